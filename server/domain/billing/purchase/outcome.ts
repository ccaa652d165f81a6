import { inExchange } from '../../../payment/exchange.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import type { Services } from '../../core/context.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { greetingOf } from '../mail/compose.ts';
import { type Question, questionSchema } from '../provider/atProvider.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { recordAllOf } from '../state/arrival.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { settleSession } from './checkout.ts';

/** Attempts whose outcome is not known, because the provider did not respond: it is asked again a little later (`atProvider.ts`). */

/** The clock of the provider counts seconds, and may differ from ours. */
const clockDifferenceMs = 10_000;

/** Asks about the attempts that are due. Called every few seconds by any number of processes. */
export async function learnOutcomes(services: Services): Promise<void> {
  await services.queue.work('payment-outcome', ({ id, data }) => learn(services, id, questionSchema.parse(data)));
}

async function learn(services: Services, jobId: string, question: Question): Promise<void> {
  if (services.payment.mode === 'none') return;
  const unpaid = await inExchange(() =>
    'sessionId' in question ? hearSession(services, question) : hearEmployer(services, question),
  );
  if (unpaid !== null) await mailUnpaid(services, jobId, { employerId: unpaid, triedAt: question.triedAt });
}

/** Records what the provider has of a session. Returns the employer whose payment was refused, or null. */
async function hearSession(services: Services, { sessionId }: { sessionId: string }): Promise<number | null> {
  const settled = await settleSession(services, sessionId);
  if (!settled) return null;
  const { subscription, isNew } = settled.recorded;
  if (isNew) announceSubscription(services, subscription);
  return settled.refusal === null ? null : subscription.employerId;
}

/**
 * Records what the provider has of an employer. Its receipt is mailed to the person if something was paid. Returns the employer
 * if the attempt was to charge the card and did not, or null.
 */
async function hearEmployer(
  services: Services,
  { employerId, charge, triedAt }: Exclude<Question, { sessionId: string }>,
): Promise<number | null> {
  const { payment } = services;
  const all = await withEmployerLock(services, employerId, (tx) =>
    recordAllOf(services, tx, employerId, payment.readBegun),
  );
  for (const { subscription, isNew } of all) if (isNew) announceSubscription(services, subscription);
  if (charge === null || (await isPaid(services, { employerId, charge, triedAt }))) return null;
  return employerId;
}

/** Whether something was paid since then. After a purchase also whether there is access by now, however it was bought. */
async function isPaid(
  { db, now }: Services,
  { employerId, charge, triedAt }: { employerId: number; charge: 'PURCHASE' | 'CHANGE'; triedAt: string },
): Promise<boolean> {
  const since = new Date(new Date(triedAt).getTime() - clockDifferenceMs);
  const paid = await db.invoice.count({ where: { subscription: { employerId }, paidAt: { gte: since } } });
  if (paid > 0 || charge === 'CHANGE') return paid > 0;
  return (await db.subscription.count({ where: { employerId, ...isActive(now()) } })) > 0;
}

async function mailUnpaid(
  services: Services,
  jobId: string,
  { employerId, triedAt }: { employerId: number; triedAt: string },
): Promise<void> {
  const { db, log, links, productName, supportEmail } = services;
  const employer = await db.user.findFirst({ where: { id: employerId, deletedAt: null } });
  if (!employer?.email) return;
  log.info({ employer: employerId }, 'a payment without an answer was not made');
  const mail = letter({
    subject: `Your ${productName} payment was not completed`,
    text: [
      greetingOf(employer),
      `When you paid on ${formatDay(new Date(triedAt))}, the payment provider did not respond. We have asked again: the payment was not completed, and you were not charged.`,
      'If you still want to pay, please try again.',
    ],
    link: employer.loginEmail === null ? null : { action: 'Try again', url: links.subscription() },
    foot: questions(supportEmail),
    productName,
  });
  await deliverMail(services, {
    jobId,
    mail: { ...mail, to: employer.email, people: [employerId] },
    what: 'a mail about a payment',
    ids: { employer: employerId },
  });
}
