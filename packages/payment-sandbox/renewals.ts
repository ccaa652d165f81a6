import { invoiceAttemptFailed, invoicePaid, voidInvoice } from './billing.ts';
import { expireSession } from './checkoutCompletion.ts';
import { draftInvoice, finalizeInvoice } from './invoicing.ts';
import type { Invoice, InvoiceStatus } from './objects/invoices.ts';
import { RUNNING, type Subscription } from './objects/subscriptions.ts';
import { confirmRenewal } from './payments.ts';
import { waitsFor } from './pendingUpdate.ts';
import { periodEnd } from './period.ts';
import { type Retries, USUAL_RETRIES } from './retries.ts';
import type { Store } from './store.ts';

// Subscriptions over time: renewals, payments, retries and ends.

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a subscription waits for its first payment. */
const EXPIRES_AFTER = 23 * HOUR;

const invoicesOf = (store: Store, { id }: Subscription, status: InvoiceStatus): Promise<Invoice[]> =>
  store.all('invoice', { status, parent: { subscription_details: { subscription: id } } });

/** Charges nothing of the subscription any more without a request. */
async function stopCollecting(store: Store, held: Subscription): Promise<void> {
  for (const status of ['draft', 'open'] as const) {
    for (const invoice of await invoicesOf(store, held, status)) {
      const stopped = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
      await store.put('invoice', { ...invoice, ...stopped });
    }
  }
}

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
    await stopCollecting(store, held);
    await store.announce('customer.subscription.deleted', ended);
  }
  return ended;
}

/** Starts the next period and drafts its invoice. */
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
  const invoice = await draftInvoice(store, renewed, 'subscription_cycle');
  const billed: Subscription = { ...renewed, latest_invoice: invoice.id };
  await store.put('subscription', billed);
  await store.announce('customer.subscription.updated', billed, {
    items: held.items,
    latest_invoice: held.latest_invoice,
  });
}

/** An hour later, it is charged. */
async function finalise(store: Store, held: Subscription, draft: Invoice, retries: Retries): Promise<void> {
  const { invoice } = await finalizeInvoice(store, draft, held.default_payment_method);
  await collect(store, held, invoice, retries);
}

/** Charges the subscription's card. A failure is retried later; after the last one, the settings decide. */
async function collect(store: Store, held: Subscription, invoice: Invoice, retries: Retries): Promise<void> {
  if (await isPaid(store, held, invoice)) return;
  const pause = retries.days[invoice.attempt_count];
  const tried: Invoice = {
    ...(await store.get('invoice', invoice.id)),
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: pause === undefined ? null : store.now + pause * DAY,
  };
  await store.put('invoice', tried);
  await store.announce('invoice.updated', tried);
  if (pause !== undefined || retries.finally === 'past_due') return;
  const failed = await store.get('subscription', held.id);
  if (retries.finally === 'canceled') return void (await end(store, failed, 'payment_failed'));
  await stopCollecting(store, failed);
  const unpaid: Subscription = { ...failed, status: 'unpaid' };
  await store.put('subscription', unpaid);
  await store.announce('customer.subscription.updated', unpaid, { status: failed.status });
}

/** Whether nothing is due, or the card pays. */
async function isPaid(store: Store, held: Subscription, invoice: Invoice): Promise<boolean> {
  const card = held.default_payment_method;
  const [payment] = await store.all('invoice_payment', { invoice: invoice.id, status: 'open' });
  if (!payment) {
    await invoicePaid(store, invoice, null);
    return true;
  }
  if (!card) {
    await invoiceAttemptFailed(store, invoice);
    return false;
  }
  const intent = await store.get('payment_intent', payment.payment.payment_intent);
  return (await confirmRenewal(store, { ...intent, payment_method: card })).status === 'succeeded';
}

type Due = { at: number; happen: () => Promise<unknown> };

async function dueOf(store: Store, held: Subscription, retries: Retries): Promise<Due[]> {
  if (held.status === 'incomplete') {
    return [{ at: held.created + EXPIRES_AFTER, happen: () => end(store, held, 'payment_failed') }];
  }
  const due: Due[] = [];
  for (const draft of await invoicesOf(store, held, 'draft')) {
    const { automatically_finalizes_at: at } = draft;
    if (at !== null) due.push({ at, happen: () => finalise(store, held, draft, retries) });
  }
  for (const open of await invoicesOf(store, held, 'open')) {
    const { next_payment_attempt: at } = open;
    if (at !== null) due.push({ at, happen: () => collect(store, held, open, retries) });
  }
  const invoice = held.latest_invoice ? await store.get('invoice', held.latest_invoice) : undefined;
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
export async function advanceTime(
  store: Store,
  clock: string | null,
  until: number,
  retries = USUAL_RETRIES,
): Promise<void> {
  if (clock === null) await closePages(store, until);
  for (;;) {
    const due: Due[] = [];
    for (const status of ['incomplete', ...RUNNING] as const) {
      for (const held of await store.all('subscription', { status, test_clock: clock })) {
        due.push(...(await dueOf(store, held, retries)));
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
