import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

/** Money that leaves the balance to the bank account. */
export type Payout = Shape<
  Stripe.Payout,
  | Common
  | 'amount'
  | 'application_fee_amount'
  | 'arrival_date'
  | 'automatic'
  | 'currency'
  | 'description'
  | 'failure_code'
  | 'failure_message'
  | 'method'
  | 'reconciliation_status'
  | 'source_type'
  | 'statement_descriptor'
  | 'status'
  | 'type',
  {
    application_fee: null;
    balance_transaction: string;
    destination: null;
    failure_balance_transaction: null;
    metadata: Metadata;
    original_payout: null;
    reversed_by: null;
  }
>;
