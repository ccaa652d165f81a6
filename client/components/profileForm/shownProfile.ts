import { labelOf, yesNo } from '../record/shownValues.ts';
import type { ShownFields } from '../record/useVersionedForm.tsx';
import type { ProfileValues } from './profileValues.ts';
import type { ProfileChoices } from './useProfileChoices.ts';

/** A profile as text, to be compared with another version. */
export const shownProfile = (values: ProfileValues, choices: ProfileChoices): ShownFields<ProfileValues> => ({
  name: ['Full name', values.name],
  email: ['Email', values.email],
  whatsApp: ['WhatsApp phone number', values.whatsApp],
  sexId: ['Gender', labelOf(choices.sexOptions, values.sexId)],
  nativeCountryId: ['Country of origin', labelOf(choices.countryOptions, values.nativeCountryId)],
  languageId: ['Mother tongue', labelOf(choices.languageOptions, values.languageId)],
  cityId: ['City', labelOf(choices.cityOptions, values.cityId)],
  situationInCountry: ['Situation in the country', values.situationInCountry],
  zipCode: ['Zip code', values.zipCode],
  jobAreas: ['Where they can work', values.jobAreas],
  jobId: ['Job', labelOf(choices.jobOptions, values.jobId)],
  experienceId: ['Experience level', labelOf(choices.experienceOptions, values.experienceId)],
  minRate: ['Minimum hourly rate', values.minRate],
  title: ['Title', values.title],
  description: ['Description', values.description],
  answer1: ['What makes them great at the job', values.answer1],
  answer2: ['Why to hire them', values.answer2],
  answer3: ['Preferred time slots', values.answer3],
  answer4: ['Previous employers', values.answer4],
  partTime: ['Part-time', yesNo(values.partTime)],
  fullTime: ['Full-time', yesNo(values.fullTime)],
  videoTranscript: ['What is said in the video', values.videoTranscript],
});
