import { z } from 'zod';
import {
  type Prisma,
  RecurringMode,
  type Subscription,
  type SubscriptionMailKind,
} from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';

/** The content of a job: the mail's id. It contains no names, addresses or texts. */
export const mailJobSchema = z.object({ mailId: z.int() });

/** What a mail tells, as it was when it happened: the plan of now and the one that follows, and why it has ended. */
export const toldSchema = z.object({
  recurringMode: z.enum(RecurringMode),
  amount: z.int(),
  nextRecurringMode: z.enum(RecurringMode).nullable(),
  nextAmount: z.int().nullable(),
  ending: z.enum(['CANCELED', 'UNPAID', 'REFUNDED', 'DISPUTED', 'WITHDRAWN', 'STOPPED']).nullable(),
});

export type Told = z.output<typeof toldSchema>;

/** Why a subscription has ended. `STOPPED`: by the operator, here or at the payment provider. */
export type Ending = NonNullable<Told['ending']>;

/**
 * Queues a mail about a subscription, once per period, in the transaction of the change that causes it. Returns the mail's id; null if
 * it was noted before.
 */
export async function noteMail(
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  { id: subscriptionId, currentPeriodEnd: periodEnd, ...plan }: Subscription,
  kind: SubscriptionMailKind,
  ending: Ending | null = null,
): Promise<number | null> {
  const { recurringMode, amount, nextRecurringMode, nextAmount } = plan;
  const told: Told = { recurringMode, amount, nextRecurringMode, nextAmount, ending };
  const [noted] = await tx.subscriptionMail.createManyAndReturn({
    data: [{ subscriptionId, kind, periodEnd, told }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!noted) return null;
  await queue.add(tx, 'subscription-mail', { mailId: noted.id });
  return noted.id;
}

/** The same for what can happen again in a period: the mail before it, if it still waits, is not sent. */
async function noteAgain(
  services: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  subscription: Subscription,
  kind: SubscriptionMailKind,
): Promise<void> {
  await forget(tx, subscription, kind);
  await noteMail(services, tx, subscription, kind);
}

/** The plan that is charged next. */
export const nextPlan = (
  plan: Pick<Subscription, 'recurringMode' | 'amount' | 'nextRecurringMode' | 'nextAmount'>,
) => ({
  recurringMode: plan.nextRecurringMode ?? plan.recurringMode,
  amount: plan.nextAmount ?? plan.amount,
});

/** Whether both renew with the same plan at the same price. A plan that has begun as announced is no change. */
export const haveSameRenewal = (
  ...[one, other]: [...Parameters<typeof nextPlan>, ...Parameters<typeof nextPlan>]
): boolean =>
  nextPlan(one).recurringMode === nextPlan(other).recurringMode && nextPlan(one).amount === nextPlan(other).amount;

/** The mails that a change of a subscription causes. */
export async function noteChange(
  services: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  before: Subscription | null,
  now: Subscription,
  ending: Ending | null,
): Promise<void> {
  const ran = before?.status === 'ACTIVE' || before?.status === 'PAST_DUE';
  const wasOverdue = before?.status === 'PAST_DUE';
  if (now.status === 'PAST_DUE' && now.awaitsConfirmation) {
    if (!wasOverdue || !before.awaitsConfirmation) await noteMail(services, tx, now, 'CONFIRM');
  } else if (now.status === 'PAST_DUE' && !wasOverdue) await noteMail(services, tx, now, 'FAILED');
  if (now.status === 'CANCELED' && ran) await noteMail(services, tx, now, 'ENDED', ending ?? endingOf(before, now));
  if (before === null) return;
  if (now.status === 'ACTIVE' && now.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    await noteMail(services, tx, now, 'CANCELED');
  }
  // What is no longer true may become true again in the same period: another cancellation, or another card.
  if (now.cancelAtPeriodEnd !== before.cancelAtPeriodEnd) {
    await forget(tx, now, now.cancelAtPeriodEnd ? 'RESUMED' : 'CANCELED');
  }
  const isRenewed = before.status === 'ACTIVE' && now.status === 'ACTIVE' && !now.cancelAtPeriodEnd;
  if (isRenewed && !haveSameRenewal(before, now)) await noteAgain(services, tx, now, 'PLAN_CHANGED');
  else if (isRenewed && before.cancelAtPeriodEnd) await noteMail(services, tx, now, 'RESUMED');
  if (cardOf(now) === cardOf(before)) return;
  await forget(tx, now, 'CARD_EXPIRES');
  const isReplaced = before.cardLast4 !== null && now.cardLast4 !== null;
  if (ran && isReplaced && now.status !== 'CANCELED') await noteAgain(services, tx, now, 'CARD_CHANGED');
}

function endingOf(before: Subscription, now: Subscription): Ending {
  if (before.status === 'PAST_DUE') return 'UNPAID';
  return before.cancelAtPeriodEnd && now.currentPeriodEnd >= before.currentPeriodEnd ? 'CANCELED' : 'STOPPED';
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
