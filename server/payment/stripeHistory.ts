import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderPayment } from './payment.ts';
import { inOurTerms, nullIfMissing, translating } from './stripeErrors.ts';
import { idOf, readEvent } from './stripeReading.ts';

type History = Pick<PaymentProvider, 'readEvents' | 'findEvent' | 'readPayments' | 'findPayment'>;

/** What has happened at the provider, to compare our records with. */
export function stripeHistory(stripe: Stripe): History {
  const since = (time: Date) => ({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 });
  return {
    readEvents: (time) => each(stripe.events.list(since(time)), readEvent),
    findEvent: (id) => translating(() => nullIfMissing(async () => readEvent(await stripe.events.retrieve(id)))),
    readPayments: (time) => each(stripe.charges.list(since(time)), readPayment),
    findPayment: (id) => translating(() => nullIfMissing(async () => readPayment(await stripe.charges.retrieve(id)))),
  };
}

async function* each<Item, Read>(pages: AsyncIterable<Item>, read: (item: Item) => Read | null): AsyncGenerator<Read> {
  try {
    for await (const item of pages) {
      const found = read(item);
      if (found !== null) yield found;
    }
  } catch (error) {
    throw inOurTerms(error);
  }
}

/** Null for a payment that was not made. */
function readPayment(charge: Stripe.Charge): ProviderPayment | null {
  if (charge.status !== 'succeeded' || !charge.captured) return null;
  return {
    id: charge.id,
    paymentId: charge.payment_intent === null ? null : idOf(charge.payment_intent),
    customerId: charge.customer === null ? null : idOf(charge.customer),
    amount: charge.amount_captured,
    currency: charge.currency.toUpperCase(),
    isRefunded: charge.refunded,
  };
}
