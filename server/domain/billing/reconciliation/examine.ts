import { inExchange } from '../../../payment/exchange.ts';
import type { ProviderPayment, SubscriptionState } from '../../../payment/payment.ts';
import { isActive, isActiveNow } from '../../accounts/access/premium.policy.ts';
import type { BillingServices } from '../context.ts';
import { noteDoublePayment } from '../mail/doublePayment.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { announceSubscription } from '../state/announce.ts';
import { recordArrival } from '../state/arrival.ts';
import { type Finding, noteDifferences } from '../state/difference.ts';
import { applyPaymentEvent } from '../state/paymentEvent.ts';
import type { Recorded } from '../state/record.ts';
import { recordSubject } from '../state/recordSubject.ts';
import { mendInvoices } from './invoices.ts';

/**
 * Compares one thing with the provider: repairs our record, under its lock, and notes what cannot be repaired. Each returns whether a
 * record was repaired.
 * @throws PaymentProviderUnavailable
 */

/** @param providerId the provider's id of one of our subscriptions */
export async function examineSubscription(services: BillingServices, providerId: string): Promise<boolean> {
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

async function findingsAbout(
  { db, now }: BillingServices,
  id: number,
  state: SubscriptionState | null,
): Promise<Finding[]> {
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

export async function examinePayment(services: BillingServices, made: ProviderPayment): Promise<boolean> {
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
  services: BillingServices,
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
export async function examineEvent(services: BillingServices, eventId: string): Promise<boolean> {
  const event = await services.payment.findEvent(eventId);
  if (event) return (await applyPaymentEvent(services, event)) === 'repaired';
  await noteDifferences(services, eventId, []);
  return false;
}

function announce(services: BillingServices, recorded: Recorded | null): void {
  if (recorded?.isNew) announceSubscription(services, recorded.subscription);
}
