import type { Stripe } from 'stripe';
import type { PaymentEvent } from './history.ts';
import { passDays } from './pass.ts';
import type {
  PaidPlan,
  ProviderDispute,
  ProviderInvoice,
  ProviderInvoiceStatus,
  ProviderRefund,
  Refusal,
} from './payment.ts';
import { refundPurposes } from './payment.ts';
import { refusalOf } from './stripeErrors.ts';

export function at(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
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
    tax: taxOf(invoice),
    currency: invoice.currency.toUpperCase(),
    paidAt: paidAt === null ? null : at(paidAt),
    createdAt: at(invoice.created),
    pageUrl: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    card: null,
    isOwed: invoice.status === 'paid' || !isOfChange(invoice),
    isIssued: invoice.status !== 'draft' && (invoice.status !== 'open' || !isOfChange(invoice)),
    plan: planOf(invoice),
    returns: null,
  };
}

/** What of the total is tax. */
export const taxOf = ({
  total,
  total_excluding_tax: net,
}: Pick<Stripe.Invoice | Stripe.CreditNote, 'total' | 'total_excluding_tax'>): number =>
  net === null ? 0 : total - net;

const isOfChange = ({ billing_reason }: Stripe.Invoice): boolean => billing_reason === 'subscription_update';

/** The lines for whole periods. The others take off or add parts of a period. */
export const periodLines = ({ lines }: Pick<Stripe.Invoice, 'lines'>): Stripe.InvoiceLineItem[] =>
  lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration === false);

const daySeconds = 86_400;

function planOf(invoice: Stripe.Invoice): PaidPlan | null {
  const [line] = periodLines(invoice).filter(({ amount }) => amount > 0);
  if (!line) return null;
  const { amount, period } = line;
  const days = (period.end - period.start) / daySeconds;
  // A line has the id of its price only. A month has 28 days at least.
  const recurringMode = days === passDays ? 'PASS' : days > 300 ? 'YEARLY' : 'MONTHLY';
  return { recurringMode, amount, from: at(period.start), until: at(period.end) };
}

export function readRefusal(intent: Pick<Stripe.PaymentIntent, 'last_payment_error'>): Refusal | null {
  return intent.last_payment_error && refusalOf(intent.last_payment_error);
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
    paymentId: paymentOf(event),
    cardSessionId: cardSessionOf(event),
  };
}

function cardSessionOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type !== 'checkout.session.completed' || !('object' in object)) return null;
  return object.object === 'checkout.session' && object.mode === 'setup' ? object.id : null;
}

/** A refund can fail later. Only refund events report that; charge events report only success. */
function paymentOf({ type, data: { object } }: Stripe.Event): string | null {
  if (!('object' in object)) return null;
  const isRefund = object.object === 'refund' || (object.object === 'charge' && type === 'charge.refunded');
  const payment = isRefund || object.object === 'dispute' ? object.payment_intent : null;
  return payment ? idOf(payment) : null;
}

/** Where our key of a refund is kept at the provider, and what it is for. */
export const REFUND_KEY = 'clientKey';
export const REFUND_PURPOSE = 'purpose';
export const REFUND_REASON = 'reason';

export const readRefund = ({ id, amount, status, created, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  amount,
  state: status === 'failed' || status === 'canceled' ? 'FAILED' : status === 'succeeded' ? 'SUCCEEDED' : 'PENDING',
  createdAt: at(created),
  key: metadata?.[REFUND_KEY] ?? null,
  purpose: refundPurposes.find((purpose) => purpose === metadata?.[REFUND_PURPOSE]) ?? null,
  reason: metadata?.[REFUND_REASON] ?? null,
});

const disputeStates: Record<Stripe.Dispute.Status, ProviderDispute['state']> = {
  needs_response: 'NEEDS_RESPONSE',
  under_review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
  appeal_needs_response: 'NEEDS_RESPONSE',
  appeal_under_review: 'UNDER_REVIEW',
  prevented: 'CLOSED',
  warning_needs_response: 'NEEDS_RESPONSE',
  warning_under_review: 'UNDER_REVIEW',
  warning_closed: 'CLOSED',
};

export const readDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  amount: dispute.amount,
  currency: dispute.currency.toUpperCase(),
  reason: dispute.reason,
  // A status that Stripe adds later is one that a person has to look at.
  state: disputeStates[dispute.status] ?? 'NEEDS_RESPONSE',
  inquiry: dispute.status.startsWith('warning_'),
  evidenceDueAt: dispute.evidence_details.due_by === null ? null : at(dispute.evidence_details.due_by),
  openedAt: at(dispute.created),
});
