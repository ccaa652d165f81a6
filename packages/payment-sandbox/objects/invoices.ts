import type { Stripe } from 'stripe';
import type { Seller } from '../account.ts';
import type { Price } from './catalog.ts';
import type { Common, List, Metadata, Shape } from './shape.ts';

// Invoices and their lines.

/** What of an amount is tax. */
export interface Tax {
  amount: number;
  tax_behavior: 'inclusive';
  tax_rate_details: { tax_rate: string };
  taxability_reason: 'standard_rated';
  taxable_amount: number;
  type: 'tax_rate_details';
}

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
  taxes: Tax[];
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
  | 'account_country'
  | 'account_name'
  | 'account_tax_ids'
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
  | 'customer_address'
  | 'customer_email'
  | 'customer_name'
  | 'description'
  | 'discounts'
  | 'due_date'
  | 'ending_balance'
  | 'footer'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'post_payment_credit_notes_amount'
  | 'pre_payment_credit_notes_amount'
  | 'starting_balance'
  | 'status_transitions'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'test_clock'
  | 'total'
  | 'total_excluding_tax',
  {
    automatic_tax: {
      disabled_reason: null;
      enabled: boolean;
      liability: { type: 'self' } | null;
      provider: 'stripe' | null;
      status: 'complete' | null;
    };
    customer: string;
    customer_tax_ids: { type: string; value: string }[];
    default_payment_method: string | null;
    /** Internal: the seller when it was finalised. Null for a draft. */
    seller: Seller | null;
    total_taxes: Tax[];
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

/** What a refund takes back of an invoice. */
export type CreditNote = Shape<
  Stripe.CreditNote,
  | Common
  | 'amount'
  | 'amount_shipping'
  | 'currency'
  | 'customer_balance_transaction'
  | 'discount_amount'
  | 'discount_amounts'
  | 'effective_at'
  | 'memo'
  | 'number'
  | 'out_of_band_amount'
  | 'pdf'
  | 'post_payment_amount'
  | 'pre_payment_amount'
  | 'reason'
  | 'status'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'total'
  | 'total_excluding_tax'
  | 'type'
  | 'voided_at',
  {
    customer: string;
    invoice: string;
    metadata: Metadata;
    refunds: { amount_refunded: number; payment_record_refund: null; refund: string; type: 'refund' }[];
    total_taxes: Tax[];
  }
>;

/** Internal: the numbers of all customers, where the account has one sequence. */
export interface InvoiceSequence {
  id: 'account';
  prefix: string;
  next: number;
}
