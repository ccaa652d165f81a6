import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { firstName } from '../../core/text/firstName.ts';
import { write, writeSql } from '../../core/write/write.ts';
import { type Claimed, claimDeliveries, noteEndedGifts } from './attempt.sql.ts';
import { listeningPeople } from './webhook.policy.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The pauses after each failed attempt, three days together. The tenth failure is the last. */
const pausesMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  18 * hourMs,
  22 * hourMs,
];

/** An endpoint where nothing has arrived for that long is paused. */
const longestMs = pausesMs.reduce((sum, pause) => sum + pause, 0);

/** The receiver is no more and wants nothing: its endpoint is paused at once, as the standard asks. */
const goneStatus = 410;

/** A process without news for that long is considered dead. Longer than an attempt may take. */
const leaseMs = minuteMs;

/** Takes deliveries that are due; `settle` says what became of each. */
export const dueDeliveries = (
  services: Pick<Services, 'sql' | 'now'>,
  { limit, busy }: { limit: number; busy: readonly number[] },
): Promise<Claimed[]> => {
  const at = services.now();
  const leaseUntil = new Date(at.getTime() + leaseMs);
  return writeSql(services, (tx) => claimDeliveries(tx, { at, leaseUntil, limit, busy }));
};

export type Outcome = {
  request: string;
  /** Null: there was no answer. */
  status: number | null;
  answer: string | null;
  /** Null: it was delivered. */
  error: string | null;
};

/** What became of an attempt. `paused`: it has ended its endpoint, and its owner is mailed. */
export type Settled = 'delivered' | 'failed' | 'paused';

/** Stores what became of an attempt, unless it was taken by another process or sent again meanwhile. */
export async function settle(
  services: Pick<Services, 'db' | 'now' | 'queue'>,
  { id, endpointId, attempts, dueAt, url }: Claimed,
  outcome: Outcome,
): Promise<Settled> {
  const at = services.now();
  const isDelivered = outcome.error === null;
  const pause = pausesMs[attempts];
  const next =
    isDelivered || pause === undefined
      ? { state: isDelivered ? ('DELIVERED' as const) : ('FAILED' as const) }
      : { dueAt: new Date(at.getTime() + pause) };
  return write({ db: services.db }, [], async (tx) => {
    await tx.webhookDelivery.updateMany({
      where: { id, state: 'WAITING', dueAt },
      data: { ...outcome, ...next, attempts: attempts + 1 },
    });
    if (isDelivered) {
      await tx.webhookEndpoint.updateMany({
        where: { id: endpointId, failingSince: { not: null } },
        data: { failingSince: null },
      });
      return 'delivered';
    }
    await tx.webhookEndpoint.updateMany({ where: { id: endpointId, failingSince: null }, data: { failingSince: at } });
    // Of an endpoint whose address was changed meanwhile, the answer says nothing.
    const isGone = outcome.status === goneStatus;
    const longAgo = new Date(at.getTime() - longestMs);
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id: endpointId, pausedAt: null, ...(isGone ? { url } : { failingSince: { lte: longAgo } }) },
      data: { pausedAt: at, gone: isGone },
    });
    if (count === 0) return 'failed';
    await services.queue.add(tx, 'webhook-mail', { endpointId, pausedAt: at.toISOString() });
    return 'paused';
  });
}

/** Forgets an event whose record its owner may not see any more. */
export async function withdraw(services: Pick<Services, 'db'>, { id }: Claimed): Promise<void> {
  await write({ db: services.db }, [], (tx) => tx.webhookDelivery.deleteMany({ where: { id } }));
}

/** Called every minute by any number of processes: an event is noted once. */
export async function noteEnds(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = services.now();
  await write({ db: services.db }, [], (tx) => noteEndedGifts(tx, { after: new Date(at.getTime() - dayMs), at }));
}

/** The content of a job: one pause of one endpoint. */
const webhookJobSchema = z.object({ endpointId: z.int(), pausedAt: z.iso.datetime() });

/** Tells owners that an endpoint of theirs was paused. */
export const sendWebhookMails = mailJobs('webhook-mail', webhookJobSchema, compose);

async function compose(
  services: Services,
  { endpointId, pausedAt }: z.output<typeof webhookJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: one that was resumed in the meantime is not mailed about.
  const endpoint = await db.webhookEndpoint.findFirst({
    where: { id: endpointId, pausedAt: new Date(pausedAt), user: listeningPeople },
    select: { url: true, gone: true, user: { select: { id: true, name: true, email: true } } },
  });
  if (!endpoint?.user.email) return null;
  const { id, name, email } = endpoint.user;
  const { host } = new URL(endpoint.url);
  const reason = endpoint.gone
    ? `your webhook endpoint at ${host} has answered that it is gone (status 410).`
    : `nothing has reached your webhook endpoint at ${host} for three days.`;
  const mail = letter({
    subject: 'Your webhook endpoint is paused',
    text: [
      `Hello ${firstName(name)},`,
      `${reason} We have paused it: new events are not sent there.`,
      'When it works again, please resume it. Then we send what still waits, and new events.',
    ],
    link: { action: 'See what went wrong', url: links.webhooks() },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: email, people: [id] },
    what: 'a mail about a paused webhook endpoint',
    ids: { user: id, endpoint: endpointId },
  };
}
