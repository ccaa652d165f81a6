import type { Stripe } from 'stripe';
import type { PaymentChanges, PlanChange, PlanPreview } from './changes.ts';
import { PaymentDeclined } from './payment.ts';
import type { createSessions } from './session.ts';
import { type CardChanged, payWithCard } from './stripeCard.ts';
import { nullIfMissing, refusalOf, translating, withinPeriod } from './stripeErrors.ts';
import type { Product } from './stripeProduct.ts';
import { at, idOf, intentIdOf, readRefusal, redirectOf } from './stripeReading.ts';
import { readState, STATE_EXPANSION } from './stripeState.ts';
import { voidInvoice, voidOpen } from './stripeUnpaid.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Plans = Pick<PaymentChanges, 'previewPlan' | 'changePlan' | 'giveUpPlanChange'>;

/**
 * Plan changes. A longer plan starts now: the rest of the current period is deducted from its price, and the card is charged
 * before anything changes. A shorter plan starts at the end of the paid time; until then it is a trial at the provider, which
 * charges nothing. Changing back before that works the same way.
 */
export function stripePlan(stripe: Stripe, product: Product, sessions: ReturnType<typeof createSessions>): Plans {
  async function readChange(
    held: Stripe.Subscription,
    { recurringMode, amount, at: when }: Omit<PlanChange, 'returnUrl'>,
  ) {
    const [item] = held.items.data;
    if (!item) throw new Error(`The subscription ${held.id} has no item`);
    const currency = held.currency.toUpperCase();
    const items = [{ id: item.id, price_data: await product.priceData({ amount, currency, recurringMode }) }];
    const beginsNow = recurringMode === 'YEARLY' && held.status !== 'trialing';
    // The provider accepts proration dates only within the current period and not in the future.
    const moment = Math.max(Math.floor(when.getTime() / 1000), item.current_period_start);
    return { items, beginsNow, moment, periodEnd: item.current_period_end };
  }

  async function previewPlan(change: Omit<PlanChange, 'returnUrl'>): Promise<PlanPreview> {
    const held = await stripe.subscriptions.retrieve(change.subscriptionId);
    const { items, beginsNow, moment, periodEnd } = await readChange(held, change);
    if (!beginsNow) return { dueNow: 0, credit: 0, startsAt: at(periodEnd), nextAt: at(periodEnd), at: at(moment) };
    const { amount_due, total, lines } = await stripe.invoices.createPreview({
      subscription: change.subscriptionId,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: moment },
    });
    const unused = -sumOf(lines.data.map(({ amount }) => Math.min(amount, 0)));
    const credit = unused + Math.max(total - amount_due, 0);
    const nextAt = at(Math.max(...lines.data.map(({ period }) => period.end)));
    return { dueNow: amount_due, credit, startsAt: at(moment), nextAt, at: at(moment) };
  }

  const read = (subscriptionId: string) => stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION });

  /** The subscription after dropping an earlier change that waits for the bank; both could be paid otherwise. */
  async function readSettled(subscriptionId: string): Promise<Stripe.Subscription> {
    const held = await read(subscriptionId);
    if (!held.pending_update) return held;
    await voidOpen(stripe, subscriptionId);
    return read(subscriptionId);
  }

  async function changePlan({ returnUrl, ...change }: PlanChange): Promise<CardChanged> {
    const held = await readSettled(change.subscriptionId);
    const present = await readState(stripe, held);
    if ((present.next ?? present).recurringMode === change.recurringMode) return { state: present, redirectUrl: null };
    const { items, beginsNow, moment, periodEnd } = await readChange(held, change);
    const metadata = { recurringMode: change.recurringMode };
    const params = { items, metadata, cancel_at_period_end: false };
    if (beginsNow) return payFirst(held.id, { ...params, proration_date: moment }, returnUrl);
    const later = { proration_behavior: 'none' as const, trial_end: periodEnd, expand: STATE_EXPANSION };
    const changed = await stripe.subscriptions.update(held.id, { ...params, ...later });
    return { state: await readState(stripe, changed), redirectUrl: null };
  }

  async function payFirst(
    id: string,
    params: Stripe.SubscriptionUpdateParams,
    returnUrl: string,
  ): Promise<CardChanged> {
    const changed = await stripe.subscriptions.update(id, {
      ...params,
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
      expand: STATE_EXPANSION,
    });
    const { latest_invoice: invoice } = changed;
    if (!changed.pending_update || invoice === null || typeof invoice === 'string') {
      return { state: await readState(stripe, changed), redirectUrl: null };
    }
    try {
      const redirectUrl = await askBank(invoice, returnUrl);
      return { state: await readState(stripe, redirectUrl === null ? await read(id) : changed), redirectUrl };
    } catch (error) {
      // Optional cleanup: it expires within a day.
      await voidInvoice(stripe, invoice.id).catch(() => {});
      throw error;
    }
  }

  /** The bank's page, or null if it does not ask and the invoice is paid. @throws PaymentDeclined */
  async function askBank(invoice: Stripe.Invoice, returnUrl: string): Promise<string | null> {
    const intentId = intentIdOf(invoice);
    if (intentId === null) throw new Error(`The invoice ${invoice.id} has no payment`);
    const { status, payment_method: method, ...intent } = await stripe.paymentIntents.retrieve(intentId);
    if (status !== 'requires_action' || method === null) {
      const refusal = readRefusal(intent);
      throw new PaymentDeclined(refusal ?? refusalOf({ type: status }));
    }
    const back = sessions.addTo(returnUrl, invoice.id);
    return redirectOf(await payWithCard(stripe, intentId, { paymentMethodId: idOf(method), returnUrl: back }));
  }

  return {
    previewPlan: (change) => translating(() => nullIfMissing(() => withinPeriod(() => previewPlan(change)))),
    changePlan: (change) => translating(() => nullIfMissing(() => withinPeriod(() => changePlan(change)))),
    giveUpPlanChange: (sessionId) =>
      translating(async () => {
        const invoiceId = sessions.open(sessionId);
        if (invoiceId !== null) await voidInvoice(stripe, invoiceId);
      }),
  };
}
