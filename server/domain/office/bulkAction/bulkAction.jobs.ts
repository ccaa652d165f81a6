import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type BulkAction,
  type BulkActionItem,
  type BulkItemState,
  Prisma,
  type User,
} from '../../../generated/prisma/client.ts';
import { domainContext } from '../../accounts/context.ts';
import { announceEdit, isEditedType } from '../../core/audit/recordEdit.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, Failure, Forbidden, InvalidInput, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { keyGroupNames } from '../../core/viewer/keyGroups.input.ts';
import { type Key, noSession } from '../../core/viewer/viewer.ts';
import { type Writer, write } from '../../core/write/write.ts';
import { sendEmail } from '../email/email.ts';
import { lockItem } from './bulkAction.sql.ts';
import { isDecidedSince } from './decidedSince.ts';
import { type Adds, bulkKinds, type Changes } from './kinds.ts';
import { renewEveryMs, renewLease, takeFromTheDead, takeLease } from './start.ts';

/** The content of a job. */
const jobSchema = z.object({ bulkActionId: z.int() });
/** The row of a file, as an import stored it. */
const cellsSchema = z.record(z.string(), z.string());

/** Rows that are read at once. */
const batchSize = 100;
/** Rows that are done at the same time: the server needs most of its connections for visitors. */
const sideBySide = 2;

/** A job ends after this time, and another one continues, so that no job lasts longer than the queue allows. */
const longestJobMs = 60_000;

/** Of an email that may have been sent: it is not tried again. */
export const unsureNote = 'The server stopped while sending this email. It may have arrived.';

/** Works on bulk actions. Called every few seconds by any number of processes. */
export async function runBulkActions(services: Services): Promise<void> {
  const abandoned = await takeFromTheDead(services);
  if (abandoned.length > 0) {
    await write(services, [], (tx) =>
      services.queue.addAll(
        tx,
        'bulk-action',
        abandoned.map((bulkActionId) => ({ bulkActionId })),
      ),
    );
  }
  await services.queue.work('bulk-action', ({ data }) => workOn(services, jobSchema.parse(data).bulkActionId));
}

/** What the rows of an action are done with. */
type Work = { ctx: Ctx; action: BulkAction; worker: string };

async function workOn(services: Services, id: number): Promise<void> {
  const worker = randomUUID();
  if (!(await takeLease(services, id, worker))) return;
  const timer = setInterval(() => {
    // If the lease cannot be renewed, another process goes on after its end.
    renewLease(services, id, worker).catch((error: unknown) =>
      services.log.warn({ err: error }, 'a lease was not renewed'),
    );
  }, renewEveryMs);
  try {
    const action = await services.db.bulkAction.findUniqueOrThrow({ where: { id }, include: { admin: true } });
    if (!isAdmin(action.admin)) {
      await endEarly({ db: services.db, now: services.now }, id, adminLeft);
      return;
    }
    // The rules are asked as if the admin pressed the button of each row now.
    const ctx = domainContext(services, { kind: 'admin', id: action.adminId, sessionId: noSession, ...keyOf(action) });
    await workUntil(Date.now() + longestJobMs, { ctx, action, worker });
  } finally {
    clearInterval(timer);
  }
}

/** The key that has started it, for the audit log. What it may do was decided at the start. */
const keyOf = ({ keyId, keyName }: BulkAction): { key?: Key } =>
  keyId === null || keyName === null
    ? {}
    : { key: { id: keyId, name: keyName, groups: new Set(keyGroupNames), canWrite: true } };

const isAdmin = ({ role, deletedAt }: Pick<User, 'role' | 'deletedAt'>): boolean =>
  role === 'ROLE_ADMIN' && deletedAt === null;

const adminLeft = 'The admin who started it no longer has an account.';

async function workUntil(end: number, work: Work): Promise<void> {
  const { ctx, action } = work;
  for (;;) {
    const items = await ctx.db.bulkActionItem.findMany({
      where: { bulkActionId: action.id, state: 'WAITING', bulkAction: { state: 'RUNNING', worker: work.worker } },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    if (items.length === 0) return finish(ctx, work);
    const doNext = async () => {
      for (let item = items.shift(); item && Date.now() < end; item = items.shift()) await workOnItem(work, item);
    };
    await Promise.all(Array.from({ length: sideBySide }, doNext));
    if (Date.now() >= end) return handOn(ctx, work);
  }
}

/** Lets another job continue. */
async function handOn(services: Services, { action, worker }: Work): Promise<void> {
  const { db, queue } = services;
  await write({ db }, [], async (tx) => {
    const { count } = await tx.bulkAction.updateMany({ where: { id: action.id, worker }, data: { worker: null } });
    if (count > 0) await queue.add(tx, 'bulk-action', { bulkActionId: action.id });
  });
}

async function finish({ db, now }: Ctx, { action, worker }: Work): Promise<void> {
  await write({ db }, [], (tx) =>
    tx.bulkAction.updateMany({
      where: { id: action.id, worker, state: 'RUNNING' },
      data: { state: 'FINISHED', finishedAt: now(), worker: null },
    }),
  );
}

/** Ends an action; what is waiting is skipped. Resolves to whether it was running. */
export async function endEarly(
  writer: Writer & Pick<Services, 'now'>,
  id: number,
  note: string,
  inTransaction?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<boolean> {
  return write(
    writer,
    [],
    async (tx) => {
      const { count } = await tx.bulkAction.updateMany({
        where: { id, state: 'RUNNING' },
        data: { state: 'STOPPED', finishedAt: writer.now(), worker: null },
      });
      if (count === 0) return false;
      // Waits for the rows that are being done.
      await tx.bulkActionItem.updateMany({
        where: { bulkActionId: id, state: 'WAITING' },
        data: { state: 'SKIPPED', note, cells: Prisma.DbNull },
      });
      await inTransaction?.(tx);
      return true;
    },
    { isLong: true },
  );
}

type Result = {
  state: BulkItemState;
  note?: string;
  /** What was added. */
  recordId?: number;
  change?: { before: Prisma.InputJsonValue; after: Prisma.InputJsonValue };
};

/** Does one row, and notes how it went. An error that is not a failure of the domain is noted too: the others go on. */
async function workOnItem(work: Work, item: BulkActionItem): Promise<void> {
  const { ctx, action } = work;
  const { does } = bulkKinds[action.kind];
  try {
    if (does.add) await add(work, item, does);
    else if (item.recordId === null) throw new Error('The row has no record.');
    else if (does.role) await email(work, { ...item, recordId: item.recordId }, does.role);
    else await change(work, { ...item, recordId: item.recordId }, does);
  } catch (error) {
    // Each row asks anew: an admin who has lost the role does nothing more.
    const mayHaveLeft = error instanceof Forbidden || error instanceof SignInRequired;
    if (mayHaveLeft && !isAdmin(await ctx.db.user.findUniqueOrThrow({ where: { id: action.adminId } }))) {
      await endEarly({ db: ctx.db, now: ctx.now }, action.id, adminLeft);
      return;
    }
    if (!(error instanceof Failure)) {
      ctx.log.error({ err: error, bulkAction: action.id, item: item.id }, 'a row of a bulk action failed');
    }
    const result = does.add && error instanceof InvalidInput ? failedBy(error) : resultOf(error);
    await write({ db: ctx.db }, [], (tx) => note(tx, work, item, result, ['WAITING']));
  }
}

/** The row of a list. */
type Row = BulkActionItem & { recordId: number };

function resultOf(error: unknown): Result {
  if (error instanceof NotFound) return { state: 'SKIPPED', note: 'It no longer exists.' };
  if (error instanceof Conflict) return { state: 'SKIPPED', note: error.message };
  if (error instanceof Failure) return { state: 'FAILED', note: error.message };
  return { state: 'FAILED', note: 'Something went wrong on the server. Please try this row by itself.' };
}

/** The problems of a row of a file, by column. */
const failedBy = ({ fields }: InvalidInput): Result => ({
  state: 'FAILED',
  note: fields.map(({ field, message }) => `${field}: ${message}`).join(' '),
});

/** The change and its note are one transaction: either both are there after a crash, or neither. */
async function change(work: Work, item: Row, does: Changes): Promise<void> {
  const { ctx, action } = work;
  await write(ctx, [], async (tx) => {
    if (!(await hold(tx, work, item))) return;
    if (action.undoesId !== null) {
      // What the undone action replaced is what this one gives back.
      const wasSame =
        !(await isDecidedSince(tx, action.undoesId, item.recordId)) &&
        (await does.restore(ctx, tx, item.recordId, { before: item.after, after: item.before }));
      await note(tx, work, item, wasSame ? { state: 'DONE' } : { state: 'SKIPPED', note: 'Changed since.' });
      return;
    }
    const changed = await does.change(ctx, tx, item.recordId, { statusId: action.statusId });
    await note(
      tx,
      work,
      item,
      changed ? { state: 'DONE', change: changed } : { state: 'SKIPPED', note: 'Nothing to change.' },
    );
  });
  const { recordType } = bulkKinds[action.kind];
  if (isEditedType(recordType)) announceEdit(ctx, recordType, item.recordId);
}

/** The record and its note are one transaction, so that no row is lost or added twice. */
async function add(work: Work, item: BulkActionItem, does: Adds): Promise<void> {
  const { ctx, action } = work;
  const cells = cellsSchema.parse(item.cells);
  try {
    await write(ctx, [], async (tx) => {
      if (!(await hold(tx, work, item))) return;
      const recordId = await does.add(ctx, tx, cells, action.mails);
      await note(tx, work, item, recordId === null ? isThere : { state: 'DONE', recordId });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Someone added the same record at the same time.
    await write({ db: ctx.db }, [], (tx) => note(tx, work, item, isThere));
  }
}

const isThere: Result = { state: 'SKIPPED', note: 'It is there already.' };

/** Locks the row's item. False if it was done or stopped, or if another process works on the action. */
const hold = (tx: Prisma.TransactionClient, { action, worker }: Work, item: BulkActionItem): Promise<boolean> =>
  lockItem(tx, { id: item.id, actionId: action.id, worker });

/**
 * The mail is stored and queued under a key of its own, so that it is queued once, whatever happens before the row is noted. One
 * that an earlier version stored and did not finish fails, because it may have arrived.
 */
async function email(work: Work, item: Row, role: 'ROLE_CANDIDATE' | 'ROLE_EMPLOYER' | 'ROLE_ADMIN') {
  const { ctx, action } = work;
  const { db } = ctx;
  if (!(await write(ctx, [], (tx) => hold(tx, work, item)))) return;
  const clientKey = `bulk-action-${action.id}-${item.recordId}`;
  const begun = await db.emailMessage.findUnique({
    where: { senderId_clientKey: { senderId: action.adminId, clientKey } },
  });
  const mail = begun ?? (await sendEmail(ctx, { id: item.recordId, role }, { text: action.text ?? '', clientKey }));
  const result: Result =
    mail.status === 'ok'
      ? { state: 'DONE' }
      : { state: 'FAILED', note: begun ? unsureNote : 'The mail server did not accept it.' };
  // Stopped meanwhile: what was sent is still noted.
  await write({ db }, [], (tx) => note(tx, work, item, result, ['WAITING', 'SKIPPED']));
}

async function note(
  tx: Prisma.TransactionClient,
  { ctx }: Work,
  { id }: BulkActionItem,
  { state, note = undefined, recordId = undefined, change = undefined }: Result,
  from: BulkItemState[] = ['WAITING'],
): Promise<void> {
  await tx.bulkActionItem.updateMany({
    where: { id, state: { in: from } },
    data: {
      state,
      note: note ?? null,
      doneAt: ctx.now(),
      cells: Prisma.DbNull,
      ...(recordId !== undefined && { recordId }),
      ...change,
    },
  });
}
