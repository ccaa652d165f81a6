import type { Sql } from '../../../database/sql.ts';
import { writeSql } from '../../core/write/write.ts';
import type { FileServices } from '../../files/context.ts';
import { storeReplyTimes, whoHasReplyTime, whoWrote } from './keep.sql.ts';
import { countedMs, replyTimesOf } from './replyTime.ts';

type Services = Pick<FileServices, 'sql' | 'now'>;

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
export async function keepReplyTimes(services: Services): Promise<void> {
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
