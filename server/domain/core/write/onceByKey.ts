import { createHash, randomUUID } from 'node:crypto';
import type { IdempotentCall } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../context.ts';
import { Failure } from '../failures/errors.ts';
import { startOf } from '../limits/periods.ts';
import { viewerId } from '../viewer/viewer.ts';
import { spend } from './spend.ts';
import { write } from './write.ts';

/** What a call with a key asks for. Two with the same `content` are the same call. */
export type KeyedCall = {
  key: string;
  content: string;
  /** Whether the verb knows a repeated `clientKey` itself, so that running it again does nothing twice. */
  isSafeToRepeat: boolean;
};

export type KeyedAnswer = { status: number; text: string | undefined };

/** What became of a call with a key. */
export type Once<Answer> =
  | { is: 'run'; answer: Answer }
  /** It was run before, with this answer. */
  | { is: 'stored'; answer: KeyedAnswer }
  /** It was run before. Its answer was too large to be kept, or someone whom it is about was deleted. */
  | { is: 'done'; status: number }
  /** Another call has this key. */
  | { is: 'other' }
  /** The first one is under way. */
  | { is: 'running' }
  /** The first one has not ended: its process may have stopped before it changed something, or after. */
  | { is: 'unknown' };

/** Characters of an answer that is kept. */
export const largestKept = 1_000_000;
/** A call that takes longer has ended with its process, or is an upload. */
const longestRunMs = 60_000;

/**
 * Runs a call once for each key of the viewer, in all processes. The key is claimed before it, and the answer of a success is kept for
 * a day. A refused call has changed nothing and leaves its key free. One that failed can be run again by the same call only.
 *
 * The claim, the change and the answer are three transactions. Where the process ends between them, the same call is run again if that is
 * safe, and otherwise is `unknown` until its key expires.
 * @param run is given a key for verbs that find what they did with the same one
 * @returns null for a visitor, who has no keys: nothing tells two visitors apart
 */
export async function onceByKey<Answer extends KeyedAnswer>(
  ctx: Ctx,
  { key, content, isSafeToRepeat }: KeyedCall,
  run: (clientKey: string) => Promise<Answer>,
): Promise<Once<Answer> | null> {
  const userId = viewerId(ctx.viewer);
  if (userId === null) return null;
  await spend(ctx, 'keyedCalls');
  const fingerprint = createHash('sha256').update(content).digest('base64url');
  const { call, isNew } = await claim(ctx, { userId, key, fingerprint });
  // It was refused just now.
  if (call === null) return { is: 'running' };
  if (!isNew) {
    if (call.fingerprint !== fingerprint) return { is: 'other' };
    const { status, body, runsUntil } = call;
    if (status !== null)
      return body === null || (await isAboutDeleted(ctx, call.claimedAt, body))
        ? { is: 'done', status }
        : { is: 'stored', answer: { status, text: body } };
    if (runsUntil !== null && runsUntil > ctx.now()) return { is: 'running' };
    if (runsUntil !== null && !isSafeToRepeat) return { is: 'unknown' };
    if (!(await takeOver(ctx, call))) return { is: 'running' };
  }
  let answer: Answer;
  try {
    answer = await run(call.clientKey);
  } catch (error) {
    await settle(ctx, call, error instanceof Failure ? error.status : 500);
    throw error;
  }
  await settle(ctx, call, answer.status, answer.text);
  return { is: 'run', answer };
}

/** More than any ordinary answer has. */
const maxIds = 10_000;

/** Whether a person whose id is in an answer was deleted since. A deletion removes the answers that are there, but not later ones. */
async function isAboutDeleted({ db }: Ctx, since: Date, body: string): Promise<boolean> {
  const ids = [...new Set(Array.from(body.matchAll(/[iI]d": ?([1-9]\d{0,8})(?!\d)/g), ([, id]) => Number(id)))];
  return ids.length > maxIds || (await db.user.count({ where: { id: { in: ids }, deletedAt: { gte: since } } })) > 0;
}

type Claimed = Omit<IdempotentCall, 'id'>;

const runsUntil = ({ now }: Ctx): Date => new Date(now().getTime() + longestRunMs);

/** The call of this key: a new one, or the one that has it. */
function claim(
  ctx: Ctx,
  { userId, key, fingerprint }: Pick<Claimed, 'userId' | 'key' | 'fingerprint'>,
): Promise<{ call: Claimed | null; isNew: boolean }> {
  return write(ctx, [], async (tx) => {
    await tx.idempotentCall.deleteMany({ where: { userId, key, claimedAt: { lt: startOf('calls', ctx) } } });
    const [added] = await tx.idempotentCall.createManyAndReturn({
      data: { userId, key, fingerprint, clientKey: randomUUID(), claimedAt: ctx.now(), runsUntil: runsUntil(ctx) },
      skipDuplicates: true,
    });
    if (added) return { call: added, isNew: true };
    const where = { userId_key: { userId, key } };
    return { call: await tx.idempotentCall.findUnique({ where }), isNew: false };
  });
}

/** Claims a call whose process has stopped. False if another copy has claimed it. */
const takeOver = async (ctx: Ctx, { userId, key, clientKey, runsUntil: former }: Claimed): Promise<boolean> => {
  const { count } = await write(ctx, [], (tx) =>
    tx.idempotentCall.updateMany({
      where: { userId, key, clientKey, status: null, runsUntil: former },
      data: { runsUntil: runsUntil(ctx) },
    }),
  );
  return count > 0;
};

/** Notes how a call has ended. What it did stays done if that cannot be noted. */
async function settle(ctx: Ctx, call: Claimed, status: number, text?: string): Promise<void> {
  const { userId, key, clientKey } = call;
  const where = { userId, key, clientKey };
  const isKept = text !== undefined && text.length <= largestKept;
  const data = status < 300 ? { status, body: isKept ? text : null, runsUntil: null } : { runsUntil: null };
  try {
    // The viewer may be another one after the call, such as a guest who is a user now.
    await write({ db: ctx.db }, [], async (tx) => {
      if (status >= 400 && status < 500) await tx.idempotentCall.deleteMany({ where });
      else await tx.idempotentCall.updateMany({ where, data });
    });
  } catch (error) {
    ctx.log.error({ err: error }, 'the end of a call with a key could not be stored');
  }
}

/** A record, or some of its columns, before and after it was changed. */
export type Change<Row> = { before: Row; after: Row };
