import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

// Products and prices.

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
