import type { PaidPlan } from './payment.ts';

/** A webhook of the provider, with its signature verified. Webhooks arrive in any order, late, and more than once. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** The subscription it is about; read its current state with `readSubscription`. */
  subscriptionId: string | null;
  /** The invoice it is about; read its current state with `readInvoice`. */
  invoiceId: string | null;
  /** The payment of a refund or a dispute, however it went; `findInvoice` finds its invoice. */
  paymentId: string | null;
  /** The session in which a card was changed on the provider's page; `finishCardChange` applies it. */
  cardSessionId: string | null;
};

/** A payment that was made, whether it belongs to us or not. */
export type ProviderPayment = {
  id: string;
  /** By which `findInvoice` finds its invoice; null for a payment without one. */
  paymentId: string | null;
  customerId: string | null;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217, uppercase. */
  currency: string;
  isRefunded: boolean;
};

/** What moved money: `FEE` is a fee by itself, `OTHER` what the provider calls an adjustment. */
export type BalanceKind = 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'FEE' | 'PAYOUT' | 'OTHER';

/** A movement of the balance at the provider. It never changes. What it brings is `amount - fee`. */
export type BalanceEntry = {
  id: string;
  kind: BalanceKind;
  /** As the provider calls it. */
  type: string;
  /** The charge, refund, dispute or payout. */
  sourceId: string | null;
  /** By which `findInvoice` finds its invoice; null for what belongs to no payment. */
  paymentId: string | null;
  /** Minor units of the currency; negative for what is taken from the balance. */
  amount: bigint;
  /** Minor units, of the provider. */
  fee: bigint;
  /** ISO 4217, uppercase. That of the balance, which is not that of the payment where the provider converts. */
  currency: string;
  /** By which the payment's currency was multiplied; null if the provider converted nothing. */
  exchangeRate: number | null;
  createdAt: Date;
  /** When it can be paid out. */
  availableAt: Date;
};

/** An invoice or a credit note with a number, of us or of another product. What became of it does not take the number away. */
export type NumberedDocument = {
  id: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  /** `GIVEN_UP`: the invoice of a change of plan that was not paid, and is not owed. A credit note is `ISSUED` or `VOID`. */
  state: 'ISSUED' | 'OPEN' | 'PAID' | 'UNCOLLECTIBLE' | 'VOID' | 'GIVEN_UP';
  /** When it was made. It has had its number since `issuedAt`. */
  createdAt: Date;
  issuedAt: Date;
  /** As the document names the buyer. */
  buyer: string | null;
  /** ISO 3166, two letters. */
  country: string | null;
  taxNumber: string | null;
  plan: PaidPlan | null;
  /** ISO 4217, uppercase. */
  currency: string;
  /** Minor units of the currency. */
  net: number;
  tax: number;
  gross: number;
  /** What was charged of an invoice. Less than the gross amount if a credit paid a part. */
  paid: number;
  /** The number of the invoice that a credit note is of. */
  invoiceNumber: string | null;
  /** The refunds of a credit note. */
  refundIds: readonly string[];
};

/** What has happened at the provider, to compare our records with. */
export type PaymentHistory = {
  /** All webhooks since then, newest first, whether they arrived or not. The provider keeps them for 30 days. */
  readEvents: (since: Date) => AsyncIterable<PaymentEvent>;

  /** One of them by its id. */
  findEvent: (eventId: string) => Promise<PaymentEvent | null>;

  /** All payments that were made since then, newest first. */
  readPayments: (since: Date) => AsyncIterable<ProviderPayment>;

  /** One of them by its id. */
  findPayment: (id: string) => Promise<ProviderPayment | null>;

  /** The movements of the balance since then, newest first. */
  readBalance: (since: Date) => AsyncIterable<BalanceEntry>;

  /** What is in the balance now, by currency, available or not: the sum of all movements. Minor units. */
  readBalanceSums: () => Promise<Map<string, bigint>>;

  /** All invoices that were made before then, newest first, but no drafts. */
  readNumberedInvoices: (before: Date) => AsyncIterable<NumberedDocument>;

  /** The same for credit notes. */
  readNumberedCreditNotes: (before: Date) => AsyncIterable<NumberedDocument>;

  /** @param rawBody the unparsed body. @throws InvalidWebhook if it is forged, stale or unreadable. */
  parseWebhook: (rawBody: Buffer, signature: string) => PaymentEvent;
};
