import type { Stripe } from 'stripe';
import type { Price } from './catalog.ts';
import type { Common, List, Metadata, Shape } from './shape.ts';

// Invoices and their lines.

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

/** An invoice line before it is added to an invoice. */
export interface LineDraft {
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
  proration: boolean;
  subscription: string;
  item: string;
}

/** An item for the subscription's next invoice. */
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
    /** Internal. */
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
  | 'automatically_finalizes_at'
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

/** Links an invoice to its payment intent. */
export type InvoicePayment = Shape<
  Stripe.InvoicePayment,
  Common | 'amount_paid' | 'amount_requested' | 'currency' | 'is_default' | 'status_transitions',
  {
    invoice: string;
    payment: { type: 'payment_intent'; payment_intent: string };
    status: 'open' | 'paid' | 'canceled';
  }
>;
