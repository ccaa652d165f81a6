import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

// Customers and payment methods.

export type Customer = Shape<
  Stripe.Customer,
  | Common
  | 'address'
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
      footer: string | null;
      rendering_options: null;
    };
  }
>;

/** The number under which tax authorities know a customer. */
export type TaxId = Shape<
  Stripe.TaxId,
  Common | 'country' | 'customer_account' | 'type' | 'value',
  {
    customer: string;
    owner: { customer: string; type: 'customer' };
    verification: { status: 'pending' | 'unavailable'; verified_address: null; verified_name: null };
  }
>;

/** What is shown of a customer who was deleted. */
export interface RemovedCustomer {
  id: string;
  object: 'customer';
  deleted: true;
}

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
    /** Internal: it was detached from its customer and cannot be used again. */
    detached?: true;
    metadata: Metadata;
  }
>;

export type Token = Shape<Stripe.Token, Common | 'client_ip' | 'type' | 'used', { card: CardFace & { id: string } }>;
