import type pg from 'pg';
import { openInvoice } from './invoicing.ts';
import type { Interval } from './objects/catalog.ts';
import type { Subscription } from './objects/subscriptions.ts';
import { confirm } from './payments.ts';
import { payOutMonths } from './payouts.ts';
import { advanceTime } from './renewals.ts';
import { newCustomer } from './resources/customers.ts';
import { attach } from './resources/paymentMethods.ts';
import { createPrice } from './resources/prices.ts';
import { newProduct } from './resources/products.ts';
import { newSubscriptionItem } from './resources/subscriptionItems.ts';
import { Store } from './store.ts';
import { newSubscription } from './subscriptionStart.ts';

// Creates a subscription with past payments for demo data, without announcing events.

export interface Purchase {
  /** The customer's data. */
  metadata: Record<string, string>;
  customer: { name: string; email: string | null };
  /** Its product, created if missing. */
  product: { id: string; name: string };
  /** Minor units. */
  amount: number;
  /** Lowercase. */
  currency: string;
  interval: Interval;
  /** The name of a test card, such as `visa`. */
  card: string;
}

export interface History {
  customerId: string;
  subscriptionId: string;
  /** Of the paid time. */
  periodEnd: Date;
  card: { brand: string; last4: string; expiryMonth: number; expiryYear: number };
  /** Oldest first, all paid. */
  invoices: { id: string; number: string | null; amount: number; at: Date }[];
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
const timeOf = (at: number): Date => new Date(at * 1000);

/** Runs in the transaction of `client`. The database must have the sandbox's tables and no other subscriptions. */
export async function makeHistory(client: pg.ClientBase, bought: Purchase, from: Date, until: Date): Promise<History> {
  const store = new Store(client, seconds(from), { id: null, idempotency_key: null });
  const customer = newCustomer(store, { ...bought.customer, metadata: bought.metadata });
  await store.put('customer', customer);
  const method = await attach(store, `pm_card_${bought.card}`, customer.id);
  const { product, amount, currency, interval } = bought;
  if (!(await store.find('product', product.id))) await store.put('product', newProduct(store, product));
  const terms = { active: false, currency, product: product.id, recurring: { interval }, unit_amount: amount };
  const price = await createPrice(store, terms, 'product');
  const id = `sub_${customer.id.slice('cus_'.length)}`;
  const begun = newSubscription(store, customer, [newSubscriptionItem(store, id, price, 1)], {
    id,
    metadata: bought.metadata,
    method: method.id,
    settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
  });
  const { invoice, intent } = await openInvoice(store, begun, 'subscription_create');
  const billed: Subscription = { ...begun, latest_invoice: invoice.id };
  await store.put('subscription', billed);
  if (intent) await confirm(store, intent, { methodId: method.id }, (path) => path);
  await advanceTime(store, null, seconds(until));
  await payOutMonths(store, seconds(from), seconds(until));
  // The caller knows about it; no event is needed.
  await client.query('UPDATE payment_sandbox.delivery SET delivered_at = now() WHERE delivered_at IS NULL');
  const paid = { status: 'paid', parent: { subscription_details: { subscription: id } } };
  const invoices = await store.all('invoice', paid);
  return {
    customerId: customer.id,
    subscriptionId: id,
    periodEnd: timeOf(invoices[0]?.lines.data[0]?.period.end ?? store.now),
    card: {
      brand: method.card.brand,
      last4: method.card.last4,
      expiryMonth: method.card.exp_month,
      expiryYear: method.card.exp_year,
    },
    invoices: invoices
      .reverse()
      .map(({ id, number, total, created }) => ({ id, number, amount: total, at: timeOf(created) })),
  };
}
