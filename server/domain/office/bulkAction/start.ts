import type { AuditRecordType, BulkAction, BulkActionKind, Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { AuditValues } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { KeyGroup } from '../../core/viewer/keyGroups.input.ts';
import { requireKey, verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import type { OfficeSelection } from '../lists/tables.ts';
import { bulkEmailSchema, bulkKeySchema } from './bulkAction.input.ts';
import { addItems, extendLease, freeAbandoned, takeRunning } from './bulkAction.sql.ts';
import { type BulkPreview, bulkKinds } from './kinds.ts';

/** One process at a time works on an action. It renews its lease while it lives; one without a lease is considered dead. */

const leaseMs = 30_000;
export const renewEveryMs = 5_000;

type LeaseServices = Pick<Services, 'sql' | 'now'>;

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** Whether this worker may work on the action now: it runs, and no other one does. */
export async function takeLease({ sql, now }: LeaseServices, id: number, worker: string): Promise<boolean> {
  const at = now();
  return takeRunning(sql, id, worker, { at, until: leaseEnd(at) });
}

export async function renewLease({ sql, now }: LeaseServices, id: number, worker: string): Promise<void> {
  await extendLease(sql, id, worker, leaseEnd(now()));
}

/** Actions that run, and that no living process works on. They are ready to be taken. */
export async function takeFromTheDead({ sql, now }: LeaseServices): Promise<number[]> {
  const at = now();
  return freeAbandoned(sql, { at, until: leaseEnd(at) });
}

export type BulkChoice = {
  kind: BulkActionKind;
  rows: OfficeSelection;
  /** For CONTACT_REQUEST_STATUS: the status to set; null clears it. */
  statusId: number | null;
};

export type BulkActionInput = BulkChoice & {
  /** Of emails. */
  text: string | null;
  /** The number of rows that the admin was shown. */
  expected: number;
  /** Idempotency key chosen by the sender: a repeated key starts no second action. */
  clientKey: string;
};

/**
 * What an action would do to these rows. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `rows`
 */
export async function bulkActionPreview(ctx: Ctx, { kind, rows, statusId }: BulkChoice): Promise<BulkPreview> {
  requireAdmin(ctx.viewer);
  return bulkKinds[kind].preview(ctx, rows, { statusId });
}

/**
 * Starts an action on many rows; the queue does the work. The rows are chosen now, by the filter of their list.
 * @throws Conflict if other rows match now than those that the admin was shown
 */
export const startBulkAction = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, Conflict],
  async (ctx: Ctx, admin, input: BulkActionInput): Promise<BulkAction> => {
    const { clientKey } = validated(bulkKeySchema, input);
    const { kind, rows, statusId, expected } = input;
    const { does, limit, ids: chosen } = bulkKinds[kind];
    const text = does.role ? validated(bulkEmailSchema, { text: input.text ?? '' }).text : null;
    const started = () =>
      ctx.db.bulkAction.findUnique({ where: { adminId_clientKey: { adminId: admin.id, clientKey } } });
    const repeated = await started();
    if (repeated) return repeated;
    const statusName = await statusNamed(ctx, kind, statusId);
    const ids = await chosen(ctx, rows, limit + 1);
    // The same click was sent twice at once, and the rows match no longer.
    const changed = ids.length === expected ? null : await started();
    if (changed) return changed;
    if (ids.length === 0) throw InvalidInput.of('rows', 'No rows are left.');
    if (ids.length > limit) {
      throw InvalidInput.of(
        'rows',
        `Please choose at most ${limit.toLocaleString('en')} rows, for example by a filter.`,
      );
    }
    if (ids.length !== expected) {
      throw new Conflict(`The list has changed: ${ids.length.toLocaleString('en')} rows match now. Please look again.`);
    }
    try {
      return await write(
        ctx,
        [],
        async (tx) => {
          const action = await createAction(ctx, tx, {
            adminId: admin.id,
            kind,
            ...(kind === 'CONTACT_REQUEST_STATUS' && { statusId, statusName }),
            text,
            allMatching: rows.ids == null,
            total: ids.length,
            clientKey,
          });
          await addItems(tx, action.id, ids);
          const values: AuditValues = { kind, rows: ids.length, ...(statusName !== null && { status: statusName }) };
          await auditedValues(ctx, tx, {
            action: 'bulkAction.start',
            type: 'BULK_ACTION',
            id: action.id,
            after: values,
          });
          return action;
        },
        { isLong: true },
      );
    } catch (error) {
      // The same click was sent twice at once, and the other one was faster.
      const first = isUniqueViolation(error) ? await started() : null;
      if (first) return first;
      throw error;
    }
  },
);

/** What a key needs beside the back office, by what the rows are. */
const groupOfRows = new Map<AuditRecordType, KeyGroup>([
  ['JOB_SEEKER', 'PEOPLE'],
  ['EMPLOYER', 'PEOPLE'],
  ['JOB_OFFER', 'OFFERS'],
  ['CONTACT_REQUEST', 'HIRING'],
]);

/** Stores an action without its rows, and tells the queue. */
export async function createAction(
  { viewer, queue, now }: Pick<Ctx, 'viewer' | 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  given: Omit<Prisma.BulkActionUncheckedCreateInput, 'leaseUntil' | 'createdAt' | 'keyId' | 'keyName'>,
): Promise<BulkAction> {
  requireKey(viewer, groupOfRows.get(bulkKinds[given.kind].recordType) ?? null, 'write');
  const key = 'key' in viewer ? viewer.key : undefined;
  const data = { ...given, ...(key && { keyId: key.id, keyName: key.name }) };
  const at = now();
  const leaseUntil = new Date(at.getTime() + leaseMs);
  const action = await tx.bulkAction.create({ data: { ...data, leaseUntil, createdAt: at } });
  await queue.add(tx, 'bulk-action', { bulkActionId: action.id });
  return action;
}

/** @throws InvalidInput on `status` */
async function statusNamed({ db }: Ctx, kind: BulkActionKind, id: number | null): Promise<string | null> {
  if (kind !== 'CONTACT_REQUEST_STATUS' || id === null) return null;
  const status = await db.contactRequestStatus.findUnique({ where: { id }, select: { name: true } });
  if (!status) throw InvalidInput.of('status', 'This status no longer exists.');
  return status.name;
}
