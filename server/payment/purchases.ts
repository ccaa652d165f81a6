import type { ProviderInvoice, RecurringMode, Refusal, SubscriptionState } from './payment.ts';

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
  /** Whether these fields ask for the address too, because it decides the tax and the provider has none. */
  asksAddress: boolean;
  /** An active subscription of the customer, which we may not have recorded yet. */
  running: SubscriptionState | null;
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

/** Purchases: paying, and the subscriptions that come of it. */
export type PaymentPurchases = {
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

  /**
   * @param sessionId the `session_id` of a return address; null for one that this product did not create.
   * @throws PaymentDeclined if the bank has not confirmed what was paid in fields on our page
   */
  findSession: (sessionId: string) => Promise<PaymentSession | null>;

  /**
   * Cancels payments and plan changes that wait for the bank and closes payment pages, so that none can be completed. Returns the
   * subscriptions that have begun and not ended.
   */
  abandonAttempts: (customerId: string) => Promise<SubscriptionState[]>;
};
