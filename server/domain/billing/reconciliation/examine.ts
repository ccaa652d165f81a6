import type { Invoice, Prisma } from '../../../generated/prisma/client.ts';
import type { ListedInvoice } from '../../../payment/documents.ts';
import { inExchange } from '../../../payment/exchange.ts';
import type { ProviderPayment } from '../../../payment/history.ts';
import type { SubscriptionState } from '../../../payment/payment.ts';
import { isActive, isActiveNow } from '../../accounts/access/paywall.policy.ts';
import type { Services } from '../../core/context.ts';
import { noteDoublePayment } from '../mail/paymentNews.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { recordArrival } from '../state/arrival.ts';
import { type Finding, noteDifferences } from '../state/difference.ts';
import { announceSubscription, applyPaymentEvent } from '../state/paymentEvent.ts';
import { isRecorded, type Recorded, recordInvoice } from '../state/record.ts';
import { recordSubject } from '../state/recordSubject.ts';

/**
 * Compares one thing with the provider: repairs our record, under its lock, and notes what cannot be repaired. Each returns whether a
 * record was repaired.
 * @throws PaymentProviderUnavailable
 */

/** @param providerId the provider's id of one of our subscriptions */
export async function examineSubscription(services: Services, providerId: string): Promise<boolean> {
  const { db, payment } = services;
  const { state, recorded, mended } = await inExchange(() =>
    withSubscriptionLock(services, providerId, async (tx) => {
      const state = await payment.readSubscription(providerId);
      const recorded = state && (await recordArrival(services, tx, state));
      return {
        state,
        recorded,
        mended: recorded && (await mendInvoices(services, tx, recorded.subscription.id, state)),
      };
    }),
  );
  announce(services, recorded);
  const row =
    recorded?.subscription ?? (await db.subscription.findUnique({ where: { stripeSubscriptionId: providerId } }));
  const findings = row ? await findingsAbout(services, row.id, state) : [];
  await noteDifferences(services, providerId, findings);
  if (findings.some(({ kind }) => kind === 'SECOND_SUBSCRIPTION')) await noteDoublePayment(services, providerId);
  return recorded?.isNew || mended || false;
}

async function findingsAbout({ db, now }: Services, id: number, state: SubscriptionState | null): Promise<Finding[]> {
  const at = now();
  const row = await db.subscription.findUniqueOrThrow({
    where: { id },
    include: {
      employer: { select: { deletedAt: true } },
      invoices: { orderBy: { createdAt: 'desc' }, take: 1, select: { status: true } },
    },
  });
  const { employerId, currency, amount } = row;
  const others = await db.subscription.findMany({
    where: { employerId, id: { not: id }, ...isActive(at) },
    select: { id: true, stripeSubscriptionId: true },
  });
  const findings: Finding[] = [];
  if (!state) {
    if (isActiveNow(row, at))
      findings.push({ kind: 'ACCESS_WITHOUT_PAYMENT', employerId, currency, ourAmount: amount });
    return findings;
  }
  const isPaidBeside = others.some((other) => other.stripeSubscriptionId !== null && other.id < id);
  if (isPaidBeside && isActiveNow(row, at)) {
    findings.push({ kind: 'SECOND_SUBSCRIPTION', employerId, currency, amount: state.amount });
  }
  // It was ended at the provider, and what was paid for the rest of its period was kept.
  const isKept = state.status === 'CANCELED' && row.invoices[0]?.status === 'PAID' && state.currentPeriodEnd > at;
  if (isKept && others.length === 0 && row.employer.deletedAt === null) {
    findings.push({ kind: 'PAYMENT_WITHOUT_ACCESS', employerId, currency, amount: state.amount });
  }
  return findings;
}

export async function examinePayment(services: Services, made: ProviderPayment): Promise<boolean> {
  const { db, payment } = services;
  const { invoiceId, recorded } = await inExchange(async () => {
    const invoiceId = made.paymentId === null ? null : await payment.findInvoice(made.paymentId);
    const invoice = invoiceId === null ? null : await payment.readInvoice(invoiceId);
    const subscriptionId = invoice?.subscriptionId ?? null;
    if (subscriptionId === null) return { invoiceId, recorded: null };
    const recorded = await withSubscriptionLock(services, subscriptionId, (tx) =>
      recordSubject(services, tx, { subscriptionId, invoiceId }, true),
    );
    return { invoiceId, recorded };
  });
  announce(services, recorded);
  const { currency, amount, customerId, isRefunded } = made;
  const held =
    invoiceId === null
      ? null
      : await db.invoice.findUnique({
          where: { stripeInvoiceId: invoiceId },
          select: { amount: true, currency: true, subscription: { select: { employerId: true } } },
        });
  const findings: Finding[] = [];
  if (held === null && !isRefunded) {
    const customer =
      customerId === null
        ? null
        : await db.user.findUnique({ where: { stripeCustomerId: customerId }, select: { id: true } });
    findings.push({ kind: 'PAYMENT_WITHOUT_OWNER', employerId: customer?.id ?? null, currency, amount });
  }
  if (held !== null && (held.amount !== amount || held.currency !== currency)) {
    const { employerId } = held.subscription;
    findings.push({ kind: 'AMOUNT_DIFFERS', employerId, currency, amount, ourAmount: held.amount });
  }
  await noteDifferences(services, made.id, findings);
  return recorded?.isNew ?? false;
}

/** What became of an open dispute, whose last event may be lost: the invoice that it is about is read again. */
export async function examineDispute(
  services: Services,
  { stripeInvoiceId: invoiceId, subscriptionId }: { stripeInvoiceId: string; subscriptionId: string },
): Promise<boolean> {
  const recorded = await inExchange(() =>
    withSubscriptionLock(services, subscriptionId, (tx) =>
      recordSubject(services, tx, { subscriptionId, invoiceId }, true),
    ),
  );
  announce(services, recorded);
  return recorded?.isNew ?? false;
}

/** Tries an unmatched event again. One that the provider has deleted is settled. */
export async function examineEvent(services: Services, eventId: string): Promise<boolean> {
  const event = await services.payment.findEvent(eventId);
  if (event) return (await applyPaymentEvent(services, event)) === 'repaired';
  await noteDifferences(services, eventId, []);
  return false;
}

function announce(services: Services, recorded: Recorded | null): void {
  if (recorded?.isNew) announceSubscription(services, recorded.subscription);
}

/** What the operator watches: how many differences are open, and when the last comparison ended. */
export async function reconciliationHealth(
  db: Services['db'],
): Promise<{ differences: number; comparedAt: Date | null }> {
  const [differences, last] = await Promise.all([
    db.paymentDifference.count({ where: { settledAt: null } }),
    db.reconciliation.aggregate({ _max: { endedAt: true } }),
  ]);
  return { differences, comparedAt: last._max.endedAt };
}

/**
 * Brings all invoices of a subscription to what the provider has, older ones too, of which no message comes any more. Only those that
 * look different are read. Call it under the subscription's lock. Returns whether one was different.
 * @throws PaymentProviderUnavailable
 */
async function mendInvoices(
  services: Services,
  tx: Prisma.TransactionClient,
  id: number,
  state: SubscriptionState,
): Promise<boolean> {
  const { payment } = services;
  const rows = await tx.invoice.findMany({ where: { subscriptionId: id } });
  const held = new Map(rows.map((row) => [row.stripeInvoiceId, row]));
  let mended = false;
  for (const listed of await payment.listInvoices(state)) {
    const row = held.get(listed.id);
    if (!isRecorded(listed) || (row && isSame(row, listed))) continue;
    const invoice = await payment.readInvoice(listed.id);
    if (!invoice) continue;
    await recordInvoice(services, tx, id, invoice);
    const refundedAmount = invoice.returns?.refunded ?? 0;
    mended ||= !row || !isSame(row, { ...invoice, refundedAmount, wasDisputed: false });
  }
  return mended;
}

/** What became of a dispute is read each time. */
const isSame = (
  row: Invoice,
  { wasDisputed, refundedAmount, amount, tax, currency, status, number, paidAt, plan }: ListedInvoice,
): boolean =>
  !wasDisputed &&
  row.refundedAmount === refundedAmount &&
  row.amount === amount &&
  row.taxAmount === tax &&
  row.currency === currency &&
  row.status === status &&
  row.number === number &&
  row.periodEnd?.getTime() === plan?.until.getTime() &&
  row.paidAt?.getTime() === paidAt?.getTime();
