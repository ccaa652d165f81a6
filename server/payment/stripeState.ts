import type { Stripe } from 'stripe';
import type { PaidPlan, ProviderSubscriptionStatus, SubscriptionState } from './payment.ts';
import { recurringModeOf } from './stripeProduct.ts';
import { at, idOf, intentIdOf, periodLines, readInvoice, readRefusal } from './stripeReading.ts';

/**
 * A subscription's state, from everything at the provider that decides about it. Its status alone does not say what is paid: a
 * renewal begins as a draft that is charged an hour later, an unpaid subscription gets a new period and a new draft each month, and
 * a cancelled one is ended some time after its period.
 */

/** The fields of a subscription that `readState` needs expanded. */
export const STATE_EXPANSION = ['customer', 'default_payment_method', 'latest_invoice.payments'];

export type Facts = {
  /** With `STATE_EXPANSION`. */
  subscription: Stripe.Subscription;
  /** The latest invoices in any order, drafts included. */
  invoices: readonly Stripe.Invoice[];
  /** The payment of the latest invoice. Only needed while it is overdue. */
  intent: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'> | null;
};

export const readInvoices = async (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> =>
  (await stripe.invoices.list({ subscription, limit: 100 })).data;

/** Reads what else decides about a subscription, and its state. */
export async function readState(stripe: Stripe, subscription: Stripe.Subscription): Promise<SubscriptionState> {
  const invoices = await readInvoices(stripe, subscription.id);
  const latest = expanded(subscription.latest_invoice);
  const intentId = latest && isOverdue(subscription) && latest.status === 'open' ? intentIdOf(latest) : null;
  const intent = intentId === null ? null : await stripe.paymentIntents.retrieve(intentId);
  return stateOf({ subscription, invoices, intent });
}

/** The same by the subscription's id. */
export const readStateById = async (stripe: Stripe, subscriptionId: string): Promise<SubscriptionState> =>
  readState(stripe, await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION }));

export const isOverdue = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid' || status === 'paused';

export const isOver = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

export function stateOf({ subscription, invoices, intent }: Facts): SubscriptionState {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item`);
  const method = expanded(subscription.default_payment_method);
  const latest = expanded(subscription.latest_invoice);
  const card = method?.card;
  const customer = expanded(subscription.customer);
  const address = customer && 'address' in customer ? customer.address : null;
  const employerId = Number(subscription.metadata.employerId);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    employerId: Number.isSafeInteger(employerId) && employerId > 0 ? employerId : null,
    status: statusOf(subscription),
    ...plansOf(subscription, item, invoices),
    currency: subscription.currency.toUpperCase(),
    currentPeriodStart: at(item.current_period_start),
    currentPeriodEnd: at(item.current_period_end),
    paidUntil: at(paidUntil(subscription, item, invoices)),
    createdAt: at(subscription.created),
    endedAt: subscription.ended_at === null ? null : at(subscription.ended_at),
    cancelAtPeriodEnd: isEnding(subscription, item),
    awaitsConfirmation: isOverdue(subscription) && asksCardholder(intent),
    refusal: isOverdue(subscription) && intent ? readRefusal(intent) : null,
    country: address?.country ?? card?.country ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpiryMonth: card?.exp_month ?? null,
    cardExpiryYear: card?.exp_year ?? null,
    hasLeftovers: leftoversOf({ subscription, invoices }).length > 0,
    isRenewed: latest?.billing_reason === 'subscription_cycle',
    latestInvoice: latest && readInvoice(latest),
  };
}

/** The plan of now and the one that follows. Until a shorter plan begins, it is a trial at the provider, and what runs is what was paid. */
function plansOf(
  { status }: Stripe.Subscription,
  { price, quantity = 1 }: Stripe.SubscriptionItem,
  invoices: readonly Stripe.Invoice[],
): Pick<SubscriptionState, 'recurringMode' | 'amount' | 'next'> {
  const last = { recurringMode: recurringModeOf(price), amount: (price.unit_amount ?? 0) * quantity };
  const paid = status === 'trialing' ? latestPlan(invoices) : null;
  if (!paid) return { ...last, next: null };
  const isSame = paid.recurringMode === last.recurringMode && paid.amount === last.amount;
  return { recurringMode: paid.recurringMode, amount: paid.amount, next: isSame ? null : last };
}

const latestPlan = (invoices: readonly Stripe.Invoice[]): PaidPlan | null =>
  invoices
    .filter(({ status }) => status === 'paid')
    .flatMap((invoice) => readInvoice(invoice).plan ?? [])
    .toSorted((one, other) => other.from.getTime() - one.from.getTime())[0] ?? null;

function statusOf({ status }: Stripe.Subscription): ProviderSubscriptionStatus {
  if (status === 'incomplete') return 'INCOMPLETE';
  if (status === 'active' || status === 'trialing') return 'ACTIVE';
  // `unpaid` and `paused` subscriptions still exist, but their paid time is over.
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'PAST_DUE';
  return 'CANCELED';
}

/** Whether it ends instead of being renewed. A date may have been set at the provider. */
const isEnding = (
  { cancel_at_period_end: atPeriodEnd, cancel_at: date }: Stripe.Subscription,
  { current_period_end: end }: Stripe.SubscriptionItem,
): boolean => atPeriodEnd || (date != null && date <= end);

/** The end of the time that is paid, in seconds: the start of the first of the periods that are not. */
function paidUntil(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  invoices: readonly Stripe.Invoice[],
): number {
  const { status } = subscription;
  const { current_period_start: start, current_period_end: end } = item;
  const isRunning = status === 'active' || status === 'trialing';
  // Nothing is owed for a renewal that was voided while the subscription goes on.
  const debts = unpaidPeriods(invoices, isRunning);
  if (isRunning) {
    const [debt] = debts;
    if (!debt) return Math.min(end, subscription.cancel_at ?? end);
    // A renewal that began before the cancellation is still charged, and has the period that it pays for.
    const isCharged = debts.length === 1 && isEnding(subscription, item) && isBeingCharged(subscription, debt);
    return isCharged ? Math.min(end, subscription.cancel_at ?? end) : Math.min(...debts.map(startOf));
  }
  const debtStart = debts.length > 0 ? Math.min(start, ...debts.map(startOf)) : start;
  const isPaid = debts.length === 0 && invoices.some(({ status }) => status === 'paid');
  if (status === 'canceled') return isPaid ? Math.min(end, subscription.ended_at ?? end) : debtStart;
  return isPaid && status === 'past_due' ? end : debtStart;
}

/** The invoices that can be paid although nothing is given for it any more. */
export function leftoversOf({ subscription, invoices }: Pick<Facts, 'subscription' | 'invoices'>): Stripe.Invoice[] {
  const payable = invoices.filter(({ status }) => status === 'open' || status === 'draft');
  if (isOver(subscription)) return payable;
  const lastPaid = Math.max(...invoices.filter(({ status }) => status === 'paid').map(startOf));
  // The invoice of a plan change waits for the bank, whenever it was made.
  return payable.filter((debt) => debt.billing_reason !== 'subscription_update' && startOf(debt) < lastPaid);
}

/** The invoices of the newest periods, back to the last one that was paid. */
function unpaidPeriods(invoices: readonly Stripe.Invoice[], forgivesVoid: boolean): Stripe.Invoice[] {
  const periods = invoices
    // An unpaid plan change has not happened.
    .filter(({ status, billing_reason }) => status === 'paid' || billing_reason !== 'subscription_update')
    .filter(({ status }) => status !== 'void' || !forgivesVoid)
    .toSorted((one, other) => startOf(other) - startOf(one) || other.created - one.created);
  const paid = periods.findIndex(({ status }) => status === 'paid');
  return paid === -1 ? periods : periods.slice(0, paid);
}

/** When the period begins that an invoice is for. Its own period is the one before, and its other lines are prorations. */
function startOf({ lines, created }: Stripe.Invoice): number {
  const starts = periodLines({ lines }).map(({ period }) => period.start);
  return starts.length > 0 ? Math.min(...starts) : created;
}

/** Whether the provider is about to charge it: it waits an hour with renewals. */
const isBeingCharged = (
  { collection_method: collection, pause_collection: pause }: Stripe.Subscription,
  { status, attempted, auto_advance }: Stripe.Invoice,
): boolean =>
  collection === 'charge_automatically' &&
  pause == null &&
  (status === 'draft' || status === 'open') &&
  !attempted &&
  auto_advance !== false;

const asksCardholder = (intent: Facts['intent']): boolean =>
  intent?.status === 'requires_action' || intent?.last_payment_error?.code === 'authentication_required';

const expanded = <T extends object>(reference: T | string | null): T | null =>
  reference !== null && typeof reference === 'object' ? reference : null;
