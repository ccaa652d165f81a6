import type { Stripe } from 'stripe';
import type { ListedInvoice } from './payment.ts';
import { idOf, intentIdOf, readInvoice } from './stripeReading.ts';

/** All invoices of a subscription with what became of their payments, with a request for a hundred of them. */
export async function listInvoices(
  stripe: Stripe,
  { subscriptionId, customerId }: { subscriptionId: string; customerId: string },
): Promise<ListedInvoice[]> {
  const charges = new Map<string, Stripe.Charge>();
  for await (const charge of stripe.charges.list({ customer: customerId, limit: 100 })) {
    if (charge.paid && charge.payment_intent !== null) charges.set(idOf(charge.payment_intent), charge);
  }
  const listed: ListedInvoice[] = [];
  const invoices = stripe.invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] });
  for await (const held of invoices) {
    const invoice = readInvoice(held);
    const intentId = held.status === 'paid' ? intentIdOf(held) : null;
    const charge = intentId === null ? undefined : charges.get(intentId);
    const status = charge?.refunded ? 'REFUNDED' : invoice.status;
    listed.push({
      ...invoice,
      status,
      refundedAmount: charge?.amount_refunded ?? 0,
      wasDisputed: charge?.disputed === true,
    });
  }
  return listed;
}
