import type { Stripe } from 'stripe';
import type { Price } from './catalog.ts';
import type { Common, List, Metadata, Shape } from './shape.ts';

// Subscriptions and their items.

export type SubscriptionItem = Shape<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'subscription',
  { discounts: []; metadata: Metadata; price: Price; quantity: number; tax_rates: [] }
>;

export type SubscriptionStatus =
  | 'trialing'
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled';

/** Those that have begun and not ended. */
export const RUNNING = ['active', 'past_due', 'unpaid', 'trialing'] as const;

export type Subscription = Shape<
  Stripe.Subscription,
  | Common
  | 'application'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'currency'
  | 'days_until_due'
  | 'description'
  | 'discounts'
  | 'ended_at'
  | 'next_pending_invoice_item_invoice'
  | 'pause_collection'
  | 'schedule'
  | 'start_date'
  | 'trial_end'
  | 'trial_start',
  {
    automatic_tax: { enabled: boolean; liability: { type: 'self' } | null; disabled_reason: null };
    billing_mode: { type: 'flexible' };
    cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
    customer: string;
    default_payment_method: string | null;
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    metadata: Metadata;
    payment_settings: {
      payment_method_options: null;
      payment_method_types: string[] | null;
      save_default_payment_method: 'off' | 'on_subscription';
    };
    pending_setup_intent: null;
    pending_update: PendingUpdate | null;
    status: SubscriptionStatus;
    test_clock: string | null;
  }
>;

/** The changes that apply once the latest invoice is paid. */
export type PendingUpdate = Shape<
  Stripe.Subscription.PendingUpdate,
  'billing_cycle_anchor' | 'cancel_at_period_end' | 'expires_at' | 'trial_end' | 'trial_from_plan',
  { discount: null; discounts: null; metadata: Metadata | null; subscription_items: SubscriptionItem[] }
>;
