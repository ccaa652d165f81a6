import { z } from 'zod';
import type { Prisma, Subscription, SubscriptionMailKind } from '../../../generated/prisma/client.ts';
import type { BillingServices } from '../context.ts';

/** The content of a job: the mail's id. It contains no names, addresses or texts. */
export const mailJobSchema = z.object({ mailId: z.int() });

/**
 * Queues a mail about a subscription, once per period, in the transaction of the change that causes it. Returns the mail's id; null if
 * it was noted before.
 */
export async function noteMail(
  { queue }: Pick<BillingServices, 'queue'>,
  tx: Prisma.TransactionClient,
  { id: subscriptionId, currentPeriodEnd: periodEnd }: Pick<Subscription, 'id' | 'currentPeriodEnd'>,
  kind: SubscriptionMailKind,
): Promise<number | null> {
  const [noted] = await tx.subscriptionMail.createManyAndReturn({
    data: [{ subscriptionId, kind, periodEnd }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!noted) return null;
  await queue.add(tx, 'subscription-mail', { mailId: noted.id });
  return noted.id;
}

/** The mails that a change of a subscription causes. */
export async function noteChange(
  services: Pick<BillingServices, 'queue'>,
  tx: Prisma.TransactionClient,
  before: Subscription | null,
  now: Subscription,
): Promise<void> {
  const ran = before?.status === 'ACTIVE' || before?.status === 'PAST_DUE';
  const wasOverdue = before?.status === 'PAST_DUE';
  if (now.status === 'PAST_DUE' && now.awaitsConfirmation) {
    if (!wasOverdue || !before.awaitsConfirmation) await noteMail(services, tx, now, 'CONFIRM');
  } else if (now.status === 'PAST_DUE' && !wasOverdue) await noteMail(services, tx, now, 'FAILED');
  if (now.status === 'CANCELED' && ran) await noteMail(services, tx, now, 'ENDED');
  if (before === null) return;
  if (now.status === 'ACTIVE' && now.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    await noteMail(services, tx, now, 'CANCELED');
  }
  // What is no longer true may become true again in the same period: another cancellation, or another card.
  if (!now.cancelAtPeriodEnd && before.cancelAtPeriodEnd) await forget(tx, now, 'CANCELED');
  if (cardOf(now) !== cardOf(before)) await forget(tx, now, 'CARD_EXPIRES');
}

const cardOf = ({ cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear }: Subscription): string =>
  JSON.stringify([cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear]);

const forget = (
  tx: Prisma.TransactionClient,
  { id: subscriptionId }: Pick<Subscription, 'id'>,
  kind: SubscriptionMailKind,
) => tx.subscriptionMail.deleteMany({ where: { subscriptionId, kind } });

/** The content of a receipt's job. */
export const receiptJobSchema = z.object({ invoiceId: z.int(), paidUntil: z.iso.datetime() });

/** Queues the receipt of an invoice, in the transaction that records its payment. */
export async function noteReceipt(
  { queue }: Pick<BillingServices, 'queue'>,
  tx: Prisma.TransactionClient,
  invoiceId: number,
): Promise<void> {
  const { subscription } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { subscription: { select: { currentPeriodEnd: true } } },
  });
  const paidUntil = subscription.currentPeriodEnd.toISOString();
  await queue.add(tx, 'receipt-mail', { invoiceId, paidUntil });
}
