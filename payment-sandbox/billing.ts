import { ownAddress } from './address.ts';
import { subscriptionBegan } from './checkoutCompletion.ts';
import { newClientSecret, newId } from './ids.ts';
import { fullPeriod, lineOf } from './lines.ts';
import type { PaymentIntent } from './objects/intents.ts';
import type { Invoice, InvoiceItem, InvoicePayment, LineDraft } from './objects/invoices.ts';
import type { Subscription } from './objects/subscriptions.ts';
import { applyPending, dropPending, waitsFor } from './pendingUpdate.ts';
import type { Store } from './store.ts';

// How invoices and subscriptions change when payments succeed or fail.

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  method: string | null;
}

export function newIntent(store: Store, given: NewIntent): PaymentIntent {
  const id = newId('pi');
  const { amount, currency, customer, description, method } = given;
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: store.now,
    currency,
    customer,
    description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: method,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: 'off_session',
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  };
}

/**
 * Bills the given lines, by default the subscription's current period, together with its pending items: creates a finalised
 * invoice and, unless the total is zero, its payment intent. A credit is deducted, or added to the customer's balance.
 */
export async function openInvoice(
  store: Store,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  drafts: LineDraft[] = subscription.items.data.map((item) => fullPeriod(item)),
): Promise<{ invoice: Invoice; intent: PaymentIntent | null }> {
  const customer = await store.get('customer', subscription.customer);
  const sequence = customer.next_invoice_sequence;
  const id = newId('in');
  const lines = [
    ...drafts.map((draft) => lineOf(id, draft)),
    ...(await takePending(store, subscription, id)).map((item) => lineOf(id, item.draft, item.id)),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const { amountDue, endingBalance } = settle(total, customer.balance);
  await store.put('customer', {
    ...customer,
    balance: endingBalance,
    currency: subscription.currency,
    next_invoice_sequence: sequence + 1,
  });
  // The address gives access to the invoice, so it must not be guessable from the id.
  const secret = newId(id);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: store.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    ending_balance: endingBalance,
    hosted_invoice_url: ownAddress(`/invoices/${secret}`),
    invoice_pdf: ownAddress(`/invoices/${secret}/pdf`),
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: store.now,
    period_start: store.now,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { finalized_at: store.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    test_clock: null,
    total,
  };
  await store.put('invoice', invoice);
  await store.announce('invoice.created', invoice);
  await store.announce('invoice.finalized', invoice);
  if (amountDue === 0) return { invoice, intent: null };

  const description = reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = newIntent(store, {
    amount: amountDue,
    currency: subscription.currency,
    customer: subscription.customer,
    description,
    method: subscription.default_payment_method,
  });
  await store.put('payment_intent', intent);
  await store.announce('payment_intent.created', intent);
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amountDue,
    created: store.now,
    currency: invoice.currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  await store.put('invoice_payment', payment);
  return { invoice, intent };
}

/** The amount due of a total after applying the customer's balance; a negative balance is credit. */
export function settle(total: number, balance: number): { amountDue: number; endingBalance: number } {
  const due = total + balance;
  return due > 0 ? { amountDue: due, endingBalance: 0 } : { amountDue: 0, endingBalance: due };
}

async function takePending(store: Store, { id }: Subscription, invoice: string): Promise<InvoiceItem[]> {
  const parent = { subscription_details: { subscription: id } };
  const pending = (await store.all('invoice_item', { invoice: null, parent })).reverse();
  for (const item of pending) await store.put('invoice_item', { ...item, invoice });
  return pending;
}

/** The invoice of a payment intent, if it has one. */
export async function invoiceOf(
  store: Store,
  intent: PaymentIntent,
): Promise<{ invoice: Invoice; payment: InvoicePayment } | undefined> {
  const [payment] = await store.all('invoice_payment', { payment: { payment_intent: intent.id } });
  return payment && { invoice: await store.get('invoice', payment.invoice), payment };
}

export async function invoicePaid(store: Store, invoice: Invoice, methodId: string | null): Promise<void> {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: store.now },
  };
  await store.put('invoice', paid);
  await store.announce('invoice.paid', paid);
  await store.announce('invoice.payment_succeeded', paid);

  const held = await store.get('subscription', invoice.parent.subscription_details.subscription);
  if (waitsFor(held, invoice)) return applyPending(store, held);
  if (held.status !== 'incomplete' && held.status !== 'past_due') return;
  const keepsMethod = held.payment_settings.save_default_payment_method === 'on_subscription' && methodId !== null;
  const active: Subscription = {
    ...held,
    status: 'active',
    default_payment_method: keepsMethod ? methodId : held.default_payment_method,
  };
  await store.put('subscription', active);
  await store.announce('customer.subscription.updated', active, { status: held.status });
  await subscriptionBegan(store, active);
}

/** Counts the first failure and each failed automatic retry. */
export async function invoiceAttemptFailed(store: Store, invoice: Invoice): Promise<void> {
  const open: Invoice = { ...invoice, attempt_count: Math.max(invoice.attempt_count, 1), attempted: true };
  await store.put('invoice', open);
  await store.announce('invoice.payment_failed', open);
  const held = await store.get('subscription', invoice.parent.subscription_details.subscription);
  // An unpaid update is dropped; the subscription continues as before.
  if (held.status !== 'active' || waitsFor(held, invoice)) return;
  const overdue: Subscription = { ...held, status: 'past_due' };
  await store.put('subscription', overdue);
  await store.announce('customer.subscription.updated', overdue, { status: held.status });
}

/** Returns the part of an invoice that was paid from the balance. */
async function returnCredit(store: Store, { customer: id, starting_balance, ending_balance }: Invoice): Promise<void> {
  const used = (ending_balance ?? starting_balance) - starting_balance;
  if (used === 0) return;
  const customer = await store.get('customer', id);
  await store.put('customer', { ...customer, balance: customer.balance - used });
}

/** Stops collecting an invoice. */
export async function voidInvoice(store: Store, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'open') return;
  const voided: Invoice = {
    ...invoice,
    auto_advance: false,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: store.now },
  };
  await store.put('invoice', voided);
  await store.announce('invoice.voided', voided);
  await returnCredit(store, voided);
  for (const payment of await store.all('invoice_payment', { invoice: invoice.id, status: 'open' })) {
    await store.put('invoice_payment', {
      ...payment,
      status: 'canceled',
      status_transitions: { canceled_at: store.now, paid_at: null },
    });
    const intent = await store.get('payment_intent', payment.payment.payment_intent);
    const canceled: PaymentIntent = {
      ...intent,
      canceled_at: store.now,
      cancellation_reason: 'void_invoice',
      next_action: null,
      status: 'canceled',
    };
    await store.put('payment_intent', canceled);
    await store.announce('payment_intent.canceled', canceled);
  }
  const held = await store.get('subscription', invoice.parent.subscription_details.subscription);
  if (waitsFor(held, invoice)) await dropPending(store, held);
}
