import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { offerFields, offerTexts } from '../../../../server/domain/core/catalog/offerFields.input.ts';
import { labelOf, yesNo } from '../../core/record/shownValues.ts';
import type { ShownFields } from '../../core/record/useVersionedForm.tsx';
import type { OfferValues } from './offerValues.ts';
import type { OfferChoices } from './useOfferChoices.ts';

/** An offer as text, to be compared with another version. */
export const shownOffer = (values: OfferValues, choices: OfferChoices): ShownFields<OfferValues> => ({
  employer: [offerFields.employerId.label, values.employer?.label],
  city: [offerFields.cityId.label, labelOf(choices.cityOptions, values.city)],
  job: [offerFields.jobId.label, labelOf(choices.jobOptions, values.job)],
  maxRate: [offerFields.maxRate.label, values.maxRate],
  description: [offerFields.description.label, values.description],
  ...forFields(offerTexts, (name) => [offerFields[name].label, values[name]] as const),
  partTime: [offerFields.partTime.label, yesNo(values.partTime)],
  fullTime: [offerFields.fullTime.label, yesNo(values.fullTime)],
  hoursPerWeek: [offerFields.hoursPerWeek.label, values.hoursPerWeek],
  startsOn: [offerFields.startsOn.label, values.startsOn],
  headcount: [offerFields.headcount.label, values.headcount],
  isPublic: [offerFields.state.label, yesNo(values.isPublic)],
  photoUri: [offerFields.photoUri.label, values.photoUri === null ? 'None' : 'Yes'],
});
