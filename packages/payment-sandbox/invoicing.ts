import { ownAddress } from './address.ts';
import { lowestCharge } from './currency.ts';
import { newClientSecret, newId, newInvoicePrefix } from './ids.ts';
import { fullPeriod, lineOf } from './lines.ts';
import type { PaymentIntent } from './objects/intents.ts';
import type { Invoice, InvoiceItem, InvoicePayment, LineDraft } from './objects/invoices.ts';
import type { Customer } from './objects/people.ts';
import type { Subscription } from './objects/subscriptions.ts';
import type { Store } from './store.ts';
import { taxedTotals } from './tax.ts';

// How invoices are made: as drafts, which get a number, an address and a payment when they are finalised.

/** How long the invoice of a renewal is a draft, and one that is finalised by a request waits for its payment. */
const WAITS = 3600;

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

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/**
 * Drafts an invoice for the given lines, by default the subscription's current period, together with its pending items. The
 * draft of a renewal finalises itself after an hour, unless the subscription is no longer collected.
 */
export async function draftInvoice(
  store: Store,
  subscription: Subscription,
  reason: Reason,
  drafts: LineDraft[] = subscription.items.data.map((item) => fullPeriod(item)),
): Promise<Invoice> {
  const customer = await store.get('customer', subscription.customer);
  const id = newId('in');
  const { enabled: isTaxed } = subscription.automatic_tax;
  const lines = [
    ...drafts.map((draft) => lineOf(id, draft, isTaxed)),
    ...(await takePending(store, subscription, id)).map((item) => lineOf(id, item.draft, isTaxed, item.id)),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const { amountDue } = settle(total, customer, subscription.currency);
  const isCollected = subscription.status !== 'unpaid';
  const finalizesAt = reason === 'subscription_cycle' && isCollected ? store.now + WAITS : null;
  const draft: Invoice = {
    id,
    object: 'invoice',
    account_country: null,
    account_name: null,
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: isCollected,
    automatically_finalizes_at: finalizesAt,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: store.now,
    currency: subscription.currency,
    customer: customer.id,
    ...(await buyerOf(store, customer)),
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: finalizesAt,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: store.now,
    period_start: store.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    seller: null,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    test_clock: null,
    total,
    ...taxedTotals(
      lines.map(({ amount }) => amount),
      isTaxed,
    ),
  };
  await store.put('invoice', draft);
  await store.announce('invoice.created', draft);
  return draft;
}

type Finalised = { invoice: Invoice; intent: PaymentIntent | null };

/**
 * Finalises a draft and, unless nothing is due, creates its payment intent. The customer's credit is deducted, or grows.
 * @param card what the subscription is charged with
 * @param attemptAt when it is charged without a request; null for never
 */
export async function finalizeInvoice(
  store: Store,
  draft: Invoice,
  card: string | null,
  attemptAt: number | null = null,
): Promise<Finalised> {
  const customer = await store.get('customer', draft.customer);
  const { amountDue, endingBalance } = settle(draft.total, customer, draft.currency);
  await store.put('customer', {
    ...customer,
    balance: endingBalance,
    currency: draft.currency,
  });
  const { numbering, ...seller } = store.account;
  const number = await (numbering === 'account' ? nextOfAccount(store) : nextOfCustomer(store, customer.id));
  // The address gives access to the invoice, so it must not be guessable from the id.
  const secret = newId(draft.id);
  const invoice: Invoice = {
    ...draft,
    ...(await buyerOf(store, customer)),
    account_name: seller.name,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    ending_balance: endingBalance,
    footer: customer.invoice_settings.footer,
    hosted_invoice_url: ownAddress(`/invoices/${secret}`),
    invoice_pdf: ownAddress(`/invoices/${secret}/pdf`),
    next_payment_attempt: attemptAt,
    number,
    seller,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: store.now },
  };
  await store.put('invoice', invoice);
  await store.announce('invoice.finalized', invoice);
  if (amountDue === 0) return { invoice, intent: null };

  const isFirst = draft.billing_reason === 'subscription_create';
  const intent = newIntent(store, {
    amount: amountDue,
    currency: draft.currency,
    customer: draft.customer,
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    method: card,
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
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  await store.put('invoice_payment', payment);
  return { invoice, intent };
}

/** The time of the payment of a draft that a request finalises. */
export const attemptAfter = (store: Store, isCollected: boolean): number | null =>
  isCollected ? store.now + WAITS : null;

/** The invoice of a purchase or a change is finalised at once. */
export async function openInvoice(
  store: Store,
  subscription: Subscription,
  reason: Exclude<Reason, 'subscription_cycle'>,
  drafts?: LineDraft[],
): Promise<Finalised> {
  const draft = await draftInvoice(store, subscription, reason, drafts);
  return finalizeInvoice(store, draft, subscription.default_payment_method);
}

/**
 * The amount due of a total after applying the customer's balance; a negative balance is credit. What is too little to be charged
 * counts as paid, and is added to the next invoice.
 */
export function settle(
  total: number,
  { balance }: Pick<Customer, 'balance'>,
  currency: string,
): { amountDue: number; endingBalance: number } {
  const due = total + balance;
  const isCharged = due > 0 && due >= lowestCharge(currency.toUpperCase());
  return isCharged ? { amountDue: due, endingBalance: 0 } : { amountDue: 0, endingBalance: due };
}

async function takePending(store: Store, { id }: Subscription, invoice: string): Promise<InvoiceItem[]> {
  const parent = { subscription_details: { subscription: id } };
  const pending = (await store.all('invoice_item', { invoice: null, parent })).reverse();
  for (const item of pending) await store.put('invoice_item', { ...item, invoice });
  return pending;
}

/** What an invoice says of the customer. */
async function buyerOf(
  store: Store,
  { id, name = null, email, address = null }: Customer,
): Promise<Pick<Invoice, 'customer_address' | 'customer_email' | 'customer_name' | 'customer_tax_ids'>> {
  const taxIds = (await store.all('tax_id', { customer: id })).reverse();
  return {
    customer_address: address,
    customer_email: email,
    customer_name: name,
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
  };
}

const numberText = (prefix: string, sequence: number): string => `${prefix}-${String(sequence).padStart(4, '0')}`;

async function nextOfCustomer(store: Store, id: string): Promise<string> {
  const customer = await store.get('customer', id);
  const { invoice_prefix: prefix, next_invoice_sequence: sequence } = customer;
  await store.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return numberText(prefix, sequence);
}

/** Without gaps: writers run one at a time, and a number is taken in the transaction of its invoice. A void invoice keeps its own. */
async function nextOfAccount(store: Store): Promise<string> {
  const { prefix, next } = (await store.find('invoice_sequence', 'account')) ?? { prefix: newInvoicePrefix(), next: 1 };
  await store.put('invoice_sequence', { id: 'account', prefix, next: next + 1 });
  return numberText(prefix, next);
}
