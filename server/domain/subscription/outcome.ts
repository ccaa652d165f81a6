import { z } from 'zod';
import type { DomainContext, Services } from '../context.ts';
import { formatDay } from '../format/date.ts';
import { deliverMail } from '../mail/deliver.ts';
import { letter } from '../mail/letter.ts';
import { questions } from '../mail/questions.ts';
import { greetingOf } from '../subscriptionMail/compose.ts';
import { write } from '../write/write.ts';
import { announceSubscription } from './announce.ts';
import { recordArrival } from './arrival.ts';
import { askProviderOutsidePayment, PaymentUnknown } from './askProvider.ts';
import { takeSubscriptionLock, withEmployerLock } from './lock.ts';
import type { Recorded } from './record.ts';
import { isActive } from './subscription.policy.ts';

/** Payments whose outcome is not known, because the provider did not respond: it is asked again a little later. */

const askAfterSeconds = 120;

/** The clock of the provider counts seconds, and may differ from ours. */
const clockDifferenceMs = 10_000;

const jobSchema = z.object({
  employerId: z.int(),
  /** The provider's id of the subscription that was to be changed; null for a purchase. */
  subscriptionId: z.string().nullable(),
  /** Whether the attempt was to charge the card. */
  isCharge: z.boolean(),
  triedAt: z.iso.datetime(),
});

type Attempt = Omit<z.infer<typeof jobSchema>, 'triedAt'>;

/**
 * Makes an attempt to pay. If the provider does not respond, it is asked about two minutes later what became of it, and the person
 * is mailed the result.
 */
export async function withOutcome<Result>(
  ctx: Pick<DomainContext, 'db' | 'queue' | 'now'>,
  attempt: Attempt,
  pay: () => Promise<Result>,
): Promise<Result> {
  const triedAt = ctx.now().toISOString();
  try {
    return await pay();
  } catch (error) {
    if (error instanceof PaymentUnknown) {
      const job = { ...attempt, triedAt } satisfies z.infer<typeof jobSchema>;
      const options = { afterSeconds: askAfterSeconds, key: String(attempt.employerId) };
      await write({ db: ctx.db }, [], (tx) => ctx.queue.add(tx, 'payment-outcome', job, options));
    }
    throw error;
  }
}

/** Asks about the attempts that are due. Called every few seconds by any number of processes. */
export async function learnOutcomes(services: Services): Promise<void> {
  await services.queue.work('payment-outcome', ({ id, data }) => learn(services, id, jobSchema.parse(data)));
}

async function learn(services: Services, jobId: string, job: z.infer<typeof jobSchema>): Promise<void> {
  const { db, payment, log } = services;
  const { employerId, isCharge } = job;
  if (payment.mode === 'none') return;
  const all = await record(services, job);
  for (const { subscription, isNew } of all) if (isNew) announceSubscription(services, subscription);
  if (!isCharge || (await isPaid(services, job))) return;
  const employer = await db.user.findFirst({ where: { id: employerId, deletedAt: null } });
  if (!employer?.email) return;
  log.info({ employer: employerId }, 'a payment without an answer was not made');
  const { links, productName, supportEmail } = services;
  const mail = letter({
    subject: `Your ${productName} payment was not completed`,
    text: [
      greetingOf(employer),
      `When you paid on ${formatDay(new Date(job.triedAt))}, the payment provider did not respond. We have asked again: the payment was not completed, and you were not charged.`,
      'If you still want to pay, please try again.',
    ],
    link: employer.loginEmail === null ? null : { action: 'Try again', url: links.subscription() },
    foot: questions(supportEmail),
    productName,
  });
  await deliverMail(services, {
    jobId,
    mail: { ...mail, to: employer.email },
    what: 'a mail about a payment',
    ids: { employer: employerId },
  });
}

/** Records what the provider has. Its receipt is mailed to the person if something was paid. */
async function record(
  services: Services,
  { employerId, subscriptionId }: z.infer<typeof jobSchema>,
): Promise<Recorded[]> {
  const { payment } = services;
  const ask = <Answer>(call: () => Promise<Answer>) => askProviderOutsidePayment(services, call);
  return withEmployerLock(services, employerId, async (tx) => {
    const employer = await tx.user.findUnique({ where: { id: employerId }, select: { stripeCustomerId: true } });
    const customerId = employer?.stripeCustomerId ?? null;
    const begun =
      subscriptionId === null && customerId !== null ? await ask(() => payment.findRunning(customerId)) : [];
    const ids = subscriptionId === null ? begun.map((state) => state.subscriptionId) : [subscriptionId];
    const all: Recorded[] = [];
    for (const id of ids) {
      await takeSubscriptionLock(tx, id);
      const state = await ask(() => payment.readSubscription(id));
      const one = state && (await ask(() => recordArrival(services, tx, state)));
      if (one) all.push(one);
    }
    return all;
  });
}

/** Whether something was paid since then. After a purchase also whether there is access by now, however it was bought. */
async function isPaid(
  { db, now }: Services,
  { employerId, subscriptionId, triedAt }: z.infer<typeof jobSchema>,
): Promise<boolean> {
  const since = new Date(new Date(triedAt).getTime() - clockDifferenceMs);
  const paid = await db.invoice.count({ where: { subscription: { employerId }, paidAt: { gte: since } } });
  if (paid > 0 || subscriptionId !== null) return paid > 0;
  return (await db.subscription.count({ where: { employerId, ...isActive(now()) } })) > 0;
}
