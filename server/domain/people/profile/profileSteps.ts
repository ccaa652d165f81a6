import { z } from 'zod';
import type { User } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import {
  type ProfileColumn,
  profileColumnNames,
  type ReferenceField,
  stepPercent,
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

/** What a profile consists of: the steps of the wizard, in their order, and the video. */
const profileParts = ['GENERAL', 'LOCATION', 'JOB', 'ABOUT', 'AVAILABILITY', 'PICTURE', 'VIDEO'] as const;
type ProfilePart = (typeof profileParts)[number];

export type ProfileStrength = {
  /** 0 to 100. */
  percent: number;
  /** What is not complete yet, in the order in which to complete it. */
  missing: ProfilePart[];
};

export const strengthColumns = { ...profileColumns, videoUri: true } as const;

/** docs/product/profiles.md, 'Updated'. */
const videoPercent = 100 - wizardSteps.length * stepPercent;

export function profileStrength(
  reference: Reference,
  profile: StoredProfile & { videoUri: string | null },
): ProfileStrength {
  const incomplete = new Set(incompleteSteps(reference, profile));
  const missing = profileParts.filter((part, index) =>
    part === 'VIDEO' ? profile.videoUri === null : incomplete.has(index + 1),
  );
  const lost = missing.map((part) => (part === 'VIDEO' ? videoPercent : stepPercent));
  return { percent: 100 - lost.reduce((sum, percent) => sum + percent, 0), missing };
}
