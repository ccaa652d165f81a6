import { z } from 'zod';
import type { Prisma, Subscription, SubscriptionMailKind } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';

/** The content of a job: the mail's id. It contains no names, addresses or texts. */
export const mailJobSchema = z.object({ mailId: z.int() });

/**
 * Queues a mail about a subscription, once per period, in the transaction of the change that causes it. Returns the mail's id; null if
 * it was noted before.
 */
export async function noteMail(
  { queue }: Pick<Services, 'queue'>,
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
  services: Pick<Services, 'queue'>,
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
  { queue }: Pick<Services, 'queue'>,
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

type Needed = Pick<Services, 'queue'>;

/** The content of a job: the refund that its person is told of. */
export const refundJobSchema = z.object({ refundId: z.int() });

/** The content of a job: what an admin is told of. */
export const paymentNewsSchema = z.union([
  z.object({ adminId: z.int(), disputeId: z.int(), closed: z.boolean() }),
  z.object({ adminId: z.int(), failedRefundId: z.int() }),
  z.object({ adminId: z.int(), secondSubscriptionId: z.int() }),
]);

/** Queues the mail about a refund, in the transaction that records it. */
export const noteRefundMail = ({ queue }: Needed, tx: Prisma.TransactionClient, refundId: number): Promise<void> =>
  queue.add(tx, 'refund-mail', { refundId });

/** Queues mails to all admins that a dispute was opened or is over. */
export const noteDisputeMails = (
  services: Needed,
  tx: Prisma.TransactionClient,
  news: { disputeId: number; closed: boolean },
): Promise<void> => noteToAdmins(services, tx, news);

/** The same that the money of a refund has come back. */
export const noteFailedRefundMails = (
  services: Needed,
  tx: Prisma.TransactionClient,
  failedRefundId: number,
): Promise<void> => noteToAdmins(services, tx, { failedRefundId });

/** The same that an employer pays for a second subscription. */
export const noteDoublePaymentMails = (
  services: Needed,
  tx: Prisma.TransactionClient,
  secondSubscriptionId: number,
): Promise<void> => noteToAdmins(services, tx, { secondSubscriptionId });

/** Integrations are admins without an email. */
async function noteToAdmins({ queue }: Needed, tx: Prisma.TransactionClient, news: object): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: 'ROLE_ADMIN', email: { not: null }, deletedAt: null, bannedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  await queue.addAll(
    tx,
    'payment-news',
    admins.map(({ id: adminId }) => ({ adminId, ...news })),
  );
}
