import type { ShownFields } from '../record/useVersionedForm.tsx';
import type { ProfileValues } from './profileValues.ts';
import type { ProfileChoices } from './useProfileChoices.ts';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const named = (options: readonly { value: number; label: string }[], id: number | null) =>
  options.find(({ value }) => value === id)?.label;

/** A profile as text, to be compared with another version. */
export const shownProfile = (values: ProfileValues, choices: ProfileChoices): ShownFields<ProfileValues> => ({
  name: ['Full name', values.name],
  email: ['Email', values.email],
  whatsApp: ['WhatsApp phone number', values.whatsApp],
  sexId: ['Gender', named(choices.sexOptions, values.sexId)],
  nativeCountryId: ['Country of origin', named(choices.countryOptions, values.nativeCountryId)],
  languageId: ['Mother tongue', named(choices.languageOptions, values.languageId)],
  cityId: ['City', named(choices.cityOptions, values.cityId)],
  situationInCountry: ['Situation in the country', values.situationInCountry],
  zipCode: ['Zip code', values.zipCode],
  jobAreas: ['Where they can work', values.jobAreas],
  jobId: ['Job', named(choices.jobOptions, values.jobId)],
  experienceId: ['Experience level', named(choices.experienceOptions, values.experienceId)],
  minRate: ['Minimum hourly rate', values.minRate],
  title: ['Title', values.title],
  description: ['Description', values.description],
  answer1: ['What makes them great at the job', values.answer1],
  answer2: ['Why to hire them', values.answer2],
  answer3: ['Preferred time slots', values.answer3],
  answer4: ['Previous employers', values.answer4],
  partTime: ['Part-time', yesNo(values.partTime)],
  fullTime: ['Full-time', yesNo(values.fullTime)],
});
