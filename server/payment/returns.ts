// Refunds and disputes: what goes back of a payment, and its documents.

/** What went back of the payment of an invoice. Amounts are in minor units of its currency. */
export type ProviderReturns = {
  /** What was charged; less than the invoice's amount if a credit paid a part of it. */
  paid: number;
  refunded: number;
  refunds: readonly ProviderRefund[];
  /** What banks have taken. */
  disputed: number;
  disputes: readonly ProviderDispute[];
};

export type ProviderRefund = {
  id: string;
  amount: number;
  /** `FAILED`: it was cancelled, or the bank has sent the money back. */
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  createdAt: Date;
  /** The key that it was asked for with; null for one that was made at the provider. */
  key: string | null;
};

export type ProviderDispute = {
  id: string;
  amount: number;
  /** ISO 4217, uppercase. */
  currency: string;
  /** As the provider names it, such as 'fraudulent'. */
  reason: string;
  /** `CLOSED`: it ended without a decision. */
  state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST' | 'CLOSED';
  /** The bank only asks, and has taken nothing. */
  inquiry: boolean;
  evidenceDueAt: Date | null;
  openedAt: Date;
};

/** Whether a dispute has taken the money of its payment. */
export const isTaken = ({ inquiry, state }: Pick<ProviderDispute, 'inquiry' | 'state'>): boolean =>
  !inquiry && state !== 'WON' && state !== 'CLOSED';

/** What a refund takes back of an invoice, as a document. */
export type ProviderCreditNote = {
  id: string;
  number: string;
  /** Minor units of the invoice's currency. */
  amount: number;
  createdAt: Date;
};
