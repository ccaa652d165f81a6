import type { JobOffer, Prisma, User } from '../../../generated/prisma/client.ts';
import { type PublicOfferField, publicOfferFields } from '../catalog/offerFields.input.ts';
import { type ProfileColumn, profileColumnNames, profileFields } from '../catalog/profileFields.input.ts';
import { dayOf } from '../text/format/date.ts';

/** What others see of a record. The functions `public_profile` and `public_job_offer` of the database have the same fields. */

type PublicField = {
  [Name in ProfileColumn]: (typeof profileFields)[Name]['isPublic'] extends true ? Name : never;
}[ProfileColumn];

/** In the order in which a review shows them: the pictures first. */
export const publicProfileFields = [
  'photoUri',
  'videoUri',
  ...profileColumnNames.filter(
    (name): name is Exclude<PublicField, 'photoUri'> => name !== 'photoUri' && profileFields[name].isPublic,
  ),
  'referenceTexts',
] as const satisfies readonly (keyof User)[];

const columns = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>;

/** The columns to read. */
export const profileColumns = columns(publicProfileFields);
export const offerColumns = columns(publicOfferFields);

export type PublicProfile = Pick<User, (typeof publicProfileFields)[number]>;
export type PublicJobOffer = Pick<JobOffer, PublicOfferField>;

export type SnapshotValue = string | number | boolean | null;
export type Snapshot = Record<string, SnapshotValue>;

export const profileSnapshot = (profile: PublicProfile): Snapshot =>
  Object.fromEntries(publicProfileFields.map((field) => [field, profile[field]]));

export const offerSnapshot = (offer: PublicJobOffer): Snapshot =>
  Object.fromEntries(
    publicOfferFields.map((field) => [field, field === 'startsOn' ? dayOf(offer.startsOn) : offer[field]]),
  );

/** What was stored by these functions, or by those of the database. */
export function storedSnapshot(stored: Prisma.JsonValue): Snapshot | null {
  return stored === null ? null : Object(stored);
}
