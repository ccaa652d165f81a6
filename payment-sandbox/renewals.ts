import { invoicePaid, openInvoice, voidInvoice } from './billing.ts';
import { expireSession } from './checkoutCompletion.ts';
import type { Invoice } from './objects/invoices.ts';
import type { Subscription } from './objects/subscriptions.ts';
import { confirmRenewal } from './payments.ts';
import { waitsFor } from './pendingUpdate.ts';
import { periodEnd } from './period.ts';
import type { Store } from './store.ts';

// Subscriptions over time: renewals, payments, retries and ends.

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a subscription waits for its first payment. */
const EXPIRES_AFTER = 23 * HOUR;

/** The pauses between retries of a failed renewal; after the last one the subscription ends. */
const TRIED_AGAIN_AFTER = [3 * DAY, 5 * DAY, 7 * DAY];

/** Ends a subscription now. One that never became active expires instead, and its open invoice is voided. */
export async function end(
  store: Store,
  held: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  comment: string | null = null,
): Promise<Subscription> {
  const incomplete = held.status === 'incomplete';
  const invoice = held.latest_invoice ? await store.get('invoice', held.latest_invoice) : undefined;
  if (invoice && waitsFor(held, invoice)) {
    await voidInvoice(store, invoice);
    return end(store, await store.get('subscription', held.id), reason, comment);
  }
  const ended: Subscription = {
    ...held,
    canceled_at: held.canceled_at ?? store.now,
    cancellation_details: { comment, feedback: null, reason },
    ended_at: store.now,
    status: incomplete ? 'incomplete_expired' : 'canceled',
  };
  await store.put('subscription', ended);
  if (incomplete) {
    if (invoice) await voidInvoice(store, invoice);
    await store.announce('customer.subscription.updated', ended, { status: held.status });
  } else {
    if (invoice?.status === 'open') {
      await store.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
    await store.announce('customer.subscription.deleted', ended);
  }
  return ended;
}

/** Starts the next period and bills it. */
async function renew(store: Store, held: Subscription): Promise<void> {
  const items = held.items.data.map((item) => {
    const every = item.price.recurring;
    if (!every) return item;
    let count = 1;
    while (periodEnd(held.billing_cycle_anchor, every, count) <= item.current_period_end) count += 1;
    const next = periodEnd(held.billing_cycle_anchor, every, count);
    return { ...item, current_period_start: item.current_period_end, current_period_end: next };
  });
  // A trial ends with its period.
  const status = held.status === 'trialing' ? 'active' : held.status;
  const renewed: Subscription = { ...held, status, items: { ...held.items, data: items } };
  const { invoice } = await openInvoice(store, renewed, 'subscription_cycle');
  const billed: Subscription = { ...renewed, latest_invoice: invoice.id };
  await store.put('subscription', billed);
  await store.announce('customer.subscription.updated', billed, {
    items: held.items,
    latest_invoice: held.latest_invoice,
  });
  await collect(store, billed, invoice);
}

/** Charges the subscription's card; a failure is retried later or ends the subscription. */
async function collect(store: Store, { default_payment_method: card }: Subscription, invoice: Invoice): Promise<void> {
  const [payment] = await store.all('invoice_payment', { invoice: invoice.id, status: 'open' });
  if (!payment) await invoicePaid(store, invoice, null);
  if (!payment || !card) return;
  const intent = await store.get('payment_intent', payment.payment.payment_intent);
  const { status } = await confirmRenewal(store, { ...intent, payment_method: card });
  if (status === 'succeeded') return;
  const wait = TRIED_AGAIN_AFTER[invoice.attempt_count];
  const tried: Invoice = {
    ...(await store.get('invoice', invoice.id)),
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : store.now + wait,
  };
  await store.put('invoice', tried);
  await store.announce('invoice.updated', tried);
  if (wait !== undefined) return;
  const held = await store.get('subscription', invoice.parent.subscription_details.subscription);
  await end(store, held, 'payment_failed');
}

type Due = { at: number; happen: () => Promise<unknown> };

async function dueOf(store: Store, held: Subscription): Promise<Due[]> {
  if (held.status === 'incomplete') {
    return [{ at: held.created + EXPIRES_AFTER, happen: () => end(store, held, 'payment_failed') }];
  }
  const due: Due[] = [];
  const invoice = held.latest_invoice ? await store.get('invoice', held.latest_invoice) : undefined;
  if (invoice?.status === 'open' && invoice.next_payment_attempt !== null) {
    due.push({ at: invoice.next_payment_attempt, happen: () => collect(store, held, invoice) });
  }
  // Before the end of its last period.
  if (invoice && held.pending_update && waitsFor(held, invoice)) {
    due.push({ at: held.pending_update.expires_at, happen: () => voidInvoice(store, invoice) });
  }
  const periodEnds = Math.max(...held.items.data.map((item) => item.current_period_end));
  const happen = () => (held.cancel_at_period_end ? end(store, held, 'cancellation_requested') : renew(store, held));
  due.push({ at: periodEnds, happen });
  return due;
}

/** Processes what is due by `until` for the subscriptions of one test clock, or of none, each at its own time. */
export async function advanceTime(store: Store, clock: string | null, until: number): Promise<void> {
  if (clock === null) await closePages(store, until);
  for (;;) {
    const due: Due[] = [];
    for (const status of ['incomplete', 'active', 'past_due', 'trialing'] as const) {
      for (const held of await store.all('subscription', { status, test_clock: clock })) {
        due.push(...(await dueOf(store, held)));
      }
    }
    const [next] = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
    if (!next) break;
    store.moveTo(next.at);
    await next.happen();
  }
  store.moveTo(until);
}

/** Expires Checkout sessions that were not paid in time. */
async function closePages(store: Store, until: number): Promise<void> {
  for (const session of await store.all('checkout_session', { status: 'open' })) {
    if (session.expires_at <= until) await expireSession(store, session);
  }
}
