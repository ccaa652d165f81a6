import { z } from 'zod';
import type { AuditRecordType, BulkActionKind, Prisma, Role } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import type { Change } from '../../core/write/onceByKey.ts';
import { changeContactRequestStatusIn, restoreContactRequestStatus } from '../../hiring/contactRequest/change.ts';
import { changeJobOfferIn, restoreJobOffer } from '../../offers/life/life.ts';
import { restoreJobSeekerActive, setJobSeekerActiveIn } from '../../people/jobSeeker/activation.ts';
import {
  contactRequestTable,
  employerTable,
  jobOfferTable,
  jobSeekerTable,
  type OfficeSelection,
  type Table,
} from '../lists/tables.ts';
import { bulkChosenLimit, bulkEmailLimit, bulkRowLimit } from './bulkAction.input.ts';
import { importRowLimit } from './import/import.input.ts';
import { type ImportList, importLists } from './import/lists.ts';

/**
 * What can be done to many rows at once. Each kind calls the function that the button of a single row calls, so that there
 * is no second rule.
 */

/** What an action needs to know beside its rows. */
export type BulkParams = { statusId: number | null };

/** What an action will do to the chosen rows. */
export type BulkPreview = {
  total: number;
  changing: number;
  /** Rows that stay as they are, by the reason. */
  unchanged: { reason: string; count: number }[];
  /** Some of the rows that change. */
  names: string[];
};

export type BulkKind = {
  recordType: AuditRecordType;
  typename: string;
  limit: number;
  preview: (ctx: Ctx, selection: OfficeSelection, params: BulkParams) => Promise<BulkPreview>;
  /** @throws InvalidInput on `rows` for a selection of another list */
  ids: (ctx: Ctx, selection: OfficeSelection, most: number) => Promise<number[]>;
  does: Email | Changes | Adds;
};

/** Sends an email to people of this role. It cannot be undone. */
export type Email = { role: Role; change?: undefined; add?: undefined };

/** Makes a record of each row of a file. It cannot be undone: records are deleted one by one. */
export type Adds = { add: ImportList['add']; role?: undefined; change?: undefined };

export type Changes = {
  role?: undefined;
  add?: undefined;
  /** Changes a row. Null: nothing had to be changed. Values are stored as JSON. */
  change: (
    ctx: Ctx,
    tx: Prisma.TransactionClient,
    id: number,
    params: BulkParams,
  ) => Promise<Change<Prisma.InputJsonValue> | null>;
  /** Sets a row back, if it still is as the change left it. Resolves to whether it was. */
  restore: (ctx: Ctx, tx: Prisma.TransactionClient, id: number, change: Change<Prisma.JsonValue>) => Promise<boolean>;
};

/** Which rows change and which stay as they are, by reasons that exclude each other. */
type Split<Where> = (params: BulkParams) => { changing: Where; unchanged: { reason: string; where: Where }[] };

const namesShown = 5;

/** The parts of a kind that follow from its list. */
function rowsOf<Where>(table: Table<Where>, limit: number, split: Split<Where>) {
  async function chosen(ctx: Ctx, selection: OfficeSelection): Promise<Where> {
    const { ids, ...filters } = selection;
    const given = Object.values(filters).filter((filter) => filter != null);
    const listed = await table.listed(ctx, selection);
    if (ids != null && given.length === 0) {
      if (ids.length > bulkChosenLimit) throw InvalidInput.of('rows', `Please choose at most ${bulkChosenLimit} rows.`);
      return table.every([listed, table.among(ids)]);
    }
    if (ids == null && given.length === 1 && table.filterOf(selection) != null) return listed;
    throw InvalidInput.of('rows', 'Please choose rows, or all rows of one list.');
  }
  return {
    recordType: table.recordType,
    typename: table.typename,
    limit,
    async preview(ctx: Ctx, selection: OfficeSelection, params: BulkParams): Promise<BulkPreview> {
      const rows = await chosen(ctx, selection);
      const { changing, unchanged } = split(params);
      const [total, names, ...counts] = await Promise.all([
        table.count(ctx, rows),
        table.names(ctx, table.every([rows, changing]), namesShown),
        ...unchanged.map(({ where }) => table.count(ctx, table.every([rows, where]))),
      ]);
      const found = unchanged.map(({ reason }, index) => ({ reason, count: counts[index] ?? 0 }));
      return {
        total,
        changing: counts.reduce((left, count) => left - count, total),
        unchanged: found.filter(({ count }) => count > 0),
        names,
      };
    },
    ids: async (ctx: Ctx, selection: OfficeSelection, most: number) =>
      table.ids(ctx, await chosen(ctx, selection), most),
  };
}

/** A verb that changes columns, and the verb that sets them back. */
const changes = <Columns>(
  columns: z.ZodType<Columns>,
  {
    change,
    restore,
  }: {
    change: (ctx: Ctx, tx: Prisma.TransactionClient, id: number, params: BulkParams) => Promise<Change<Columns> | null>;
    restore: (ctx: Ctx, tx: Prisma.TransactionClient, id: number, change: Change<Columns>) => Promise<boolean>;
  },
): Changes => ({
  change: async (ctx, tx, id, params) => {
    const changed = await change(ctx, tx, id, params);
    return changed && { before: stored(columns.parse(changed.before)), after: stored(columns.parse(changed.after)) };
  },
  restore: async (ctx, tx, id, { before, after }) =>
    restore(ctx, tx, id, { before: columns.parse(before), after: columns.parse(after) }),
});

/** Times as text. */
const stored = (columns: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(columns));

const time = z.union([z.null(), z.coerce.date()]);

// What was done before there were versions has none.
const activation = z.object({ active: z.boolean(), pausedAt: time, activeVersion: z.int().optional() });
const period = z.object({
  state: z.enum(['DRAFT', 'ACTIVE', 'FILLED', 'EXPIRED']),
  expiresAt: time,
  stateVersion: z.int().optional(),
});
const status = z.object({ statusId: z.int().nullable() });

const setActive = (active: boolean): Changes =>
  changes(activation, {
    change: (ctx, tx, id) => setJobSeekerActiveIn(ctx, tx, id, active),
    restore: restoreJobSeekerActive,
  });

const changeOffer = (step: 'publish' | 'takeBack' | 'fill' | 'renew'): Changes =>
  changes(period, {
    change: async (ctx, tx, id) => {
      const changed = await changeJobOfferIn(ctx, tx, step, id);
      return changed.before === changed.after ? null : changed;
    },
    restore: restoreJobOffer,
  });

/** The rows are those of a file, which `domain/office/bulkAction/import` reads. */
function fromFile({ recordType, add }: ImportList, typename: string): BulkKind {
  const refuse = async () => {
    throw InvalidInput.of('kind', 'Please import a file.');
  };
  return { recordType, typename, limit: importRowLimit, preview: refuse, ids: refuse, does: { add } };
}

const withEmail = () => ({
  changing: { email: { not: null } },
  unchanged: [{ reason: 'No email address', where: { email: null } }],
});

const rejected = { held: true, review: { state: 'REJECTED' } } as const satisfies Prisma.JobOfferWhereInput;

export const bulkKinds: Record<BulkActionKind, BulkKind> = {
  JOB_SEEKER_ACTIVATE: {
    ...rowsOf(jobSeekerTable, bulkRowLimit, () => ({
      changing: { active: false },
      unchanged: [{ reason: 'Already active', where: { active: true } }],
    })),
    does: setActive(true),
  },
  JOB_SEEKER_PAUSE: {
    // An admin's pause also changes a profile that its job seeker paused.
    ...rowsOf(jobSeekerTable, bulkRowLimit, () => ({
      changing: { OR: [{ active: true }, { pausedAt: { not: null } }] },
      unchanged: [{ reason: 'Not active', where: { active: false, pausedAt: null } }],
    })),
    does: setActive(false),
  },
  JOB_SEEKER_EMAIL: { ...rowsOf(jobSeekerTable, bulkEmailLimit, withEmail), does: { role: 'ROLE_CANDIDATE' } },
  EMPLOYER_EMAIL: { ...rowsOf(employerTable, bulkEmailLimit, withEmail), does: { role: 'ROLE_EMPLOYER' } },
  JOB_OFFER_FILL: {
    ...rowsOf<Prisma.JobOfferWhereInput>(jobOfferTable, bulkRowLimit, () => ({
      changing: { state: 'ACTIVE' },
      unchanged: [
        { reason: 'Already filled', where: { state: 'FILLED' } },
        { reason: 'A draft', where: { state: 'DRAFT' } },
        { reason: 'Expired', where: { state: 'EXPIRED' } },
      ],
    })),
    does: changeOffer('fill'),
  },
  JOB_OFFER_RENEW: {
    ...rowsOf<Prisma.JobOfferWhereInput>(jobOfferTable, bulkRowLimit, () => ({
      changing: { state: { not: 'DRAFT' } },
      unchanged: [{ reason: 'A draft, which has to be published', where: { state: 'DRAFT' } }],
    })),
    does: changeOffer('renew'),
  },
  JOB_OFFER_PUBLISH: {
    ...rowsOf<Prisma.JobOfferWhereInput>(jobOfferTable, bulkRowLimit, () => ({
      changing: { state: 'DRAFT', NOT: rejected },
      unchanged: [
        { reason: 'Already published', where: { state: 'ACTIVE' } },
        { reason: 'Filled', where: { state: 'FILLED' } },
        { reason: 'Expired', where: { state: 'EXPIRED' } },
        { reason: 'Rejected, and not changed since', where: { state: 'DRAFT', ...rejected } },
      ],
    })),
    does: changeOffer('publish'),
  },
  JOB_OFFER_TAKE_BACK: {
    ...rowsOf<Prisma.JobOfferWhereInput>(jobOfferTable, bulkRowLimit, () => ({
      changing: { state: 'ACTIVE' },
      unchanged: [
        { reason: 'A draft already', where: { state: 'DRAFT' } },
        { reason: 'Filled', where: { state: 'FILLED' } },
        { reason: 'Expired', where: { state: 'EXPIRED' } },
      ],
    })),
    does: changeOffer('takeBack'),
  },
  CONTACT_REQUEST_STATUS: {
    ...rowsOf(contactRequestTable, bulkRowLimit, ({ statusId }) =>
      statusId === null
        ? {
            changing: { statusId: { not: null } },
            unchanged: [{ reason: 'No status already', where: { statusId: null } }],
          }
        : {
            changing: { OR: [{ statusId: null }, { statusId: { not: statusId } }] },
            unchanged: [{ reason: 'This status already', where: { statusId } }],
          },
    ),
    does: changes(status, {
      change: (ctx, tx, id, { statusId }) => changeContactRequestStatusIn(ctx, tx, id, statusId),
      restore: restoreContactRequestStatus,
    }),
  },
  JOB_SEEKER_IMPORT: fromFile(importLists['job-seekers'], 'JobSeeker'),
  JOB_OFFER_IMPORT: fromFile(importLists['job-offers'], 'JobOffer'),
};
