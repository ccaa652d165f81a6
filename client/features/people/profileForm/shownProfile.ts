import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import {
  profileFields,
  profileFlags,
  profileTexts,
} from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { labelOf, yesNo } from '../../core/record/shownValues.ts';
import type { ShownFields } from '../../core/record/useVersionedForm.tsx';
import type { ProfileValues } from './profileValues.ts';
import type { ProfileChoices } from './useProfileChoices.ts';

/** A profile as text, to be compared with another version. */
export function shownProfile(values: ProfileValues, choices: ProfileChoices): ShownFields<ProfileValues> {
  const { sexId, nativeCountryId, languageId, cityId, jobId, experienceId, minRate } = profileFields;
  return {
    ...forFields(profileTexts, (name) => [profileFields[name].label, values[name]]),
    sexId: [sexId.label, labelOf(choices.sexOptions, values.sexId)],
    nativeCountryId: [nativeCountryId.label, labelOf(choices.countryOptions, values.nativeCountryId)],
    languageId: [languageId.label, labelOf(choices.languageOptions, values.languageId)],
    cityId: [cityId.label, labelOf(choices.cityOptions, values.cityId)],
    jobId: [jobId.label, labelOf(choices.jobOptions, values.jobId)],
    experienceId: [experienceId.label, labelOf(choices.experienceOptions, values.experienceId)],
    minRate: [minRate.label, values.minRate],
    ...forFields(profileFlags, (name) => [profileFields[name].label, yesNo(values[name])]),
  };
}
