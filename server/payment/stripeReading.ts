import type { Stripe } from 'stripe';
import type {
  PaymentEvent,
  ProviderInvoice,
  ProviderInvoiceStatus,
  ProviderSubscriptionStatus,
  Refusal,
  SubscriptionState,
} from './payment.ts';

/** The fields that `readState` needs expanded. */
export const STATE_EXPANSION = ['default_payment_method', 'latest_invoice'];

export function at(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function readStatus(status: Stripe.Subscription.Status): ProviderSubscriptionStatus {
  if (status === 'incomplete') return 'INCOMPLETE';
  if (status === 'active' || status === 'trialing') return 'ACTIVE';
  // `unpaid` and `paused` subscriptions still exist, but their paid time is over.
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'PAST_DUE';
  return 'CANCELED';
}

function readInvoiceStatus({ status, attempted }: Stripe.Invoice): ProviderInvoiceStatus {
  if (status === 'paid') return 'PAID';
  return status === 'void' || status === 'uncollectible' || attempted ? 'FAILED' : 'OPEN';
}

export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const subscription = invoice.parent?.subscription_details?.subscription;
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    subscriptionId: subscription ? idOf(subscription) : null,
    number: invoice.number,
    status: readInvoiceStatus(invoice),
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    paidAt: paidAt === null ? null : at(paidAt),
    createdAt: at(invoice.created),
    isOwed: invoice.status === 'paid' || invoice.billing_reason !== 'subscription_update',
  };
}

/** The end of the paid time: the start of the current period if that is unpaid. */
function paidUntil(subscription: Stripe.Subscription, status: ProviderSubscriptionStatus, start: number, end: number) {
  const { latest_invoice: latest, ended_at: endedAt } = subscription;
  const invoice = latest !== null && typeof latest === 'object' ? latest : null;
  if (status === 'ACTIVE') {
    // The renewal's payment is pending: providers wait an hour before they charge.
    const isAwaited = invoice?.status === 'draft' || invoice?.status === 'open';
    return isAwaited && invoice.billing_reason === 'subscription_cycle' ? start : end;
  }
  // An unpaid plan change has not happened and does not affect the period.
  const isUnpaid = invoice !== null && invoice.status !== 'paid' && invoice.billing_reason !== 'subscription_update';
  return subscription.status === 'canceled' && !isUnpaid ? Math.min(end, endedAt ?? end) : start;
}

/** Needs `STATE_EXPANSION`. */
export function readState(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item`);
  const status = readStatus(subscription.status);
  const { default_payment_method: method, latest_invoice: invoice } = subscription;
  const card = method !== null && typeof method === 'object' ? method.card : undefined;
  const employerId = Number(subscription.metadata.employerId);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    employerId: Number.isSafeInteger(employerId) && employerId > 0 ? employerId : null,
    status,
    recurringMode: item.price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency.toUpperCase(),
    currentPeriodStart: at(item.current_period_start),
    currentPeriodEnd: at(item.current_period_end),
    paidUntil: at(paidUntil(subscription, status, item.current_period_start, item.current_period_end)),
    createdAt: at(subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpiryMonth: card?.exp_month ?? null,
    cardExpiryYear: card?.exp_year ?? null,
    latestInvoice: invoice !== null && typeof invoice === 'object' ? readInvoice(invoice) : null,
  };
}

export function readRefusal(intent: Pick<Stripe.PaymentIntent, 'last_payment_error'>): Refusal | null {
  const error = intent.last_payment_error;
  if (!error) return null;
  return {
    code: error.code ?? 'card_declined',
    declineCode: error.decline_code ?? null,
    message: error.message ?? 'Your card was declined.',
  };
}

export function redirectOf(intent: Stripe.PaymentIntent): string | null {
  return intent.status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null;
}

/** The payment intent of an invoice. Needs `payments` expanded. */
export function intentIdOf(invoice: Stripe.Invoice): string | null {
  const tries = invoice.payments?.data.filter(({ payment }) => payment.payment_intent) ?? [];
  const [first] = tries;
  const counts =
    tries.find(({ status }) => status === 'paid') ?? tries.find(({ status }) => status === 'open') ?? first;
  const intent = counts?.payment.payment_intent;
  return intent ? idOf(intent) : null;
}

export function readEvent(event: Stripe.Event): PaymentEvent {
  const { object } = event.data;
  const invoice = 'object' in object && object.object === 'invoice' ? readInvoice(object) : null;
  const subscription = 'object' in object && object.object === 'subscription' ? object.id : null;
  return {
    id: event.id,
    type: event.type,
    createdAt: at(event.created),
    subscriptionId: subscription ?? invoice?.subscriptionId ?? null,
    invoiceId: invoice?.id ?? null,
    refundedPaymentId: refundedPaymentOf(event),
    cardSessionId: cardSessionOf(event),
  };
}

function cardSessionOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type !== 'checkout.session.completed' || !('object' in object)) return null;
  return object.object === 'checkout.session' && object.mode === 'setup' ? object.id : null;
}

/** A refund can fail later. Only refund events report that; charge events report only success. */
function refundedPaymentOf({ type, data: { object } }: Stripe.Event): string | null {
  if (!('object' in object)) return null;
  const isRefund = object.object === 'refund' || (object.object === 'charge' && type === 'charge.refunded');
  const payment = isRefund ? object.payment_intent : null;
  return payment ? idOf(payment) : null;
}
