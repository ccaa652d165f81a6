import type { Subscription } from '../../../generated/prisma/client.ts';
import { inExchange } from '../../../payment/exchange.ts';
import type { PaymentEvent } from '../../../payment/history.ts';
import { PaymentDeclined } from '../../../payment/payment.ts';
import type { PaymentProvider } from '../../../payment/provider.ts';
import type { Services } from '../../core/context.ts';
import { write } from '../../core/write/write.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { noteDifferences, settleDifferences } from './difference.ts';
import { recordSubject } from './recordSubject.ts';

/**
 * Applies a verified webhook of the payment provider. Webhooks arrive late, twice and in any order, so their content is not
 * used: each one makes us read the subscription's current state, under its lock.
 */
export const applyPaymentEvent = (services: Services, event: PaymentEvent): Promise<Applied> =>
  inExchange(() => apply(services, event));

/**
 * `known`: it was applied before. `repaired`: our record has changed. `unmatched`: it is about a payment or a subscription that is
 * not ours; it is kept as not processed.
 */
export type Applied = 'known' | 'repaired' | 'unchanged' | 'unmatched';

async function apply(services: Services, event: PaymentEvent): Promise<Applied> {
  const { db, payment, now } = services;
  // Two copies may arrive at once.
  const received = { id: event.id, type: event.type };
  await write({ db }, [], (tx) => tx.webhookEvent.createMany({ data: [received], skipDuplicates: true }));
  const known = await db.webhookEvent.findUniqueOrThrow({ where: { id: event.id } });
  if (known.processedAt) return 'known';
  const processed = { where: { id: event.id }, data: { processedAt: now() } };
  const { cardSessionId } = event;
  const { subscriptionId, invoiceId } = await subjectOf(payment, event);
  if (subscriptionId === null) {
    if (event.paymentId !== null || event.invoiceId !== null) return noteUnmatched(services, event);
    await write({ db }, [], (tx) => tx.webhookEvent.update(processed));
    return 'unchanged';
  }
  const recorded = await withSubscriptionLock(services, subscriptionId, async (tx) => {
    if (cardSessionId !== null) await finishCardChange(services, cardSessionId);
    // What a payment says, such as a refund, is not in the subscription's latest invoice.
    const isRead = event.paymentId !== null;
    const recorded = await recordSubject(services, tx, { subscriptionId, invoiceId }, isRead);
    if (recorded) {
      await tx.webhookEvent.update(processed);
      await settleDifferences(services, event.id, tx);
    }
    return recorded;
  });
  if (!recorded) return noteUnmatched(services, event);
  if (recorded.isNew) announceSubscription(services, recorded.subscription);
  return recorded.isNew ? 'repaired' : 'unchanged';
}

/** It is kept, and shown to admins. */
async function noteUnmatched(services: Services, { id, type }: PaymentEvent): Promise<'unmatched'> {
  await noteDifferences(services, id, [{ kind: 'EVENT_WITHOUT_RECORD', eventType: type }]);
  return 'unmatched';
}

/** The cardholder learns of a declined card on return or from the unpaid invoice, so the error is not passed on. */
async function finishCardChange({ payment, log }: Services, sessionId: string): Promise<void> {
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

/** Tells the employer's open pages that a subscription has changed. Call it after the commit. */
export function announceSubscription(
  { events }: Pick<Services, 'events'>,
  { id, employerId }: Pick<Subscription, 'id' | 'employerId'>,
): void {
  events.publish('subscription', String(employerId), { subscriptionId: id });
}
