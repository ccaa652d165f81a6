import { subscriptionBegan } from './checkoutCompletion.ts';
import type { PaymentIntent } from './objects/intents.ts';
import type { Invoice, InvoicePayment } from './objects/invoices.ts';
import type { Subscription } from './objects/subscriptions.ts';
import { applyPending, dropPending, waitsFor } from './pendingUpdate.ts';
import type { Store } from './store.ts';

// How invoices and subscriptions change when payments succeed or fail.

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
  const waits = held.status === 'incomplete' || held.status === 'past_due' || held.status === 'unpaid';
  if (!waits || (await hasNewerDebt(store, held, paid))) return;
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

/** What is paid for a period that is over does not end the debt of a later one. */
async function hasNewerDebt(store: Store, { id }: Subscription, { created }: Invoice): Promise<boolean> {
  for (const status of ['draft', 'open']) {
    const debts = await store.all('invoice', { status, parent: { subscription_details: { subscription: id } } });
    if (debts.some((debt) => debt.created > created)) return true;
  }
  return false;
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
    next_payment_attempt: null,
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
