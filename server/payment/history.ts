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
  createdAt: Date;
  /** When it can be paid out. */
  availableAt: Date;
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

  /** @param rawBody the unparsed body. @throws InvalidWebhook if it is forged, stale or unreadable. */
  parseWebhook: (rawBody: Buffer, signature: string) => PaymentEvent;
};
