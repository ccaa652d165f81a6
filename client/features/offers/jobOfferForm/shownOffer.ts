import { labelOf, yesNo } from '../../core/record/shownValues.ts';
import type { ShownFields } from '../../core/record/useVersionedForm.tsx';
import type { OfferValues } from './offerValues.ts';
import type { OfferChoices } from './useOfferChoices.ts';

/** An offer as text, to be compared with another version. */
export const shownOffer = (values: OfferValues, choices: OfferChoices): ShownFields<OfferValues> => ({
  employer: ['Employer', values.employer?.label],
  city: ['City', labelOf(choices.cityOptions, values.city)],
  job: ['Job', labelOf(choices.jobOptions, values.job)],
  maxRate: ['Hourly rate', values.maxRate],
  description: ['Description', values.description],
  company: ['Company name', values.company],
  partTime: ['Part-time', yesNo(values.partTime)],
  fullTime: ['Full-time', yesNo(values.fullTime)],
  hoursPerWeek: ['Hours per week', values.hoursPerWeek],
  workTimes: ['Working times', values.workTimes],
  startsOn: ['First day', values.startsOn],
  headcount: ['People wanted', values.headcount],
  isPublic: ['Published', yesNo(values.isPublic)],
  photoUri: ['Picture', values.photoUri === null ? 'None' : 'Yes'],
});
