// What a payment provider answers and throws, independent of Stripe. provider.ts has what it is asked, in four ports; stripe.ts implements
// them.

export type Refusal = {
  code: string;
  declineCode: string | null;
  /** The provider's words. */
  message: string;
  /** What the payer reads, where it was not the bank that refused. */
  told?: string | undefined;
};

/** The card was declined by the bank, by validation, or because it cannot be used any more. */
export class PaymentDeclined extends Error implements Refusal {
  override readonly name = 'PaymentDeclined';
  readonly code: string;
  readonly declineCode: string | null;
  readonly told: string | undefined;
  /** The invalid field: `number`, `exp_month`, `exp_year` or `cvc`. */
  readonly field: string | null;

  constructor({ code, declineCode, message, told, field = null }: Refusal & { field?: string | null }) {
    super(message);
    this.code = code;
    this.declineCode = declineCode;
    this.told = told;
    this.field = field;
  }
}

/** The provider does not take a part of the billing details, or misses it. */
export class BuyerRefused extends Error {
  override readonly name = 'BuyerRefused';
  readonly field: 'country' | 'postalCode' | 'taxNumber';

  constructor(field: BuyerRefused['field'], message: string) {
    super(message);
    this.field = field;
  }
}

/** The idempotency key was already used for another payment. */
export class PaymentConflict extends Error {
  override readonly name = 'PaymentConflict';
}

/** The subscription was renewed while it was being changed. Nothing was changed, and the next attempt reads the new period. */
export class PaymentPeriodEnded extends Error {
  override readonly name = 'PaymentPeriodEnded';
}

/** The provider did not respond in time. The request may have taken effect; a retry with the same key finds out. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider rejects our request: a bug of ours, not an error of the payer. */
export class PaymentProviderFault extends Error {
  override readonly name = 'PaymentProviderFault';
}

/** A webhook that is forged or too old. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

/** Where the provider sends its messages. */
export const webhookPath = '/api/stripe/webhook';

/** A pass is paid once and ends after `passDays`. */
export type RecurringMode = 'MONTHLY' | 'YEARLY' | 'PASS';

export type ProviderSubscriptionStatus = 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';

export type ProviderInvoiceStatus = 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED' | 'DISPUTED';

/** What an invoice charges for: a plan, at its price in minor units, for a period. */
export type PaidPlan = { recurringMode: RecurringMode; amount: number; from: Date; until: Date };

export type ProviderInvoice = {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: ProviderInvoiceStatus;
  /** Minor units of the currency. */
  amount: number;
  /** What of the amount is tax. */
  tax: number;
  /** ISO 4217, uppercase. */
  currency: string;
  paidAt: Date | null;
  createdAt: Date;
  /** The provider's page on which it can be paid, while it is open. It needs no login. The sandbox's is a path of ours. */
  pageUrl: string | null;
  /** The card that paid it. Only `readInvoice` knows it. */
  card: { brand: string | null; last4: string | null } | null;
  /** Whether it is a debt. The invoice of a plan change is not, until it is paid and the plan changes. */
  isOwed: boolean;
  /** Whether it is issued: it has a number, and is the renewal of a subscription, or a change of plan that was paid or given up. */
  isIssued: boolean;
  /** Null: it is for no period, such as a trial. */
  plan: PaidPlan | null;
  /** Only `readInvoice` and `refund` know it; otherwise null. */
  returns: ProviderReturns | null;
};

export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  /** Null if this product did not create it. */
  employerId: number | null;
  status: ProviderSubscriptionStatus;
  /** The plan of now, which was paid. */
  recurringMode: RecurringMode;
  /** Its price. Minor units of the currency. */
  amount: number;
  /** The plan that follows at the end of what is paid, if it is another one or has another price. */
  next: { recurringMode: RecurringMode; amount: number } | null;
  /** ISO 4217, uppercase. */
  currency: string;
  /** The start of the current period, paid or not. */
  currentPeriodStart: Date;
  /** The end of the current period. */
  currentPeriodEnd: Date;
  /** The end of the paid time: the end of the previous period while a renewal fails. */
  paidUntil: Date;
  createdAt: Date;
  /** When it ended; null while it has not. */
  endedAt: Date | null;
  /** Whether it ends with `currentPeriodEnd` instead of being renewed. */
  cancelAtPeriodEnd: boolean;
  /** Whether it is overdue only because the bank wants the cardholder to confirm the payment. */
  awaitsConfirmation: boolean;
  /** Why the last charge of what is overdue failed. */
  refusal: Refusal | null;
  /** Of the buyer, ISO 3166: that of the billing address, else of the card. */
  country: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** 1 to 12. */
  cardExpiryMonth: number | null;
  /** Four digits. */
  cardExpiryYear: number | null;
  /**
   * Whether invoices can be paid for which nothing is given any more: those of a subscription that has ended, and of periods before
   * the last one that was paid. `voidLeftovers` closes them.
   */
  hasLeftovers: boolean;
  /** Whether the latest invoice is for another period than the first. */
  isRenewed: boolean;
  /** Does not show refunds and disputes; `readInvoice` does. */
  latestInvoice: ProviderInvoice | null;
};

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

/** What a refund is for. */
export const refundPurposes = ['PERIOD', 'PAST_PERIOD', 'GOODWILL', 'DOUBLE_PAYMENT'] as const;
export type RefundPurpose = (typeof refundPurposes)[number];

export type ProviderRefund = {
  id: string;
  amount: number;
  /** `FAILED`: it was cancelled, or the bank has sent the money back. */
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  createdAt: Date;
  /** The key that it was asked for with; null for one that was made at the provider. */
  key: string | null;
  /** What it was asked for, and why. */
  purpose: RefundPurpose | null;
  reason: string | null;
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
