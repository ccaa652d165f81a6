import type {
  ContactRequest,
  ContactRequestStatus,
  JobApplication,
  JobOffer,
  Prisma,
  Role,
  Subscription,
  User,
} from '../../../generated/prisma/client.ts';
import { personalEmployerFields } from '../catalog/employerFields.input.ts';
import { type PublicOfferField, personalOfferFields, publicOfferFields } from '../catalog/offerFields.input.ts';
import { type OfficeModel, type OfficeType, officeRecords, officeTypes } from '../catalog/officeRecords.input.ts';
import { type ProfileColumn, profileColumnNames, profileFields } from '../catalog/profileFields.input.ts';
import type { Ctx, Db } from '../context.ts';
import { dayOf } from '../text/format/date.ts';
import { majorUnits } from '../text/format/money.ts';

/** What the audit log keeps of each kind of record. */

/** A row of a small record of the back office. */
export type OfficeRow<Type extends OfficeType> = Prisma.TypeMap['model'][Capitalize<
  OfficeModel<Type>
>]['payload']['scalars'];

/** How Prisma finds rows of a table whose columns are not known here. */
type Finder = {
  findUnique(args: { where: { id: number } }): PromiseLike<{ id: number } | null>;
  findMany(args: { where: { id: { in: number[] } }; select: { id: true } }): PromiseLike<{ id: number }[]>;
};

/** The tables of the small records, by their models. */
export const recordsIn = (db: Db): Record<OfficeModel, Finder> => db;

/** The rows that `audited` compares. */
export type AuditedRows = {
  JOB_SEEKER: User;
  EMPLOYER: User;
  JOB_OFFER: JobOffer;
  JOB_APPLICATION: JobApplication;
  CONTACT_REQUEST: ContactRequest & { status: Pick<ContactRequestStatus, 'name'> | null };
  SUBSCRIPTION: Subscription;
} & { [Type in OfficeType]: OfficeRow<Type> };

export type AuditValue = string | number | boolean | null | (string | number)[];
export type AuditValues = Record<string, AuditValue>;

type Kept<Row> = {
  /** The record's name for readers; null where it would name a person. */
  label: (row: Row, ctx: Ctx) => string | null;
  /** What is kept as it is. An account that is deleted keeps these, or they say nothing about a person. */
  values: (row: Row, ctx: Ctx) => AuditValues;
  /** Columns of which only the change is kept: what a person or an employer wrote, and what deletion erases. */
  personal: readonly (keyof Row & string)[];
};

const noLabel = () => null;

/** What `wishesOf` keeps of a profile. */
const wishes: ReadonlySet<string> = new Set(['cityId', 'jobId', 'partTime', 'fullTime']);

/** Of a small record of the back office: its name, and the fields of its form. */
function keptOf(type: OfficeType): Kept<object> {
  const { label, fields } = officeRecords[type];
  const values = (row: object): AuditValues => {
    const all = new Map(Object.entries(row));
    return Object.fromEntries(fields.map((field) => [field, all.get(field) ?? null]));
  };
  return { label: (row) => String(values(row)[label]), values, personal: [] };
}

const keptOfRecords = Object.fromEntries(officeTypes.map((type) => [type, keptOf(type)])) as {
  [Type in OfficeType]: Kept<OfficeRow<Type>>;
};

export const auditedRecords: { [Type in keyof AuditedRows]: Kept<AuditedRows[Type]> } = {
  JOB_SEEKER: {
    label: noLabel,
    values: (user, ctx) => ({ active: user.active, paused: user.pausedAt !== null, ...wishesOf(user, ctx) }),
    personal: profileColumnNames.filter((name) => !wishes.has(name)),
  },
  EMPLOYER: {
    label: noLabel,
    values: wishesOf,
    personal: personalEmployerFields,
  },
  JOB_OFFER: {
    label: (offer, ctx) => {
      const { city, job } = placeOf(offer, ctx);
      return job && city && `${job} in ${city}`;
    },
    values: (offer, ctx) => ({
      employer: offer.employerId,
      ...placeOf(offer, ctx),
      maxRate: offer.maxRate,
      state: offer.state,
      expiresAt: timeOf(offer.expiresAt),
      partTime: offer.partTime,
      fullTime: offer.fullTime,
      hoursPerWeek: offer.hoursPerWeek,
      startsOn: dayOf(offer.startsOn),
      headcount: offer.headcount,
    }),
    personal: personalOfferFields,
  },
  JOB_APPLICATION: { label: noLabel, values: ({ state }) => ({ state }), personal: [] },
  CONTACT_REQUEST: {
    label: noLabel,
    values: ({ employerId, jobSeekerId, status, activatedAt, partTime, fullTime }) => ({
      employer: employerId,
      jobSeeker: jobSeekerId,
      status: status?.name ?? null,
      activatedAt: timeOf(activatedAt),
      partTime,
      fullTime,
    }),
    personal: ['name', 'email', 'whatsApp', 'company', 'description'],
  },
  SUBSCRIPTION: {
    label: noLabel,
    values: ({ employerId, status, recurringMode, currentPeriodEnd }) => ({
      employer: employerId,
      status,
      recurringMode,
      currentPeriodEnd: timeOf(currentPeriodEnd),
    }),
    personal: ['grantReason'],
  },
  ...keptOfRecords,
  PRICING_OPTION: {
    label: ({ currency, recurringMode }) => `${currency}, ${recurringMode.toLowerCase()}`,
    values: ({ currency, recurringMode, amount }) => ({
      currency,
      recurringMode,
      price: majorUnits(amount, currency),
    }),
    personal: [],
  },
  CITY: {
    label: ({ name }) => name,
    values: ({ name, countryId, recommendedPrices }, { reference }) => ({
      name,
      country: reference.countries.get(countryId)?.name ?? null,
      recommendedPrices,
    }),
    personal: [],
  },
};

/** The kind of record that a user of this role is. */
export const personType = (role: Role): 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN' =>
  (({ ROLE_CANDIDATE: 'JOB_SEEKER', ROLE_EMPLOYER: 'EMPLOYER', ROLE_ADMIN: 'ADMIN' }) as const)[role];

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

type Placed = { cityId: number | null; jobId: number | null };

/** Names, so that the log can be read when the city or the job is gone. */
const placeOf = ({ cityId, jobId }: Placed, { reference }: Ctx) => ({
  city: reference.cities.get(cityId)?.name ?? null,
  job: reference.jobs.get(jobId)?.name ?? null,
});

/** A deleted account keeps these: lists of other records filter by them. */
function wishesOf(user: Placed & Pick<User, 'partTime' | 'fullTime'>, ctx: Ctx): AuditValues {
  return { ...placeOf(user, ctx), partTime: user.partTime, fullTime: user.fullTime };
}

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
