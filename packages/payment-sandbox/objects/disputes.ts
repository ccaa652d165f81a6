import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

/** A payment that the cardholder disputes at their bank. An inquiry is a question before that: no money moves. */
export type Dispute = Shape<
  Stripe.Dispute,
  Common | 'amount' | 'currency' | 'enhanced_eligibility_types' | 'is_charge_refundable' | 'reason',
  {
    balance_transactions: BalanceTransaction[];
    charge: string;
    evidence: Record<string, string | null | object>;
    evidence_details: {
      due_by: number;
      enhanced_eligibility: object;
      has_evidence: boolean;
      past_due: boolean;
      submission_count: number;
      submission_method: 'manual' | 'not_submitted';
    };
    intended_submission_method: null;
    metadata: Metadata;
    network_reason_code: string;
    payment_intent: string;
    payment_method_details: {
      type: 'card';
      card: {
        brand: string;
        case_type: 'chargeback' | 'inquiry';
        network: string;
        network_reason_code: string;
      };
    };
    status: DisputeStatus;
  }
>;

export type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed';

/** What something adds to the balance, or takes from it. */
export type BalanceTransaction = Shape<
  Stripe.BalanceTransaction,
  | 'id'
  | 'object'
  | 'amount'
  | 'available_on'
  | 'created'
  | 'currency'
  | 'description'
  | 'exchange_rate'
  | 'fee'
  | 'fee_details'
  | 'net'
  | 'reporting_category'
  | 'status'
  | 'type',
  { source: string }
>;
