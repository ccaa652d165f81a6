import { z } from 'zod';
import type { User } from '../../../generated/prisma/client.ts';
import type { ProfileField } from '../../core/catalog/profileFields.input.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import type { Ctx } from '../../core/context.ts';
import { validated } from '../../core/text/input/validation.ts';
import { asksForSituation, profileRules } from './profile.input.ts';
import { isKnownIn, placeOf, type StoredProfile } from './profileSteps.ts';
import type { ProfileForm } from './profileText.input.ts';

/** What stays as it is may be left out; null empties what a form lets be empty. */
export type ProfileInput = { [Field in Exclude<ProfileField, 'country' | 'photoUri'>]?: User[Field] | null };

/** What a save changes of a profile; a photo is uploaded instead. */
export type SavedColumns = Partial<Omit<StoredProfile, 'email' | 'photoUri'>> & { email?: string };

/**
 * The columns that a save changes, checked against what it leaves as it is.
 * @throws InvalidInput
 */
export function savedColumns(
  { reference }: Ctx,
  before: StoredProfile,
  input: ProfileInput,
  {
    form,
    required,
    schema = profileSchema,
  }: {
    form: ProfileForm;
    required: readonly ProfileField[];
    /** Gives the rules, for callers that keep them. */
    schema?: typeof profileSchema;
  },
): SavedColumns {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const cityId = input.cityId === undefined ? before.cityId : input.cityId;
  const moves = cityId !== before.cityId;
  const { place, country } = placeOf(reference, cityId);
  const hasForeignRate = before.minRate !== null && !place?.recommendedPrices.includes(before.minRate);
  const asked: ProfileField[] = [
    ...required,
    ...(moves ? (['situationInCountry'] as const) : []),
    // The editor shows the rate beside the city; the wizard asks for it a step later.
    ...(moves && hasForeignRate && form === 'editor' ? (['minRate'] as const) : []),
  ];
  const stored = { ...before, country };
  const values = { ...Object.fromEntries(asked.map((field) => [field, stored[field]])), ...given };
  // The country is the city's, and a photo is uploaded: neither is stored here.
  const {
    country: _ofCity,
    photoUri: _uploaded,
    ...columns
  } = validated(schema(reference, form, cityId, before), values);
  return {
    ...columns,
    ...(!asksForSituation(place) && { situationInCountry: null }),
    ...(moves && hasForeignRate && columns.minRate === undefined && { minRate: null }),
  };
}

/** Every field of a profile in this city. What is absent is not checked. */
export function profileSchema(
  reference: Reference,
  form: ProfileForm,
  cityId: number | null,
  stored: Partial<StoredProfile>,
) {
  const { place } = placeOf(reference, cityId);
  const storedRate = stored.cityId === cityId ? (stored.minRate ?? null) : null;
  return z.object(profileRules(form, { place, isKnown: isKnownIn(reference), stored, storedRate })).partial();
}
