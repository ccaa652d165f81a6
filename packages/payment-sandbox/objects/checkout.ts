import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

// Checkout sessions.

export type CheckoutSession = Shape<
  Stripe.Checkout.Session,
  | Common
  | 'adaptive_pricing'
  | 'amount_subtotal'
  | 'amount_total'
  | 'billing_address_collection'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'locale'
  | 'mode'
  | 'payment_method_types'
  | 'client_secret'
  | 'success_url'
  | 'ui_mode'
  | 'url',
  {
    customer: string | null;
    invoice: string | null;
    metadata: Metadata;
    payment_intent: null;
    return_url: string | null;
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    setup_intent: string | null;
    status: 'open' | 'complete' | 'expired';
    subscription: string | null;
  }
>;

/** Internal data of a session, stored under its id: what its page is for, and what it has started. */
export interface CheckoutPage {
  id: string;
  object: 'checkout_page';
  created: number;
  lines: { price: string; quantity: number }[];
  automatic_tax: boolean;
  subscription_data: { description: string | null; metadata: Metadata };
  /** Waits for the bank's confirmation. */
  subscription: string | null;
}
