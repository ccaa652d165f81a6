import { post } from './balance.ts';
import { newId } from './ids.ts';
import type { Dispute, DisputeStatus } from './objects/disputes.ts';
import type { Charge } from './objects/intents.ts';
import type { Store } from './store.ts';

// Disputes: how they begin, and what becomes of them.

const DAY = 86_400;

/** What Stripe takes for a dispute, in minor units. */
const FEE = 1500;

export const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

/** An inquiry. */
const asksOnly = ({ payment_method_details: { card } }: Dispute): boolean => card.case_type === 'inquiry';

export const isClosed = ({ status }: Dispute): boolean =>
  status === 'won' || status === 'lost' || status === 'warning_closed';

/** Whether the bank has taken the money of a charge: it cannot be refunded then. */
export async function isChargedBack(store: Store, { id }: Charge): Promise<boolean> {
  const disputes = await store.all('dispute', { charge: id });
  return disputes.some((dispute) => !asksOnly(dispute) && dispute.status !== 'won');
}

const movement = (store: Store, dispute: Pick<Dispute, 'id' | 'amount' | 'currency'>, isBack: boolean) =>
  post(store, {
    amount: isBack ? dispute.amount : -dispute.amount,
    currency: dispute.currency,
    description: isBack ? 'Chargeback reversal' : 'Chargeback withdrawal',
    reporting_category: isBack ? 'dispute_reversal' : 'dispute',
    source: dispute.id,
    type: 'adjustment',
    ...(!isBack && { fee: { amount: FEE, description: 'Dispute fee' } }),
  });

/** The cardholder disputes what is left of a payment. */
export async function openDispute(
  store: Store,
  charge: Charge,
  { reason, isInquiry }: { reason: string; isInquiry: boolean },
): Promise<void> {
  const id = newId('du');
  const amount = charge.amount_captured - charge.amount_refunded;
  const { brand } = charge.payment_method_details.card;
  const code = reason === 'product_not_received' ? '13.1' : '10.4';
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [await movement(store, { id, amount, currency: charge.currency }, false)],
    charge: charge.id,
    created: store.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...Object.fromEntries(EVIDENCE.map((name) => [name, null])), enhanced_evidence: {} },
    evidence_details: {
      due_by: store.now + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: code,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand, case_type: isInquiry ? 'inquiry' : 'chargeback', network: brand, network_reason_code: code },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  await store.put('charge', { ...(await store.get('charge', charge.id)), disputed: true });
  await store.put('dispute', dispute);
  await store.announce('charge.dispute.created', dispute);
  if (!isInquiry) await store.announce('charge.dispute.funds_withdrawn', dispute);
}

/** The bank decides. */
async function close(store: Store, held: Dispute, isWon: boolean): Promise<Dispute> {
  const status: DisputeStatus = asksOnly(held) ? 'warning_closed' : isWon ? 'won' : 'lost';
  const back = status === 'won' ? [await movement(store, held, true)] : [];
  const closed: Dispute = { ...held, balance_transactions: [...held.balance_transactions, ...back], status };
  await store.put('dispute', closed);
  await store.announce('charge.dispute.closed', closed, { status: held.status });
  if (status === 'won') await store.announce('charge.dispute.funds_reinstated', closed);
  return closed;
}

/** A full refund settles an inquiry. */
export async function settleInquiries(store: Store, { id }: Charge): Promise<void> {
  for (const dispute of await store.all('dispute', { charge: id })) {
    if (asksOnly(dispute) && !isClosed(dispute)) await close(store, dispute, false);
  }
}

/** Accepts the dispute: the money is lost. */
export const giveIn = (store: Store, held: Dispute): Promise<Dispute> => close(store, held, false);

/** Stores evidence and, if it is submitted, sends it to the bank, which decides at once about Stripe's two test texts. */
export async function answer(
  store: Store,
  held: Dispute,
  {
    evidence,
    metadata,
    submit,
  }: { evidence: Record<string, string | null>; metadata: Dispute['metadata']; submit: boolean },
): Promise<Dispute> {
  const given: Dispute['evidence'] = { ...held.evidence, ...evidence };
  const { evidence_details: details } = held;
  const isSent = submit && Object.keys(evidence).length > 0;
  const answered: Dispute = {
    ...held,
    evidence: given,
    evidence_details: {
      ...details,
      has_evidence: EVIDENCE.some((name) => given[name] !== null),
      submission_count: details.submission_count + (isSent ? 1 : 0),
      submission_method: isSent ? 'manual' : details.submission_method,
    },
    metadata,
    status: !isSent ? held.status : asksOnly(held) ? 'warning_under_review' : 'under_review',
  };
  await store.put('dispute', answered);
  await store.announce('charge.dispute.updated', answered);
  const text = isSent ? given.uncategorized_text : null;
  if (text === 'winning_evidence' || text === 'losing_evidence') {
    return close(store, answered, text === 'winning_evidence');
  }
  return answered;
}
