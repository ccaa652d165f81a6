import { type ProfileField, wizardSteps } from '../../../server/domain/core/catalog/profileFields.input.ts';
import { lastStep, type ProfilePlace, stepSchema } from '../../../server/domain/people/profile/profile.input.ts';
import { type ProfileValues, type SavedValues, savedValues } from '../../features/people/profileForm/profileValues.ts';

/** Where the wizard continues: the first step whose stored fields are not complete, counted from 0. */
export function firstOpenStep(stored: ProfileValues, place: ProfilePlace | null): number {
  const open = wizardSteps.findIndex(
    (_fields, index) => !stepSchema(index + 1, { place, stored }).safeParse(stored).success,
  );
  return open === -1 ? lastStep - 1 : open;
}

/** The input of `saveProfile` for the fields of a step, 1 to 6. */
export function stepInput(values: ProfileValues, step: number): { step: number } & Partial<SavedValues> {
  const fields: readonly ProfileField[] = wizardSteps[step - 1] ?? [];
  const entries = Object.entries(savedValues(values)).filter(([field]) => fields.some((asked) => asked === field));
  return { step, ...Object.fromEntries(entries) };
}
