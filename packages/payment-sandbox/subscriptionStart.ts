import { invalidRequest } from './errors.ts';
import type { Customer } from './objects/people.ts';
import type { Subscription, SubscriptionItem } from './objects/subscriptions.ts';
import { mergeMetadata } from './params.ts';
import type { Store } from './store.ts';
import { checkTaxable } from './tax.ts';

export interface NewSubscription {
  id: string;
  cancelAtPeriodEnd?: boolean;
  description?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  automaticTax?: boolean;
  /** The card to charge, already attached to the customer. */
  method: string | null;
  settings?:
    | Partial<Pick<Subscription['payment_settings'], 'payment_method_types' | 'save_default_payment_method'>>
    | undefined;
}

/** Creates a subscription whose first period is not billed yet. */
export function newSubscription(
  store: Store,
  customer: Customer,
  items: SubscriptionItem[],
  given: NewSubscription,
): Subscription {
  const { id, cancelAtPeriodEnd = false, automaticTax = false } = given;
  const [first] = items;
  if (!first) throw invalidRequest('A subscription needs an item.', { param: 'items' });
  if (automaticTax) checkTaxable(customer, items);
  return {
    id,
    object: 'subscription',
    application: null,
    automatic_tax: automaticTaxOf(automaticTax),
    billing_cycle_anchor: store.now,
    billing_mode: { type: 'flexible' },
    cancel_at: cancelAtPeriodEnd ? first.current_period_end : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: cancelAtPeriodEnd ? store.now : null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: store.now,
    currency: first.price.currency,
    customer: customer.id,
    days_until_due: null,
    default_payment_method: given.method,
    description: given.description ?? null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata ?? undefined),
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: given.settings?.payment_method_types ?? null,
      save_default_payment_method: given.settings?.save_default_payment_method ?? 'off',
    },
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: store.now,
    status: 'incomplete',
    test_clock: customer.test_clock,
    trial_end: null,
    trial_start: null,
  };
}

export const automaticTaxOf = (enabled: boolean): Subscription['automatic_tax'] => ({
  enabled,
  liability: enabled ? { type: 'self' } : null,
  disabled_reason: null,
});
