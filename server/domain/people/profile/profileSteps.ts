import { z } from 'zod';
import type { User } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import {
  type ProfileColumn,
  profileColumnNames,
  type ReferenceField,
  wizardSteps,
} from '../../core/catalog/profileFields.input.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import { type ProfilePlace, profileRules } from './profile.input.ts';

/** A stored profile, seen by the rules of the wizard. */

/** The steps of the wizard, 1 to 6, that a stored profile does not pass. */
export function incompleteSteps(reference: Reference, profile: StoredProfile): number[] {
  const { place, country } = placeOf(reference, profile.cityId);
  const fields = profileRules('wizard', {
    place,
    isKnown: isKnownIn(reference),
    stored: profile,
    storedRate: profile.minRate,
  });
  const stored = { ...profile, country };
  return wizardSteps.flatMap((asked, index) => {
    const schema = z.object(Object.fromEntries(asked.map((field) => [field, fields[field]])));
    return schema.safeParse(stored).success ? [] : [index + 1];
  });
}

/** The columns that the wizard asks for. */
export const profileColumns = forFields(profileColumnNames, () => true as const);

export type StoredProfile = Pick<User, ProfileColumn>;

/** What the city decides, and the name of its country. */
export function placeOf(
  { cities, countries }: Reference,
  cityId: number | null,
): { place: ProfilePlace | null; country: string | null } {
  const city = cities.get(cityId);
  const country = city && countries.get(city.countryId);
  if (!city || !country) return { place: null, country: null };
  const { recommendedPrices } = city;
  return { place: { recommendedPrices, situationList: country.situationList }, country: country.name };
}

export function isKnownIn(reference: Reference): (field: ReferenceField, id: number) => boolean {
  const tables = {
    sexId: reference.sexes,
    nativeCountryId: reference.countries,
    languageId: reference.languages,
    cityId: reference.cities,
    jobId: reference.jobs,
    experienceId: reference.experiences,
  };
  return (field, id) => tables[field].get(id) !== null;
}
