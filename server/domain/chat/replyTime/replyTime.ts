import type { Sql } from '../../../database/sql.ts';
import type { ReplyTime } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { dayMs } from '../../core/text/durations.ts';
import { writeSql } from '../../core/write/write.ts';
import { medianAnswers, storeReplyTimes, whoHasReplyTime, whoWrote } from './replyTime.sql.ts';

/**
 * How soon a person usually answers in contact chats, so coarsely that it reveals no single answer. The rows of job seekers keep it
 * (`keep.ts`).
 */

const hour = 3600;
/** The longest median of each, in seconds. Longer ones are not told. */
const longest: readonly [ReplyTime, number][] = [
  ['HOUR', hour],
  ['FEW_HOURS', 6 * hour],
  ['DAY', 24 * hour],
  ['FEW_DAYS', 5 * 24 * hour],
];

export const countedMs = 90 * dayMs;
/** Fewer answers say nothing. */
const leastAnswers = 5;
/** What is read for a person is bounded: the latest messages of the latest chats. */
const latestChats = 40;
const latestMessages = 40;

/**
 * The median time from the first message that the other side of a contact chat was waiting with to the person's next message,
 * over the answers of the last 90 days. An application is such a message. Null with fewer than five answers. Batched.
 */
export function replyTime(ctx: Ctx, userId: number): Promise<ReplyTime | null> {
  return replyTimeOf(ctx, userId);
}

/** The same of several people, by one statement. */
export async function replyTimesOf({ sql, now }: Pick<Ctx, 'sql' | 'now'>, userIds: number[]) {
  const since = new Date(now().getTime() - countedMs);
  const rows = await medianAnswers(sql, userIds, { since, latestChats, latestMessages, leastAnswers });
  const medians = new Map(rows.map(({ userId, seconds }) => [userId, seconds]));
  return (userId: number): ReplyTime | null => {
    const seconds = medians.get(userId);
    return seconds === undefined ? null : (longest.find(([, most]) => seconds <= most)?.[0] ?? null);
  };
}

const replyTimeOf = batchedBy((ctx: Ctx, userIds: number[]) => replyTimesOf(ctx, userIds));

type Needed = Pick<Services, 'sql' | 'now'>;

/** People in one statement. */
const batchSize = 500;
/** A message is committed a little after the time that it has. */
const overlapMs = 60_000;

/** Until when a process has kept them. */
const keptUntil = new WeakMap<Sql, Date>();

/**
 * Keeps the reply times of job seekers in their rows, so that a list of people counts nothing. Called again and again: the first
 * time it counts everyone who has one or might have one, then those with an answer that is new or has become too old. Idempotent,
 * and safe in several processes at once.
 */
export async function keepReplyTimes(services: Needed): Promise<void> {
  const { sql } = services;
  const until = services.now();
  const kept = keptUntil.get(sql);
  const after = new Date((kept?.getTime() ?? until.getTime() - countedMs) - overlapMs);
  const before = (time: Date) => new Date(time.getTime() - countedMs);
  const wrote = await whoWrote(sql, [
    { after, until },
    { after: before(after), until: before(until) },
  ]);
  const ids = kept ? wrote : [...new Set([...wrote, ...(await whoHasReplyTime(sql))])];
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize);
    const times = await replyTimesOf(services, some);
    await writeSql(services, (tx) => storeReplyTimes(tx, new Map(some.map((id) => [id, times(id)]))));
  }
  keptUntil.set(sql, until);
}
