import { inExchange } from '../../../payment/exchange.ts';
import { PaymentDeclined, type PaymentEvent, type PaymentProvider } from '../../../payment/payment.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { announceSubscription } from './announce.ts';
import { recordArrival } from './arrival.ts';
import { recordInvoice } from './record.ts';

/**
 * Applies a verified webhook of the payment provider. Webhooks arrive late, twice and in any order, so their content is not
 * used: each one makes us read the subscription's current state, under its lock.
 */
export const applyPaymentEvent = (services: BillingServices, event: PaymentEvent): Promise<void> =>
  inExchange(() => apply(services, event));

async function apply(services: BillingServices, event: PaymentEvent): Promise<void> {
  const { db, payment, now } = services;
  // Two copies may arrive at once.
  const received = { id: event.id, type: event.type };
  await write({ db }, [], (tx) => tx.webhookEvent.createMany({ data: [received], skipDuplicates: true }));
  const known = await db.webhookEvent.findUniqueOrThrow({ where: { id: event.id } });
  if (known.processedAt) return;
  const processed = { where: { id: event.id }, data: { processedAt: now() } };
  const { cardSessionId } = event;
  const { subscriptionId, invoiceId } = await subjectOf(payment, event);
  if (subscriptionId === null) {
    await write({ db }, [], (tx) => tx.webhookEvent.update(processed));
    return;
  }
  const recorded = await withSubscriptionLock(services, subscriptionId, async (tx) => {
    if (cardSessionId !== null) await finishCardChange(services, cardSessionId);
    const state = await payment.readSubscription(subscriptionId);
    // The state includes only the latest invoice. Other invoices, refunds and disputes are read from the invoice itself.
    const isTold = invoiceId === state?.latestInvoice?.id && event.paymentId === null;
    const invoice = state && invoiceId !== null && !isTold ? await payment.readInvoice(invoiceId) : null;
    const recorded = state && (await recordArrival(services, tx, state, invoice?.status === 'DISPUTED'));
    if (recorded && invoice) await recordInvoice(services, tx, recorded.subscription.id, invoice, true);
    await tx.webhookEvent.update(processed);
    return recorded;
  });
  if (recorded?.isNew) announceSubscription(services, recorded.subscription);
}

/** The cardholder learns of a declined card on return or from the unpaid invoice, so the error is not passed on. */
async function finishCardChange({ payment, log }: BillingServices, sessionId: string): Promise<void> {
  try {
    await payment.finishCardChange(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    log.info({ code: error.code }, 'a new card was refused');
  }
}

/** The records that an event is about. */
async function subjectOf(
  payment: PaymentProvider,
  event: PaymentEvent,
): Promise<{ subscriptionId: string | null; invoiceId: string | null }> {
  if (event.cardSessionId !== null) {
    const session = await payment.findSession(event.cardSessionId);
    return { subscriptionId: session?.subscription.subscriptionId ?? null, invoiceId: null };
  }
  if (event.paymentId === null) return event;
  const invoiceId = await payment.findInvoice(event.paymentId);
  const invoice = invoiceId === null ? null : await payment.readInvoice(invoiceId);
  return { subscriptionId: invoice?.subscriptionId ?? null, invoiceId };
}
