import type { InvoiceStatus, Prisma, Subscription } from '../../../generated/prisma/client.ts';
import type { ProviderInvoice, SubscriptionState } from '../../../payment/payment.ts';
import { isTaken, type ProviderDispute, type ProviderRefund, type ProviderReturns } from '../../../payment/payment.ts';
import { isActiveNow } from '../../accounts/access/paywall.policy.ts';
import type { Services } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { noteCreditNotes } from '../documents/creditNotes.ts';
import {
  type Ending,
  noteChange,
  noteDisputeMails,
  noteFailedRefundMails,
  noteReceipt,
  noteRefundMail,
} from './note.ts';
import { isOver } from './subscription.policy.ts';

type Needed = Pick<Services, 'queue' | 'now'>;

/** Older refunds that we hear of for the first time are not mailed any more: the provider's events reach as far back. */
const mailedMs = 30 * dayMs;

/**
 * Records the refunds and disputes of an invoice, and queues a mail about each that is new. Call it under the subscription's lock.
 */
export async function recordReturns(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoice: { id: number; subscriptionId: number },
  { refunds, disputes }: ProviderReturns,
): Promise<void> {
  for (const refund of refunds) await recordRefund(services, tx, invoice.id, refund);
  if (disputes.length === 0) return;
  for (const dispute of disputes) await recordDispute(services, tx, invoice.id, dispute);
  const { subscriptionId } = invoice;
  const held = await tx.dispute.findMany({ where: { invoice: { subscriptionId } }, orderBy: { openedAt: 'asc' } });
  const disputedAt = held.find(isTaken)?.openedAt ?? null;
  await tx.subscription.update({ where: { id: subscriptionId }, data: { disputedAt } });
}

async function recordRefund(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoiceId: number,
  { id: providerId, amount, state, createdAt, purpose, reason }: ProviderRefund,
): Promise<void> {
  const before = await tx.refund.findUnique({ where: { providerId }, select: { state: true } });
  if (before?.state === state) return;
  const { id } = await tx.refund.upsert({
    where: { providerId },
    create: { providerId, invoiceId, amount, state, createdAt, purpose, reason },
    update: { state },
    select: { id: true },
  });
  const isRecent = createdAt.getTime() > services.now().getTime() - mailedMs;
  if (!before && state !== 'FAILED' && isRecent) await noteRefundMail(services, tx, id);
  if (state === 'FAILED' && (before || isRecent)) await noteFailedRefundMails(services, tx, id);
}

async function recordDispute(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoiceId: number,
  { id: providerId, ...facts }: ProviderDispute,
): Promise<void> {
  const before = await tx.dispute.findUnique({ where: { providerId }, select: { closedAt: true } });
  const closedAt = isOver(facts) ? (before?.closedAt ?? services.now()) : null;
  const { id } = await tx.dispute.upsert({
    where: { providerId },
    create: { providerId, invoiceId, ...facts, closedAt },
    update: { ...facts, closedAt },
    select: { id: true },
  });
  if (closedAt === null ? !before : !before?.closedAt) {
    await noteDisputeMails(services, tx, { disputeId: id, closed: closedAt !== null });
  }
}

/** A refund or a dispute follows a payment. */
export const everPaidStatuses: InvoiceStatus[] = ['PAID', 'REFUNDED', 'DISPUTED'];
const wasEverPaid = (status: InvoiceStatus): boolean => everPaidStatuses.includes(status);

/** The recorded subscription, and whether it has changed. */
export type Recorded = { subscription: Subscription; isNew: boolean };

/** The columns that follow the provider's state. */
const factsOf = (
  row: Pick<
    Subscription,
    | 'status'
    | 'currentPeriodEnd'
    | 'cancelAtPeriodEnd'
    | 'awaitsConfirmation'
    | 'cardBrand'
    | 'cardLast4'
    | 'cardExpiryMonth'
    | 'cardExpiryYear'
    | 'recurringMode'
    | 'currency'
    | 'amount'
    | 'nextRecurringMode'
    | 'nextAmount'
  >,
) => {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, awaitsConfirmation, recurringMode, currency, amount } = row;
  const { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear, nextRecurringMode, nextAmount } = row;
  const card = { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear };
  const plan = { recurringMode, currency, amount, nextRecurringMode, nextAmount };
  return { status, currentPeriodEnd, cancelAtPeriodEnd, awaitsConfirmation, ...plan, ...card };
};

/**
 * Updates our record of a subscription to the provider's state and queues mails about the change. Idempotent. Call it under
 * the subscription's lock (lock.ts) with a state that was read under it; an older state would undo newer changes.
 * @param ending why it has ended, if it has and the caller knows
 */
export async function recordState(
  services: Pick<Services, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  state: SubscriptionState,
  employerId: number,
  ending: Ending | null = null,
): Promise<Recorded> {
  const stripeSubscriptionId = state.subscriptionId;
  // Access lasts until the end of the paid period.
  const facts = factsOf({
    ...state,
    ...(await cardOf(tx, state, employerId)),
    currentPeriodEnd: state.paidUntil,
    nextRecurringMode: state.next?.recurringMode ?? null,
    nextAmount: state.next?.amount ?? null,
  });
  const held = await tx.subscription.findUnique({ where: { stripeSubscriptionId } });
  const isNew = held === null || JSON.stringify(factsOf(held)) !== JSON.stringify(facts);
  const country = state.country ?? held?.country ?? null;
  const isSecond =
    facts.status === 'ACTIVE' &&
    (await hasLive(services, tx, { employerId: held?.employerId ?? employerId, id: held?.id }));
  const subscription =
    !isNew && held.country === country && held.isSecond === isSecond
      ? held
      : await tx.subscription.upsert({
          where: { stripeSubscriptionId },
          create: { ...facts, country, isSecond, employerId, stripeSubscriptionId, createdAt: state.createdAt },
          update: { ...facts, country, isSecond },
        });
  if (isNew) await noteChange(services, tx, held, subscription, ending);
  if (state.latestInvoice) await recordInvoice(services, tx, subscription.id, state.latestInvoice);
  return { subscription, isNew };
}

/**
 * Whether the employer has another live subscription. Those whose period is over are marked as second: the rule of the database does
 * not look at the time.
 */
export async function hasLive(
  { now }: Pick<Services, 'now'>,
  tx: Prisma.TransactionClient,
  { employerId, id }: { employerId: number; id?: number | undefined },
): Promise<boolean> {
  const others = await tx.subscription.findMany({
    where: { employerId, status: 'ACTIVE', isSecond: false, ...(id !== undefined && { id: { not: id } }) },
  });
  const over = others.filter((other) => !isActiveNow(other, now())).map((other) => other.id);
  if (over.length > 0) await tx.subscription.updateMany({ where: { id: { in: over } }, data: { isSecond: true } });
  return over.length < others.length;
}

/** A deleted employer's card stays erased when news about it arrives later. */
async function cardOf(
  tx: Prisma.TransactionClient,
  { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear }: SubscriptionState,
  employerId: number,
): Promise<Pick<SubscriptionState, 'cardBrand' | 'cardLast4' | 'cardExpiryMonth' | 'cardExpiryYear'>> {
  const employer = await tx.user.findUnique({ where: { id: employerId }, select: { deletedAt: true } });
  return employer?.deletedAt
    ? { cardBrand: null, cardLast4: null, cardExpiryMonth: null, cardExpiryYear: null }
    : { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear };
}

/** Invoices with an amount of zero, and those that are not issued yet, are not recorded. */
export const isRecorded = ({ amount, isIssued }: ProviderInvoice): boolean => amount !== 0 && isIssued;

/**
 * The same for an invoice. The receipt of a payment is mailed once, also if we hear of the refund before the payment. What was refunded
 * or disputed is kept unless it was read (`returns`).
 */
export async function recordInvoice(
  services: Pick<Services, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  subscriptionId: number,
  invoice: ProviderInvoice,
): Promise<void> {
  const { id: stripeInvoiceId, number, amount, tax, currency, paidAt, createdAt, returns, plan } = invoice;
  if (!isRecorded(invoice)) return;
  const held = await tx.invoice.findUnique({ where: { stripeInvoiceId }, select: { status: true } });
  const wasReturned = held?.status === 'REFUNDED' || held?.status === 'DISPUTED';
  const status = wasReturned && !returns ? held.status : invoice.status;
  const period = plan && { recurringMode: plan.recurringMode, periodStart: plan.from, periodEnd: plan.until };
  const parts = returns && { refundedAmount: returns.refunded, disputedAmount: returns.disputed };
  const { id: invoiceId } = await tx.invoice.upsert({
    where: { stripeInvoiceId },
    create: {
      subscriptionId,
      stripeInvoiceId,
      number,
      status,
      amount,
      taxAmount: tax,
      currency,
      paidAt,
      createdAt,
      ...period,
      ...parts,
    },
    update: { number, status, amount, taxAmount: tax, currency, paidAt, ...period, ...parts },
    select: { id: true },
  });
  if (returns) {
    await recordReturns(services, tx, { id: invoiceId, subscriptionId }, returns);
    await noteCreditNotes(services, tx, invoiceId, returns.refunded);
  }
  // A refund that fails later, or a dispute that is won, makes it paid again.
  if (wasEverPaid(status) && !(held && wasEverPaid(held.status))) await noteReceipt(services, tx, invoiceId);
}
