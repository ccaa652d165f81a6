import type { Stripe } from 'stripe';
import type { CardFace } from './people.ts';
import type { Common, Metadata, Shape } from './shape.ts';

// Payment intents, setup intents and the bank's challenges.

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string };
    };

export type PaymentIntent = Shape<
  Stripe.PaymentIntent,
  | Common
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'confirmation_method'
  | 'currency'
  | 'description'
  | 'payment_method_types'
  | 'processing'
  | 'receipt_email'
  | 'setup_future_usage',
  {
    client_secret: string;
    customer: string | null;
    last_payment_error: object | null;
    latest_charge: string | null;
    metadata: Metadata;
    next_action: NextAction | null;
    payment_method: string | null;
    status: IntentStatus;
  }
>;

export type Charge = Shape<
  Stripe.Charge,
  | Common
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'billing_details'
  | 'captured'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'paid'
  | 'refunded'
  | 'status',
  {
    /** Null for one that was declined. */
    balance_transaction: string | null;
    customer: string | null;
    metadata: Metadata;
    outcome: { network_status: string; reason: string | null; seller_message: string; type: string };
    payment_intent: string;
    payment_method: string;
    payment_method_details: { type: 'card'; card: CardFace };
  }
>;

export type Refund = Shape<
  Stripe.Refund,
  'id' | 'object' | 'created' | 'amount' | 'currency' | 'failure_reason' | 'receipt_number' | 'status',
  {
    balance_transaction: string | null;
    /** Of one that failed. */
    failure_balance_transaction?: string;
    charge: string;
    metadata: Metadata;
    payment_intent: string;
    reason: string | null;
    source_transfer_reversal: null;
    transfer_reversal: null;
  }
>;

export type SetupIntent = Shape<
  Stripe.SetupIntent,
  Common | 'application' | 'cancellation_reason' | 'description' | 'payment_method_types' | 'usage',
  {
    client_secret: string;
    customer: string | null;
    last_setup_error: object | null;
    metadata: Metadata;
    next_action: NextAction | null;
    payment_method: string | null;
    status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  }
>;

/** A bank's challenge (3-D Secure). Internal; the browser knows only its id. */
export interface Challenge {
  id: string;
  object: 'challenge';
  created: number;
  /** Exactly one of the two is set. */
  payment_intent: string | null;
  setup_intent?: string | null;
  payment_method: string;
  return_url: string | null;
}
