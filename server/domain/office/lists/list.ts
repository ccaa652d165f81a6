import type { AuditEntry, AuditRecordType, Prisma, User } from '../../../generated/prisma/client.ts';
import type { AuditAction } from '../../core/audit/actions.ts';
import { type AuditValue, recordsIn } from '../../core/audit/records.ts';
import { type OfficeType, officeRecords, officeTypes, typenameOf } from '../../core/catalog/officeRecords.input.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { compareNames } from '../../core/text/cleanText.ts';
import { deletedUserName } from '../../core/text/firstName.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';

/** What is absent or null does not filter. */
export type AuditFilter = {
  adminId?: number | null;
  recordType?: AuditRecordType | null;
  recordId?: number | null;
  action?: AuditAction | null;
  /** The first moment, and the moment before which the last entry is. */
  from?: Date | null;
  before?: Date | null;
};

/**
 * The audit log, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function auditEntries(viewer: Viewer, filter: AuditFilter): Listing<Prisma.AuditEntryWhereInput> {
  requireAdmin(viewer);
  const { adminId, recordType, recordId, action, from, before } = filter;
  return {
    where: {
      ...(adminId != null && { adminId }),
      ...(recordType != null && { recordType }),
      ...(recordId != null && { recordId }),
      ...(action != null && { action }),
      ...((from != null || before != null) && {
        createdAt: { ...(from && { gte: from }), ...(before && { lt: before }) },
      }),
    },
    order: [{ field: 'createdAt', direction: 'desc' }],
  };
}

/**
 * All admins by name, integrations among them, to filter the log by. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function auditAdmins({ db, viewer }: Ctx): Promise<User[]> {
  requireAdmin(viewer);
  const admins = await db.user.findMany({ where: { role: 'ROLE_ADMIN' }, orderBy: { id: 'asc' } });
  return admins.toSorted((one, other) => compareNames(one.name, other.name));
}

/** A field that an action changed. `isPersonal`: its values are not kept. */
export type AuditChange = { field: string; before: AuditValue; after: AuditValue; isPersonal: boolean };

/** The fields that an entry is about, those with values first. */
export function changesOf({ before, after, personalFields }: AuditEntry): AuditChange[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return [
    ...Object.keys({ ...was, ...is }).map((field) => ({
      field,
      before: was[field] ?? null,
      after: is[field] ?? null,
      isPersonal: false,
    })),
    ...personalFields.map((field) => ({ field, before: null, after: null, isPersonal: true })),
  ];
}

/** What `audited` has stored. */
const valuesOf = (stored: Prisma.JsonValue): Record<string, AuditValue> => Object(stored);

type RecordKey = Pick<AuditEntry, 'recordType' | 'recordId'>;

/** A record of the log that still exists, as its kind of node; and the present name of a person. */
export type AuditedRecord = { typename: string; id: number; name: string | null };

/** The record of an entry, if it still exists. For admins. Batched. */
export async function auditedRecord(ctx: Ctx, { recordType, recordId }: RecordKey) {
  requireAdmin(ctx.viewer);
  return recordId === null ? null : recordOf(ctx, `${recordType} ${recordId}`);
}

/** What the record of an entry is called: a person as they are called now, all others as they were called then. */
export async function auditedName(ctx: Ctx, entry: RecordKey & Pick<AuditEntry, 'recordLabel'>) {
  if (entry.recordLabel !== null || !isPerson(entry.recordType)) return entry.recordLabel;
  return (await auditedRecord(ctx, entry))?.name ?? deletedUserName;
}

const isPerson = (type: AuditRecordType): boolean => type === 'JOB_SEEKER' || type === 'EMPLOYER' || type === 'ADMIN';

const recordOf = batchedBy(async (ctx: Ctx, keys: string[]) => {
  const ids = new Map<AuditRecordType, number[]>();
  for (const key of keys) {
    const [type, id] = key.split(' ');
    for (const known of Object.keys(readers).filter(isRecordType)) {
      if (known === type) ids.set(known, [...(ids.get(known) ?? []), Number(id)]);
    }
  }
  const found = new Map<string, AuditedRecord>();
  await Promise.all(
    [...ids].map(async ([type, among]) => {
      const { typename, read } = readers[type];
      for (const { id, name = null } of await read(ctx, { id: { in: among } })) {
        found.set(`${type} ${id}`, { typename, id, name });
      }
    }),
  );
  return (key: string) => found.get(key) ?? null;
});

const isRecordType = (type: string): type is AuditRecordType => Object.hasOwn(readers, type);

type Ids = { id: { in: number[] } };
type Found = { id: number; name?: string };

const select = { id: true } as const;

const people = ({ db }: Ctx, where: Ids) =>
  db.user.findMany({ where: { ...where, deletedAt: null }, select: { id: true, name: true } });

type Reader = { typename: string; read: (ctx: Ctx, where: Ids) => PromiseLike<Found[]> };

const ofRecords = Object.fromEntries(
  officeTypes.map((type): [OfficeType, Reader] => [
    type,
    {
      typename: typenameOf(type),
      read: ({ db }, where) => recordsIn(db)[officeRecords[type].model].findMany({ where, select }),
    },
  ]),
) as Record<OfficeType, Reader>;

/** How the records of each type are found, and what they are called in the graph. */
const readers: Record<AuditRecordType, Reader> = {
  ...ofRecords,
  JOB_SEEKER: { typename: 'JobSeeker', read: people },
  EMPLOYER: { typename: 'Employer', read: people },
  ADMIN: { typename: 'Admin', read: people },
  INTEGRATION: { typename: 'Integration', read: ({ db }, where) => db.integration.findMany({ where, select }) },
  JOB_OFFER: { typename: 'JobOffer', read: ({ db }, where) => db.jobOffer.findMany({ where, select }) },
  JOB_APPLICATION: {
    typename: 'JobApplication',
    read: ({ db }, where) => db.jobApplication.findMany({ where, select }),
  },
  CONTACT_REQUEST: {
    typename: 'ContactRequest',
    read: ({ db }, where) => db.contactRequest.findMany({ where, select }),
  },
  CHAT: { typename: 'Chat', read: ({ db }, where) => db.chat.findMany({ where, select }) },
  SUBSCRIPTION: {
    typename: 'EmployerSubscription',
    read: ({ db }, where) => db.subscription.findMany({ where, select }),
  },
  PAYMENT_DIFFERENCE: {
    typename: 'PaymentDifference',
    read: ({ db }, where) => db.paymentDifference.findMany({ where, select }),
  },
  INVOICE: { typename: 'Invoice', read: ({ db }, where) => db.invoice.findMany({ where, select }) },
  BULK_ACTION: { typename: 'BulkAction', read: ({ db }, where) => db.bulkAction.findMany({ where, select }) },
  WEBHOOK_ENDPOINT: {
    typename: 'WebhookEndpoint',
    // Others than its owner do not see it.
    read: ({ db, viewer }, where) =>
      db.webhookEndpoint.findMany({ where: { ...where, userId: requireAdmin(viewer).id }, select }),
  },
  SYSTEM: { typename: 'System', read: async () => [] },
  REPORT: { typename: 'Report', read: ({ db }, where) => db.report.findMany({ where, select }) },
};
