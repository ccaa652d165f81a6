import type { ProviderCreditNote, ProviderReturns } from './returns.ts';

// The interface of a payment provider. It is independent of Stripe; stripe.ts implements it.

// What a payment provider throws (payment.ts).

export type Refusal = {
  code: string;
  declineCode: string | null;
  /** Shown to the payer. */
  message: string;
};

/** The card was declined, by the bank or by validation. */
export class PaymentDeclined extends Error implements Refusal {
  override readonly name = 'PaymentDeclined';
  readonly code: string;
  readonly declineCode: string | null;
  /** The invalid field: `number`, `exp_month`, `exp_year` or `cvc`. */
  readonly field: string | null;

  constructor({ code, declineCode, message, field = null }: Refusal & { field?: string | null }) {
    super(message);
    this.code = code;
    this.declineCode = declineCode;
    this.field = field;
  }
}

/** The provider does not take a part of the billing details. */
export class BuyerRefused extends Error {
  override readonly name = 'BuyerRefused';
  readonly field: 'country' | 'taxNumber';

  constructor(field: 'country' | 'taxNumber', message: string) {
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

export type NewCustomer = {
  employerId: number;
  name: string;
  /** Null for employers who gave only a WhatsApp number. */
  email: string | null;
  idempotencyKey: string;
};

export type SubscribeRequest = NewCustomer & {
  /** Null or an unknown id creates a new customer; the result has the id to store. */
  customerId: string | null;
  /** The id that the browser got for the card it sent to `browserBase`. */
  paymentMethodId: string;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  recurringMode: RecurringMode;
  /**
   * Identifies one attempt to pay: repeating the same key continues the attempt and never charges twice. Another card is a
   * new attempt.
   */
  idempotencyKey: string;
  /** The address to return to from the bank's page; `session_id` is appended. */
  returnUrl: string;
  /** Whether a subscription counts, so that no other one is bought beside it. Those that do not count end. */
  isActive: (state: SubscriptionState) => boolean;
};

export type ProviderInvoice = {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: ProviderInvoiceStatus;
  /** Minor units of the currency. */
  amount: number;
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
  /** Only `readInvoice` and `refund` know it; otherwise null. */
  returns: ProviderReturns | null;
};

/** An invoice in a list. Only `readInvoice` knows what became of a dispute. */
export type ListedInvoice = ProviderInvoice & { refundedAmount: number; wasDisputed: boolean };

export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  /** Null if this product did not create it. */
  employerId: number | null;
  status: ProviderSubscriptionStatus;
  recurringMode: RecurringMode;
  /** Minor units of the currency. */
  amount: number;
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

export type Subscribed = {
  /**
   * `requiresAction`: nothing is paid yet. The cardholder must confirm at `redirectUrl`; without one the bank is still deciding,
   * and a webhook brings the result.
   */
  outcome: 'active' | 'requiresAction';
  subscriptionId: string;
  customerId: string;
  currentPeriodEnd: Date;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The paid invoice. */
  invoice?: ProviderInvoice & { paidAt: Date };
  redirectUrl?: string;
};

/** A purchase on the provider's own payment page, or in the provider's fields on ours. */
export type CheckoutRequest = NewCustomer & {
  customerId: string | null;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  recurringMode: RecurringMode;
  /** The address to return to from the page; `session_id` is appended after a payment. */
  returnUrl: string;
  /** In the provider's fields on our page. They need the customer's email. */
  embedded?: boolean;
  /** As of `SubscribeRequest`. */
  isActive: (state: SubscriptionState) => boolean;
};

export type Checkout = {
  /** The id to store. */
  customerId: string;
  /** The page's address; null for fields on our page, and if the customer already has a subscription. */
  url: string | null;
  /** What the fields on our page pay with. */
  clientSecret: string | null;
  /** An active subscription of the customer, which we may not have recorded yet. */
  running: SubscriptionState | null;
};

export type PlanChange = {
  subscriptionId: string;
  recurringMode: RecurringMode;
  /** The plan's price, in minor units of the subscription's currency. */
  amount: number;
  /** The time that the proration is calculated for. With the time of a preview, the charge equals the preview. */
  at: Date;
  /** The address to return to from the bank's page, if it asks; `session_id` is appended. */
  returnUrl: string;
};

export type PlanPreview = {
  /** The amount charged now, in minor units of the subscription's currency. */
  dueNow: number;
  /** What is taken off the new price: the unused part of the current period, and a credit of the customer. */
  credit: number;
  /** When the card is charged next after that. */
  nextAt: Date;
  /** When the new price starts: `at`, or the end of the paid time. */
  startsAt: Date;
  /** The time of the calculation by the provider's clock; never before the current period. */
  at: Date;
};

/** The result of a payment, card change or plan change that redirected the cardholder to another page. */
export type PaymentSession = {
  /**
   * `card`: a new card was entered on the provider's page (see `finishCardChange`). `plan`: the bank had to confirm the payment
   * of a plan change.
   */
  kind: 'payment' | 'card' | 'plan';
  subscription: SubscriptionState;
  /** Whether the result is still open. */
  isOpen: boolean;
  /** Why the payment failed. */
  refusal: Refusal | null;
  /** The bank's page, if it still waits for the cardholder. */
  redirectUrl: string | null;
};

export type CardDetails = {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  cvc: string;
  name: string;
};

/** Whom invoices name. It is kept at the provider only. */
export type Buyer = {
  /** Null: the name that the account has. */
  company: string | null;
  address: BuyerAddress | null;
  /** The VAT number or its like, as tax authorities write it. */
  taxNumber: string | null;
};

export type BuyerAddress = {
  line1: string;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  /** ISO 3166, two letters. */
  country: string;
};

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

export type CardChange = {
  subscriptionId: string;
  /** The id that the browser got for the new card. */
  paymentMethodId: string;
  /** The address to return to from the bank's page, if it asks; `session_id` is appended. */
  returnUrl: string;
};

/**
 * Where cards are entered: in our form, which sends them to the provider, in the provider's fields on our page, or on the
 * provider's page.
 */
export type PaymentForm = 'own' | 'elements' | 'checkout';

/** Purchases: paying, and the subscriptions that come of it. */
type PaymentPurchases = {
  createCustomer: (customer: NewCustomer) => Promise<{ customerId: string }>;

  /** For clients that can only send raw card details, which are neither stored nor logged. @throws PaymentDeclined */
  createPaymentMethod: (card: CardDetails) => Promise<{ paymentMethodId: string }>;

  /** Charges the first payment and starts the subscription. @throws PaymentDeclined, PaymentConflict */
  subscribe: (request: SubscribeRequest) => Promise<Subscribed>;

  readSubscription: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /** The customer's subscriptions that have begun and not ended, which we may not have recorded yet. */
  readBegun: (customerId: string) => Promise<SubscriptionState[]>;

  /** The same, after closing open payment pages, so that no second one can be bought. */
  findRunning: (customerId: string) => Promise<SubscriptionState[]>;

  /**
   * Opens a payment page at the provider. A customer has one at a time: the same request returns the same page, a different
   * request closes it.
   */
  startCheckout: (request: CheckoutRequest) => Promise<Checkout>;

  /** @param sessionId the `session_id` of a return address; null for one that this product did not create. */
  findSession: (sessionId: string) => Promise<PaymentSession | null>;

  /**
   * Cancels payments and plan changes that wait for the bank and closes payment pages, so that none can be completed. Returns the
   * subscriptions that have begun and not ended.
   */
  abandonAttempts: (customerId: string) => Promise<SubscriptionState[]>;
};

/** Changes of a subscription. */
export type PaymentChanges = {
  /**
   * Cancels the subscription at the end of the paid period, or undoes that. Cancelling also drops a plan change that waits for
   * the bank.
   */
  setCancelAtPeriodEnd: (change: { subscriptionId: string; cancel: boolean }) => Promise<SubscriptionState | null>;

  /** Ends the subscription now and voids its open invoices. Does nothing to one that has already ended. */
  endSubscription: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /** Ends an overdue subscription, unless it has been paid in the meantime. */
  endUnpaid: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /** Voids the invoices for which nothing is given any more, so that they are not paid by mistake. */
  voidLeftovers: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /**
   * Replaces the card, and charges it for what is overdue. Drops a plan change that waits for the bank. `redirectUrl` is set if
   * the bank must confirm first.
   * @throws PaymentDeclined; the previous card stays.
   */
  changeCard: (change: CardChange) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /**
   * Asks the bank again to confirm an overdue renewal with the card that was charged. `redirectUrl` is the bank's page; null if
   * nothing waits for the cardholder any more.
   * @throws PaymentDeclined
   */
  confirmRenewal: (renewal: {
    subscriptionId: string;
    returnUrl: string;
  }) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** Opens the provider's page for entering another card. */
  startCardChange: (change: { subscriptionId: string; returnUrl: string }) => Promise<{ url: string } | null>;

  /**
   * Applies a card that was entered on the provider's page, like `changeCard`. Has no effect the second time or after a later
   * change. Null for a session that is not ours.
   * @throws PaymentDeclined
   */
  finishCardChange: (sessionId: string) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** Calculates what a plan change would cost. @throws PaymentPeriodEnded */
  previewPlan: (change: Omit<PlanChange, 'returnUrl'>) => Promise<PlanPreview | null>;

  /**
   * Changes to a longer plan as soon as the difference is paid; `redirectUrl` is set if the bank must confirm first, and nothing
   * changes until then. Changes to a shorter plan at the end of the paid time, without a charge. The next change drops one that
   * waits for the bank.
   * @throws PaymentDeclined, PaymentPeriodEnded; nothing has changed.
   */
  changePlan: (change: PlanChange) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** Drops the plan change of a `plan` session, so that it can no longer be paid. */
  giveUpPlanChange: (sessionId: string) => Promise<void>;
};

/** Whom documents name, invoices, refunds, and the files of both. */
export type PaymentDocuments = {
  /** Gives the customer this name and email, if they are others. Does nothing to one who was removed. */
  updateCustomer: (customer: { customerId: string; name: string; email: string | null }) => Promise<void>;

  /**
   * Removes the customer with the cards and the contact data, which also ends what is still running. Invoices and payments stay as
   * they were made, for the accounts. Does nothing to a customer who is already removed.
   */
  removeCustomer: (customerId: string) => Promise<void>;

  /** Whom the customer's invoices name; null for a customer who was removed. */
  readBuyer: (customerId: string) => Promise<Buyer | null>;

  /**
   * Names this buyer in the invoices from now on. Null for a customer who was removed.
   * @param name what they name without a company
   * @throws BuyerRefused; nothing has changed.
   */
  saveBuyer: (customerId: string, buyer: Buyer, name: string) => Promise<Buyer | null>;

  readInvoice: (invoiceId: string) => Promise<ProviderInvoice | null>;

  /** All invoices of a subscription, with few requests. */
  listInvoices: (of: Pick<SubscriptionState, 'subscriptionId' | 'customerId'>) => Promise<ListedInvoice[]>;

  /** The id of a payment's invoice; null if it has none. */
  findInvoice: (paymentId: string) => Promise<string | null>;

  /**
   * Refunds a part of the payment of an invoice, by default what is left of it. The same key refunds once. Null if nothing was paid.
   * What the provider refuses is not refunded, as the result shows: more than is left, and a disputed payment, about which the bank
   * decides.
   */
  refund: (invoiceId: string, part?: { amount: number; key: string }) => Promise<ProviderInvoice | null>;

  /** The invoice as a PDF; null if there is none yet. */
  readInvoiceFile: (invoiceId: string) => Promise<Uint8Array | null>;

  /** Makes the credit notes of refunds that have none, and returns all of the invoice, oldest first. */
  completeCreditNotes: (invoiceId: string) => Promise<ProviderCreditNote[] | null>;

  /** A credit note as a PDF. */
  readCreditNoteFile: (creditNoteId: string) => Promise<Uint8Array | null>;
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

/**
 * All calls except `parseWebhook` may throw PaymentProviderUnavailable (retry later with the same key) and PaymentProviderFault
 * (a bug of ours). They resolve to null for an id that the provider does not know.
 */
export type PaymentProvider = {
  /** `none`: every call throws PaymentProviderUnavailable. */
  mode: 'sandbox' | 'stripe' | 'none';
  form: PaymentForm;
  /** Whether we may pass on raw card details. Stripe allows it only to PCI-certified accounts. */
  takesRawCards: boolean;
  publishableKey: string;
  /** The browser posts the card to `{browserBase}/v1/payment_methods`, as a form with the publishable key. */
  browserBase: string;
} & PaymentPurchases &
  PaymentChanges &
  PaymentDocuments &
  PaymentHistory;
