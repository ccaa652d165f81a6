import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { z } from 'zod';
import type { AlertFrequency, Prisma } from '../../../generated/prisma/client.ts';
import type { QueueName } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { dailyHour, weeklyDay } from '../../core/text/format/time.ts';
import { write } from '../../core/write/write.ts';
import { type AlertTable, lockDueAlerts, moveAlertsOn } from './alert.sql.ts';

dayjs.extend(utc);

/**
 * Alerts are mails about what is new, once a day or once a week. Each kind of alert is a table with the columns `frequency`,
 * `due_at` and `covered_until` (docs/decisions/0098).
 */

/**
 * How long before a mail its period ends. A record is stored some moments after the time that it says, so the latest ones
 * may still be missing; they are in the next mail.
 */
const settlingSeconds = 5 * 60;

/** The next time of this frequency after `now`: each day, or each Monday, at 8:00 UTC. */
export function nextAlert(frequency: Exclude<AlertFrequency, 'OFF'>, now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  const first = frequency === 'DAILY' ? today : today.day(weeklyDay);
  const days = frequency === 'DAILY' ? 1 : 7;
  return (first.isAfter(now) ? first : first.add(days, 'day')).toDate();
}

/** The columns that change with the frequency. What was published while the alert was off is not mailed later. */
export const alertChange = (stored: AlertFrequency, frequency: AlertFrequency, at: Date) => ({
  frequency,
  dueAt: frequency === 'OFF' ? null : nextAlert(frequency, at),
  ...(stored === 'OFF' && { coveredUntil: at }),
});

/** The end of the period of a mail that is sent now. */
const settledUntil = (now: Date): Date => dayjs(now).subtract(settlingSeconds, 'second').toDate();

/** The content of a job: the alert, and the period that its mail covers. It contains no names, addresses or texts. */
export const alertJobSchema = z.object({ alertId: z.int(), after: z.iso.datetime(), until: z.iso.datetime() });

export type AlertJob = z.infer<typeof alertJobSchema>;

/** A kind of alert. */
export type AlertKind = {
  /** Its rows have the columns of an alert. */
  table: AlertTable;
  queue: QueueName;
  /** Those of these alerts that have something to mail, published after their `covered_until` and no later than `until`. */
  withNews: (tx: Prisma.TransactionClient, due: { ids: number[]; until: Date }) => Promise<number[]>;
};

/** Alerts per transaction. */
const batchSize = 1000;

/** Mails per run. The rest follow seconds later, so that a process can end in between and the queue stays short. */
const maxMails = 1000;

/** Queues the mails of all alerts of this kind that are due. Alerts without news only move on to their next time. */
export async function claimDueAlerts(services: Services, kind: AlertKind): Promise<void> {
  for (let mails = 0; mails < maxMails; ) {
    const { due, queued } = await claimBatch(services, kind);
    mails += queued;
    if (due < batchSize) return;
  }
}

/**
 * Moves a batch of due alerts on in the same transaction that queues their mails: each period is mailed at most once, and
 * nothing is lost when a process dies. Other processes skip these rows.
 */
function claimBatch(
  { db, queue, now }: Services,
  { table, queue: queueName, withNews }: AlertKind,
): Promise<{ due: number; queued: number }> {
  const at = now();
  const until = settledUntil(at);
  return write({ db }, [], async (tx) => {
    const due = await lockDueAlerts(tx, table, at, batchSize);
    if (due.length === 0) return { due: 0, queued: 0 };
    const ids = due.map(({ id }) => id);
    const news = new Set(await withNews(tx, { ids, until }));
    const next = { DAILY: nextAlert('DAILY', at), WEEKLY: nextAlert('WEEKLY', at) };
    await moveAlertsOn(tx, table, ids, { next, until });
    const jobs = due
      .filter(({ id }) => news.has(id))
      .map(({ id, covered_until: after }) => ({
        alertId: id,
        after: after.toISOString(),
        until: until.toISOString(),
      }));
    await queue.addAll(tx, queueName, jobs satisfies AlertJob[]);
    return { due: due.length, queued: jobs.length };
  });
}
