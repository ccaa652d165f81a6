import { z } from 'zod';
import type { AuditRecordType, Prisma } from '../../../generated/prisma/client.ts';
import { boundsOfMonth, ledgerMonth, reportPeriod } from '../../billing/ledger/report.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { offerTexts } from '../../core/catalog/offerFields.input.ts';
import { textsInFiles } from '../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { dayOf } from '../../core/text/format/date.ts';
import type { KeyGroup } from '../../core/viewer/keyGroups.input.ts';
import { pendingIntroductions } from '../../hiring/contactRequest/introduction.ts';
import {
  contactRequestTable,
  employerTable,
  jobOfferTable,
  jobSeekerTable,
  type OfficeSelection,
} from '../lists/tables.ts';
import type { ExportedRows, ExportRow } from './columns.ts';
import { deferredRows, ledgerRows, registerRows } from './columns.ts';
import type { ExportName } from './export.input.ts';

/** The lists that can be exported: their filters, as addresses carry them, and their columns. */

export type ExportList = {
  recordType: AuditRecordType;
  /** As the audit log calls it. */
  label: string;
  /** A group that a key has to include besides that of the route. */
  keyGroup?: KeyGroup;
  /** @throws ZodError */
  filter: z.ZodType<ExportFilter>;
  rows: (ctx: Ctx, filter: ExportFilter) => Promise<ExportedRows>;
};

export type ExportFilter = Readonly<Record<string, string | number | boolean | undefined>>;

const flag = z
  .enum(['true', 'false'], 'Please use true or false.')
  .transform((text) => text === 'true')
  .optional();
const id = z.coerce
  .number('Please use an id.')
  .int('Please use an id.')
  .min(0, 'Please use an id.')
  .max(2_147_483_647, 'Please use an id.')
  .optional();
const words = z.string().optional();

const filters = {
  jobSeekers: z.strictObject({
    q: words,
    active: flag,
    updated: flag,
    cityId: id,
    jobId: id,
    experienceId: id,
    hasPhoto: flag,
    unread: flag,
  }),
  employers: z.strictObject({ q: words, cityId: id, unread: flag }),
  jobOffers: z.strictObject({
    q: words,
    state: z.enum(['DRAFT', 'ACTIVE', 'FILLED', 'EXPIRED'], 'Please use a known state.').optional(),
    active: flag,
    employerId: id,
    cityId: id,
    jobId: id,
  }),
  contactRequests: z.strictObject({
    fullTime: flag,
    partTime: flag,
    jobId: id,
    cityId: id,
    employerId: id,
    jobSeekerId: id,
    statusId: id,
    unread: flag,
  }),
  introductions: z.strictObject({ employerId: id, jobSeekerId: id }),
  ledger: z.strictObject({ month: ledgerMonth.optional() }),
};

type Users = Prisma.UserWhereInput;

const byId = { orderBy: { id: 'asc' } } as const;

/** Names of what a person refers to, from memory. */
const placeOf = ({ reference }: Ctx, { cityId, jobId }: { cityId: number | null; jobId: number | null }) => ({
  job: reference.jobs.get(jobId)?.name ?? null,
  city: reference.cities.get(cityId)?.name ?? null,
});

const userRows =
  (
    listed: (ctx: Ctx, filter: ExportFilter) => Promise<Users>,
    columns: (ctx: Ctx, user: Prisma.UserGetPayload<object>) => ExportRow,
  ) =>
  async (ctx: Ctx, filter: ExportFilter): Promise<ExportedRows> => {
    const where = await listed(ctx, filter);
    return {
      count: () => ctx.db.user.count({ where }),
      after: async (last, take) => {
        const users = await ctx.db.user.findMany({ where: { AND: [where, { id: { gt: last } }] }, ...byId, take });
        return users.map((user) => columns(ctx, user));
      },
    };
  };

const requestColumns = {
  include: {
    employer: { select: { name: true } },
    jobSeeker: { select: { name: true } },
    status: { select: { name: true } },
  },
} as const;

const requestRows =
  (listed: (ctx: Ctx, filter: ExportFilter) => Promise<Prisma.ContactRequestWhereInput>) =>
  async (ctx: Ctx, filter: ExportFilter): Promise<ExportedRows> => {
    const where = await listed(ctx, filter);
    return {
      count: () => ctx.db.contactRequest.count({ where }),
      after: async (last, take) => {
        const page = { where: { AND: [where, { id: { gt: last } }] }, ...byId, take };
        const requests = await ctx.db.contactRequest.findMany({ ...page, ...requestColumns });
        return requests.map(({ id, employerId, employer, jobSeekerId, jobSeeker, status, ...request }) => ({
          id,
          employerId,
          employer: employer.name,
          jobSeekerId,
          jobSeeker: jobSeeker.name,
          name: request.name,
          email: request.email,
          whatsApp: request.whatsApp,
          company: request.company,
          description: request.description,
          partTime: request.partTime,
          fullTime: request.fullTime,
          status: status?.name ?? null,
          createdAt: request.createdAt,
          activatedAt: request.activatedAt,
        }));
      },
    };
  };

/** The filter of one list as the selection of its table. The schema of the list has checked it. */
const selected =
  (list: keyof OfficeSelection) =>
  (filter: ExportFilter): OfficeSelection => ({ [list]: filter });

export const exportLists: Record<ExportName, ExportList> = {
  'job-seekers': {
    recordType: 'JOB_SEEKER',
    label: 'job seekers',
    filter: filters.jobSeekers,
    rows: userRows(
      (ctx, filter) => jobSeekerTable.listed(ctx, selected('jobSeekers')(filter)),
      (ctx, user) => ({
        id: user.id,
        name: user.name,
        email: user.email,
        whatsApp: user.whatsApp,
        active: user.active,
        paused: user.pausedAt !== null,
        updated: user.profileUpdated,
        title: user.title,
        description: user.description,
        ...placeOf(ctx, user),
        minRate: user.minRate,
        experience: ctx.reference.experiences.get(user.experienceId)?.name ?? null,
        gender: ctx.reference.sexes.get(user.sexId)?.name ?? null,
        language: ctx.reference.languages.get(user.languageId)?.name ?? null,
        countryOfOrigin: ctx.reference.countries.get(user.nativeCountryId)?.name ?? null,
        situationInCountry: user.situationInCountry,
        ...forFields(textsInFiles, (name) => user[name]),
        partTime: user.partTime,
        fullTime: user.fullTime,
        createdAt: user.createdAt,
        lastMessageAt: user.lastMessageAt,
      }),
    ),
  },
  employers: {
    recordType: 'EMPLOYER',
    label: 'employers',
    filter: filters.employers,
    rows: userRows(
      (ctx, filter) => employerTable.listed(ctx, selected('employers')(filter)),
      (ctx, user) => ({
        id: user.id,
        name: user.name,
        email: user.email,
        whatsApp: user.whatsApp,
        company: user.company,
        city: placeOf(ctx, user).city,
        guest: user.loginEmail === null,
        activeOffers: user.activeOffers,
        createdAt: user.createdAt,
        lastMessageAt: user.lastMessageAt,
      }),
    ),
  },
  'job-offers': {
    recordType: 'JOB_OFFER',
    label: 'job offers',
    filter: filters.jobOffers,
    rows: async (ctx, filter) => {
      const where = await jobOfferTable.listed(ctx, selected('jobOffers')(filter));
      return {
        count: () => ctx.db.jobOffer.count({ where }),
        after: async (last, take) => {
          const page = { where: { AND: [where, { id: { gt: last } }] }, ...byId, take };
          const offers = await ctx.db.jobOffer.findMany({ ...page, include: { employer: { select: { name: true } } } });
          return offers.map((offer) => ({
            id: offer.id,
            employerId: offer.employerId,
            employer: offer.employer.name,
            ...forFields(offerTexts, (name) => offer[name]),
            ...placeOf(ctx, offer),
            maxRate: offer.maxRate,
            state: offer.state,
            description: offer.description,
            partTime: offer.partTime,
            fullTime: offer.fullTime,
            hoursPerWeek: offer.hoursPerWeek,
            startsOn: dayOf(offer.startsOn),
            headcount: offer.headcount,
            createdAt: offer.createdAt,
            expiresAt: offer.expiresAt,
          }));
        },
      };
    },
  },
  'contact-requests': {
    recordType: 'CONTACT_REQUEST',
    label: 'contact requests',
    filter: filters.contactRequests,
    rows: requestRows((ctx, filter) => contactRequestTable.listed(ctx, selected('contactRequests')(filter))),
  },
  introductions: {
    recordType: 'CONTACT_REQUEST',
    label: 'introductions',
    filter: filters.introductions,
    rows: requestRows(async (ctx, filter) => pendingIntroductions(ctx, filter).where),
  },
  ledger: {
    recordType: 'INVOICE',
    label: 'ledger',
    keyGroup: 'BILLING',
    filter: filters.ledger,
    rows: (ctx, { month }) => ledgerRows(ctx, typeof month === 'string' ? boundsOfMonth(month) : {}),
  },
  'invoice-register': {
    recordType: 'INVOICE',
    label: 'invoice register',
    keyGroup: 'BILLING',
    filter: reportPeriod,
    rows: (ctx, filter) => registerRows(ctx, filter),
  },
  'deferred-revenue': {
    recordType: 'INVOICE',
    label: 'deferred revenue',
    keyGroup: 'BILLING',
    filter: filters.ledger,
    rows: (ctx, { month }) => deferredRows(ctx, typeof month === 'string' ? month : null),
  },
};
