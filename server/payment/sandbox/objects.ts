import type { Stripe } from 'stripe';
import type { LineDraft } from './lines.ts';

// What the sandbox stores and answers. The field names are checked against the official types; references are stored as
// ids and become objects only where a request asks to expand them.
type Shape<T, Fields extends keyof T, Stored = unknown> = Omit<Pick<T, Fields>, keyof Stored> & Stored;

type Metadata = Record<string, string>;
type Common = 'id' | 'object' | 'created' | 'livemode';

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export type Customer = Shape<
  Stripe.Customer,
  | Common
  | 'balance'
  | 'currency'
  | 'default_source'
  | 'delinquent'
  | 'description'
  | 'email'
  | 'name'
  | 'phone'
  | 'invoice_prefix'
  | 'next_invoice_sequence'
  | 'preferred_locales'
  | 'shipping'
  | 'tax_exempt',
  {
    metadata: Metadata;
    test_clock: string | null;
    invoice_prefix: string;
    next_invoice_sequence: number;
    invoice_settings: {
      custom_fields: null;
      default_payment_method: string | null;
      footer: null;
      rendering_options: null;
    };
  }
>;

export interface CardFace {
  brand: string;
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: string | null };
  country: string;
  display_brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  generated_from: null;
  last4: string;
  networks: { available: string[]; preferred: null };
  three_d_secure_usage: { supported: boolean };
  wallet: null;
}

export type PaymentMethod = Shape<
  Stripe.PaymentMethod,
  Common | 'allow_redisplay' | 'billing_details' | 'type',
  {
    card: CardFace;
    customer: string | null;
    /** The sandbox's own: it was a customer's, and is of no use any more. */
    detached?: true;
    metadata: Metadata;
  }
>;

export type Token = Shape<Stripe.Token, Common | 'client_ip' | 'type' | 'used', { card: CardFace & { id: string } }>;

export type Product = Shape<
  Stripe.Product,
  | Common
  | 'active'
  | 'description'
  | 'images'
  | 'marketing_features'
  | 'name'
  | 'package_dimensions'
  | 'shippable'
  | 'statement_descriptor'
  | 'type'
  | 'unit_label'
  | 'updated'
  | 'url',
  { default_price: string | null; metadata: Metadata }
>;

export type Price = Shape<
  Stripe.Price,
  | Common
  | 'active'
  | 'billing_scheme'
  | 'currency'
  | 'custom_unit_amount'
  | 'lookup_key'
  | 'nickname'
  | 'tax_behavior'
  | 'tiers_mode'
  | 'transform_quantity'
  | 'type',
  {
    metadata: Metadata;
    product: string;
    recurring: Recurring | null;
    unit_amount: number;
    unit_amount_decimal: string;
  }
>;

export interface Recurring {
  interval: Interval;
  interval_count: number;
  meter: null;
  trial_period_days: null;
  usage_type: 'licensed';
}
export type Interval = 'day' | 'week' | 'month' | 'year';

export type SubscriptionItem = Shape<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'subscription',
  { discounts: []; metadata: Metadata; price: Price; quantity: number; tax_rates: [] }
>;

export type SubscriptionStatus = 'trialing' | 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';

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
    automatic_tax: { enabled: false; liability: null; disabled_reason: null };
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

/** What a subscription becomes once its latest invoice is paid. */
export type PendingUpdate = Shape<
  Stripe.Subscription.PendingUpdate,
  'billing_cycle_anchor' | 'cancel_at_period_end' | 'expires_at' | 'trial_end' | 'trial_from_plan',
  { discount: null; discounts: null; metadata: Metadata | null; subscription_items: SubscriptionItem[] }
>;

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discountable: boolean;
  discounts: [];
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: string | null;
      proration: boolean;
      proration_details: null;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: number;
  subtotal: number;
  taxes: [];
}

/** What waits for the next invoice of its subscription. */
export type InvoiceItem = Shape<
  Stripe.InvoiceItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'date'
  | 'description'
  | 'discountable'
  | 'livemode'
  | 'period'
  | 'quantity',
  {
    customer: string;
    discounts: [];
    invoice: string | null;
    metadata: Metadata;
    parent: {
      type: 'subscription_details';
      subscription_details: { subscription: string; subscription_item: string };
    };
    proration: boolean;
    /** The sandbox's own. */
    draft: LineDraft;
  }
>;

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';

export type Invoice = Shape<
  Stripe.Invoice,
  | Common
  | 'amount_due'
  | 'amount_overpaid'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'billing_reason'
  | 'collection_method'
  | 'currency'
  | 'customer_email'
  | 'customer_name'
  | 'description'
  | 'discounts'
  | 'due_date'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status_transitions'
  | 'subtotal'
  | 'test_clock'
  | 'total',
  {
    customer: string;
    default_payment_method: string | null;
    lines: List<InvoiceLine>;
    metadata: Metadata;
    parent: {
      type: 'subscription_details';
      quote_details: null;
      subscription_details: { metadata: Metadata; subscription: string };
    };
    status: InvoiceStatus;
  }
>;

/** What links an invoice and the intent that pays it. */
export type InvoicePayment = Shape<
  Stripe.InvoicePayment,
  Common | 'amount_paid' | 'amount_requested' | 'currency' | 'is_default' | 'status_transitions',
  {
    invoice: string;
    payment: { type: 'payment_intent'; payment_intent: string };
    status: 'open' | 'paid' | 'canceled';
  }
>;

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
  'id' | 'object' | 'created' | 'amount' | 'currency' | 'receipt_number' | 'status',
  {
    balance_transaction: null;
    charge: string;
    metadata: Metadata;
    payment_intent: string;
    reason: string | null;
    source_transfer_reversal: null;
    transfer_reversal: null;
  }
>;

/** Time that stands still until it is told to pass, for the customers that were made with it. */
export type TestClock = Shape<
  Stripe.TestHelpers.TestClock,
  Common | 'deletes_after' | 'frozen_time' | 'name' | 'status',
  { status_details: Record<string, never> }
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

export type CheckoutSession = Shape<
  Stripe.Checkout.Session,
  | Common
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'locale'
  | 'mode'
  | 'payment_method_types'
  | 'success_url'
  | 'ui_mode'
  | 'url',
  {
    customer: string | null;
    invoice: string | null;
    metadata: Metadata;
    payment_intent: null;
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    setup_intent: string | null;
    status: 'open' | 'complete' | 'expired';
    subscription: string | null;
  }
>;

/** What a session's page is to do, and what it has begun: the sandbox's own, beside the session and under its id. */
export interface CheckoutPage {
  id: string;
  object: 'checkout_page';
  created: number;
  lines: { price: string; quantity: number }[];
  subscription_data: { description: string | null; metadata: Metadata };
  /** Waits for the bank's answer. */
  subscription: string | null;
}

/** A challenge of the cardholder by the bank: the sandbox's own, known to the browser by its id alone. */
export interface Challenge {
  id: string;
  object: 'challenge';
  created: number;
  /** One of the two. */
  payment_intent: string | null;
  setup_intent?: string | null;
  payment_method: string;
  return_url: string | null;
}

export type WebhookEndpoint = Shape<
  Stripe.WebhookEndpoint,
  Common | 'api_version' | 'application' | 'description' | 'enabled_events' | 'url',
  { metadata: Metadata; secret: string; status: 'disabled' | 'enabled' }
>;

export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface Objects {
  challenge: Challenge;
  charge: Charge;
  checkout_page: CheckoutPage;
  checkout_session: CheckoutSession;
  customer: Customer;
  event: Event;
  invoice: Invoice;
  invoice_item: InvoiceItem;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  setup_intent: SetupIntent;
  subscription: Subscription;
  test_clock: TestClock;
  token: Token;
  webhook_endpoint: WebhookEndpoint;
}
export type Kind = keyof Objects;
