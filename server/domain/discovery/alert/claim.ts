import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { QueueName } from '../../../queue/queue.ts';
import type { BillingServices } from '../../billing/context.ts';
import { write } from '../../core/write/write.ts';
import { type AlertTable, lockDueAlerts, moveAlertsOn } from './claim.sql.ts';
import { nextAlert, settledUntil } from './schedule.ts';

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
export async function claimDueAlerts(services: BillingServices, kind: AlertKind): Promise<void> {
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
  { db, queue, now }: BillingServices,
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
