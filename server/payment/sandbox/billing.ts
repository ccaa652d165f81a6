import { subscriptionBegan } from './checkoutCompletion.ts';
import { newClientSecret, newId } from './ids.ts';
import type { Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Subscription } from './objects.ts';
import type { Store } from './store.ts';

// What an invoice and its subscription become when money moves, or does not.

function newIntent(store: Store, subscription: Subscription, amount: number, description: string): PaymentIntent {
  const id = newId('pi');
  const method = subscription.default_payment_method;
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
    currency: subscription.currency,
    customer: subscription.customer,
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

function linesOf(invoiceId: string, subscription: Subscription): InvoiceLine[] {
  return subscription.items.data.map((item) => ({
    id: newId('il'),
    object: 'line_item',
    amount: item.price.unit_amount * item.quantity,
    currency: item.price.currency,
    description: `${item.quantity} × subscription, billed per ${item.price.recurring?.interval ?? 'period'}`,
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    subtotal: item.price.unit_amount * item.quantity,
    taxes: [],
  }));
}

/** Bills the subscription's present period: a finalised invoice and, unless it is free, the intent that is to pay it. */
export async function openInvoice(
  store: Store,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Promise<{ invoice: Invoice; intent: PaymentIntent | null }> {
  const customer = await store.get('customer', subscription.customer);
  const sequence = customer.next_invoice_sequence;
  await store.put('customer', { ...customer, currency: subscription.currency, next_invoice_sequence: sequence + 1 });

  const id = newId('in');
  const lines = linesOf(id, subscription);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
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
    ending_balance: 0,
    hosted_invoice_url: null,
    invoice_pdf: null,
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
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: store.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    test_clock: null,
    total,
  };
  await store.put('invoice', invoice);
  await store.announce('invoice.created', invoice);
  await store.announce('invoice.finalized', invoice);
  if (total === 0) return { invoice, intent: null };

  const description = reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = newIntent(store, subscription, total, description);
  await store.put('payment_intent', intent);
  await store.announce('payment_intent.created', intent);
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: total,
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

/** The invoice that an intent pays; an intent of its own pays none. */
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
    amount_paid: invoice.total,
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

/** The first failure, and every one of a try that the provider makes by itself, counts. */
export async function invoiceAttemptFailed(store: Store, invoice: Invoice): Promise<void> {
  const open: Invoice = { ...invoice, attempt_count: Math.max(invoice.attempt_count, 1), attempted: true };
  await store.put('invoice', open);
  await store.announce('invoice.payment_failed', open);
  const held = await store.get('subscription', invoice.parent.subscription_details.subscription);
  if (held.status !== 'active') return;
  const overdue: Subscription = { ...held, status: 'past_due' };
  await store.put('subscription', overdue);
  await store.announce('customer.subscription.updated', overdue, { status: held.status });
}

/** Nothing more will be collected for it. */
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
}
