import type { Stripe } from 'stripe';
import type { PaymentProvider, PlanChange, PlanPreview, SubscriptionState } from './payment.ts';
import { nullIfMissing, translating } from './stripeErrors.ts';
import type { Product } from './stripeProduct.ts';
import { at, readState, STATE_EXPANSION } from './stripeReading.ts';

/**
 * From one plan to the other. A longer one begins now: what is left of the present period is taken off its price, and the card
 * is charged the rest. A shorter one begins when what is paid is over; until then the provider charges nothing, which it calls
 * a trial. The same goes for a change of mind before that.
 */
export function stripePlan(stripe: Stripe, product: Product): Pick<PaymentProvider, 'previewPlan' | 'changePlan'> {
  async function readChange({ subscriptionId, recurringMode, amount, at: when }: PlanChange) {
    const held = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = held.items.data;
    if (!item) throw new Error(`The subscription ${subscriptionId} has no item`);
    const currency = held.currency.toUpperCase();
    const items = [{ id: item.id, price_data: await product.priceData({ amount, currency, recurringMode }) }];
    const beginsNow = recurringMode === 'YEARLY' && held.status !== 'trialing';
    // A moment before the period, or after now, is none that the provider could reckon with.
    const moment = Math.max(Math.floor(when.getTime() / 1000), item.current_period_start);
    return { items, beginsNow, moment, periodEnd: item.current_period_end };
  }

  async function previewPlan(change: PlanChange): Promise<PlanPreview> {
    const { items, beginsNow, moment, periodEnd } = await readChange(change);
    if (!beginsNow) return { dueNow: 0, startsAt: at(periodEnd) };
    const { amount_due } = await stripe.invoices.createPreview({
      subscription: change.subscriptionId,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: moment },
    });
    return { dueNow: amount_due, startsAt: at(moment) };
  }

  async function changePlan(change: PlanChange): Promise<SubscriptionState> {
    const { items, beginsNow, moment, periodEnd } = await readChange(change);
    const when = beginsNow
      ? {
          payment_behavior: 'error_if_incomplete' as const,
          proration_behavior: 'always_invoice' as const,
          proration_date: moment,
        }
      : { proration_behavior: 'none' as const, trial_end: periodEnd };
    const metadata = { recurringMode: change.recurringMode };
    const params = { items, metadata, cancel_at_period_end: false, ...when, expand: STATE_EXPANSION };
    return readState(await stripe.subscriptions.update(change.subscriptionId, params));
  }

  return {
    previewPlan: (change) => translating(() => nullIfMissing(() => previewPlan(change))),
    changePlan: (change) => translating(() => nullIfMissing(() => changePlan(change))),
  };
}
