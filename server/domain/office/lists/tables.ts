import type { AuditRecordType, Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { type ContactRequestFilter, contactRequests } from '../../hiring/contactRequest/lists.ts';
import { type AdminJobOfferFilter, allJobOffers } from '../../offers/jobOffer/search.ts';
import { type EmployerFilter, employers } from '../../people/employer/employer.ts';
import { type AdminJobSeekerFilter, adminJobSeekers } from '../../people/jobSeeker/adminList.ts';

/** The lists of the back office whose rows bulk actions change. Their conditions are those of the lists. */

/** Which rows: single ones, or all that match the filter of their list. */
export type OfficeSelection = {
  ids?: number[] | null;
  jobSeekers?: AdminJobSeekerFilter | null;
  employers?: EmployerFilter | null;
  jobOffers?: AdminJobOfferFilter | null;
  contactRequests?: ContactRequestFilter | null;
};

export type Table<Where> = {
  /** As the audit log and the graph call a row. */
  recordType: AuditRecordType;
  typename: string;
  /** The filter in a selection; undefined or null if it has none of this list. */
  filterOf: (selection: OfficeSelection) => object | null | undefined;
  /** The condition of the list with the filter of the selection; of the whole list if there is none. */
  listed: (ctx: Ctx, selection: OfficeSelection) => Promise<Where>;
  every: (conditions: Where[]) => Where;
  among: (ids: number[]) => Where;
  count: (ctx: Ctx, where: Where) => Promise<number>;
  /** The ids in order, `most` of them. */
  ids: (ctx: Ctx, where: Where, most: number) => Promise<number[]>;
  names: (ctx: Ctx, where: Where, most: number) => Promise<string[]>;
};

type Users = Prisma.UserWhereInput;

const byId = { orderBy: { id: 'asc' } } as const;

const people = {
  every: (conditions: Users[]): Users => ({ AND: conditions }),
  among: (ids: number[]): Users => ({ id: { in: ids } }),
  count: ({ db }: Ctx, where: Users) => db.user.count({ where }),
  ids: async ({ db }: Ctx, where: Users, take: number) =>
    (await db.user.findMany({ where, select: { id: true }, ...byId, take })).map(({ id }) => id),
  names: async ({ db }: Ctx, where: Users, take: number) =>
    (await db.user.findMany({ where, select: { id: true, name: true }, ...byId, take })).map(({ name }) => name),
};

/** With a sort of its own, a list of people is never a ranking, which ends after the best matches. */
function conditionOf<Where>(list: Listing<Where> | { ranked: unknown }): Where {
  if ('where' in list) return list.where;
  throw new Error('A ranking has no condition.');
}

export const jobSeekerTable: Table<Users> = {
  ...people,
  recordType: 'JOB_SEEKER',
  typename: 'JobSeeker',
  filterOf: ({ jobSeekers }) => jobSeekers,
  listed: async (ctx, { jobSeekers }) => conditionOf(await adminJobSeekers(ctx, jobSeekers ?? {}, 'NEWEST', false)),
};

export const employerTable: Table<Users> = {
  ...people,
  recordType: 'EMPLOYER',
  typename: 'Employer',
  filterOf: ({ employers }) => employers,
  listed: async (ctx, selection) => conditionOf(await employers(ctx, selection.employers ?? {}, 'NEWEST', false)),
};

export const jobOfferTable: Table<Prisma.JobOfferWhereInput> = {
  recordType: 'JOB_OFFER',
  typename: 'JobOffer',
  filterOf: ({ jobOffers }) => jobOffers,
  listed: async ({ viewer }, { jobOffers }) =>
    allJobOffers(viewer, jobOffers ?? {}, { sort: 'NEWEST', reverse: false }).where,
  every: (conditions) => ({ AND: conditions }),
  among: (ids) => ({ id: { in: ids } }),
  count: ({ db }, where) => db.jobOffer.count({ where }),
  ids: async ({ db }, where, take) =>
    (await db.jobOffer.findMany({ where, select: { id: true }, ...byId, take })).map(({ id }) => id),
  names: async ({ db, reference }, where, take) =>
    (await db.jobOffer.findMany({ where, select: { id: true, jobId: true, cityId: true }, ...byId, take })).map(
      ({ id, jobId, cityId }) =>
        `#${id}, ${reference.jobs.get(jobId)?.name ?? ''} in ${reference.cities.get(cityId)?.name ?? ''}`,
    ),
};

export const contactRequestTable: Table<Prisma.ContactRequestWhereInput> = {
  recordType: 'CONTACT_REQUEST',
  typename: 'ContactRequest',
  filterOf: (selection) => selection.contactRequests,
  listed: async (ctx, selection) => contactRequests(ctx, selection.contactRequests ?? {}, 'REQUEST_DATE', false).where,
  every: (conditions) => ({ AND: conditions }),
  among: (ids) => ({ id: { in: ids } }),
  count: ({ db }, where) => db.contactRequest.count({ where }),
  ids: async ({ db }, where, take) =>
    (await db.contactRequest.findMany({ where, select: { id: true }, ...byId, take })).map(({ id }) => id),
  names: async ({ db }, where, take) =>
    (await db.contactRequest.findMany({ where, select: { id: true }, ...byId, take })).map(({ id }) => `#${id}`),
};
