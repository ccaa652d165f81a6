// What the marketplace needs of whoever takes the money. Nothing here is Stripe's: stripe.ts puts it into these terms.

export type RecurringMode = 'MONTHLY' | 'YEARLY';

export type ProviderSubscriptionStatus = 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';

export type ProviderInvoiceStatus = 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';

export type NewCustomer = {
  employerId: number;
  name: string;
  /** Null for an employer who left only a WhatsApp number. */
  email: string | null;
  idempotencyKey: string;
};

export type SubscribeRequest = NewCustomer & {
  /** Null, or one that the provider does not know, makes a new customer; the answer carries the one to keep. */
  customerId: string | null;
  /** What the browser got for the card it sent to `browserBase`. */
  paymentMethodId: string;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  recurringMode: RecurringMode;
  /**
   * Names one attempt to pay: the same key again continues or repeats it and never charges twice. Another card is
   * another attempt.
   */
  idempotencyKey: string;
  /** Where the bank sends the browser back to; `session_id` is added to it. */
  returnUrl: string;
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
  /** Whether something is owed by it: what a change of plan comes to is not, until it is paid and the plan changes. */
  isOwed: boolean;
};

export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  /** The employer it was made for; null if it was not made by this product. */
  employerId: number | null;
  status: ProviderSubscriptionStatus;
  recurringMode: RecurringMode;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217, uppercase. */
  currency: string;
  /** The beginning of the present period, paid or not. */
  currentPeriodStart: Date;
  /** The end of the same. */
  currentPeriodEnd: Date;
  /** The end of what is paid: while a renewal is failing, the end of the period before. */
  paidUntil: Date;
  createdAt: Date;
  cancelAtPeriodEnd: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
  /** 1 to 12. */
  cardExpiryMonth: number | null;
  /** In four digits. */
  cardExpiryYear: number | null;
  /** Whether it was refunded is not seen here: `readInvoice` tells. */
  latestInvoice: ProviderInvoice | null;
};

export type Subscribed = {
  /**
   * `requiresAction`: nothing is paid yet. The cardholder has to answer the bank at `redirectUrl`; without one the bank
   * decides by itself, and the webhook tells.
   */
  outcome: 'active' | 'requiresAction';
  subscriptionId: string;
  customerId: string;
  currentPeriodEnd: Date;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The paid one. */
  invoice?: ProviderInvoice & { paidAt: Date };
  redirectUrl?: string;
};

/** A visit of the provider's own page for cards, where a subscription is bought. */
export type CheckoutRequest = NewCustomer & {
  customerId: string | null;
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  recurringMode: RecurringMode;
  /** Where the page sends the browser back to; `session_id` is added to it where something was paid. */
  returnUrl: string;
};

export type Checkout = {
  /** The one to keep. */
  customerId: string;
  /** The page; null where the customer has a subscription already. */
  url: string | null;
  /** What the customer has a subscription by, though we may not have heard of it. */
  running: SubscriptionState | null;
};

export type PlanChange = {
  subscriptionId: string;
  recurringMode: RecurringMode;
  /** What the plan costs: minor units of the subscription's own currency. */
  amount: number;
  /** When the change is reckoned to happen: what a preview said then is what is charged. */
  at: Date;
  /** Where the bank sends the browser back to, should it ask; `session_id` is added to it. */
  returnUrl: string;
};

export type PlanPreview = {
  /** What the card is charged now: minor units of the subscription's currency. */
  dueNow: number;
  /** From when on the new price counts: `at`, or the end of what is paid. */
  startsAt: Date;
  /** For when it was reckoned, by the provider's clock: never before the present period. */
  at: Date;
};

/** What became of a payment, or of a change of card or plan, whose cardholder was sent to another page. */
export type PaymentSession = {
  /**
   * `card`: the provider's page took a card that is to be charged from now on (`finishCardChange`). `plan`: the bank was asked
   * before a change of plan was paid.
   */
  kind: 'payment' | 'card' | 'plan';
  subscription: SubscriptionState;
  /** Whether it is not known yet how it ends. */
  isOpen: boolean;
  /** Why it was not paid. */
  refusal: Refusal | null;
  /** Where the bank still waits for an answer. */
  redirectUrl: string | null;
};

export type Refusal = {
  code: string;
  declineCode: string | null;
  /** For the person who pays. */
  message: string;
};

export type CardDetails = {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  cvc: string;
  name: string;
};

/** A message of the provider, its signature verified. Messages come in any order, late, and more than once. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** The subscription that it is about; what is true of it now, `readSubscription` tells. */
  subscriptionId: string | null;
  /** The invoice that it is about; what is true of it now, `readInvoice` tells. */
  invoiceId: string | null;
  /** The payment that was given back, or was to be; `findInvoice` tells for what it was. */
  refundedPaymentId: string | null;
  /** The visit of the provider's page by which a card was changed; `finishCardChange` takes it to its effect. */
  cardSessionId: string | null;
};

export type CardChange = {
  subscriptionId: string;
  /** What the browser got for the new card. */
  paymentMethodId: string;
  /** Where the bank sends the browser back to, should it ask; `session_id` is added to it. */
  returnUrl: string;
};

/** How people give their card: in a form of ours that hands it to the provider, or on the provider's own page. */
export type PaymentForm = 'own' | 'checkout';

/**
 * Everything but `parseWebhook` may throw PaymentProviderUnavailable (try again later, with the same key) and
 * PaymentProviderFault (a mistake of ours).
 */
export type PaymentProvider = {
  /** `none`: everything here throws PaymentProviderUnavailable. */
  mode: 'sandbox' | 'stripe' | 'none';
  form: PaymentForm;
  /** Whether card details that a client sends to us may be handed on: Stripe lets nobody who has not proved to be fit for it. */
  takesRawCards: boolean;
  publishableKey: string;
  /** The browser posts the card, as a form with the publishable key, to `{browserBase}/v1/payment_methods`. */
  browserBase: string;

  createCustomer: (customer: NewCustomer) => Promise<{ customerId: string }>;

  /** For clients that can only send the card itself. Throws PaymentDeclined. The details are neither kept nor logged. */
  createPaymentMethod: (card: CardDetails) => Promise<{ paymentMethodId: string }>;

  /** Takes the first payment and starts the subscription. Throws PaymentDeclined and PaymentConflict. */
  subscribe: (request: SubscribeRequest) => Promise<Subscribed>;

  /**
   * What the customer has a subscription by, though we may not have heard of it. Pages on which another one could be bought
   * are closed before.
   */
  findRunning: (customerId: string) => Promise<SubscriptionState[]>;

  /** Null if the provider has none with this id. */
  readSubscription: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /**
   * Sends the customer to the provider's page to buy a subscription there. There is one such page for a customer at a time:
   * the same request again gives the same one, another one closes it.
   */
  startCheckout: (request: CheckoutRequest) => Promise<Checkout>;

  /** By the `session_id` of a return address; null for one that this product did not make. */
  findSession: (sessionId: string) => Promise<PaymentSession | null>;

  /**
   * Ends it with the paid period, and gives up a change of plan that waits for the bank; or takes that back. Null if the
   * provider has none with this id.
   */
  setCancelAtPeriodEnd: (change: { subscriptionId: string; cancel: boolean }) => Promise<SubscriptionState | null>;

  /**
   * Ends it now, whatever is paid, and what is open on it cannot be paid any more. Null if the provider has none with this id;
   * one that has ended stays as it is.
   */
  endSubscription: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /** The same for one that is overdue. One that was paid meanwhile goes on. */
  endUnpaid: (subscriptionId: string) => Promise<SubscriptionState | null>;

  /**
   * Gives up the payments that the bank has not been answered for and the pages on which nothing was paid, so that none can be
   * made any more. Gives the subscriptions that run in spite of it.
   */
  abandonAttempts: (customerId: string) => Promise<SubscriptionState[]>;

  /**
   * Charges another card from now on, and at once for what is overdue; a change of plan that waits for the bank is given up.
   * Throws PaymentDeclined, and the former card stays.
   * Null if the provider has none with this id; `redirectUrl` where the bank asks first.
   */
  changeCard: (change: CardChange) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** Sends the customer to the provider's page for another card. Null if the provider has none with this id. */
  startCardChange: (change: { subscriptionId: string; returnUrl: string }) => Promise<{ url: string } | null>;

  /**
   * Takes a card that the provider's page took to its effect, as `changeCard` does: once, and never after a later one. Null for
   * a session that is none of ours. Throws PaymentDeclined.
   */
  finishCardChange: (sessionId: string) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** What a change of plan would come to. Null if the provider has none with this id. */
  previewPlan: (change: Omit<PlanChange, 'returnUrl'>) => Promise<PlanPreview | null>;

  /**
   * To a plan that is paid for longer: now, once the card is charged what is missing; `redirectUrl` where the bank asks first,
   * and until it is answered nothing changes. To a shorter one: with the end of what is paid, and nothing is charged now.
   * What waits for the bank is given up by the next change. Throws PaymentDeclined, and nothing has changed. Null if there is
   * none with this id.
   */
  changePlan: (change: PlanChange) => Promise<{ state: SubscriptionState; redirectUrl: string | null } | null>;

  /** Gives up the change of plan that a session of the kind `plan` was for, so that it cannot be paid any more. */
  giveUpPlanChange: (sessionId: string) => Promise<void>;

  /** The invoice as a PDF; null for none, or none yet. */
  readInvoiceFile: (invoiceId: string) => Promise<Uint8Array | null>;

  /** Null if the provider has none with this id. */
  readInvoice: (invoiceId: string) => Promise<ProviderInvoice | null>;

  /** The id of the invoice that a payment was for; null if it was for none. */
  findInvoice: (paymentId: string) => Promise<string | null>;

  /** Gives the whole payment of an invoice back; once, however often it is asked. Null where nothing was paid. */
  refund: (invoiceId: string) => Promise<ProviderInvoice | null>;

  /** Takes the body as it arrived, byte for byte. Throws InvalidWebhook for a forged, stale or unreadable one. */
  parseWebhook: (rawBody: Buffer, signature: string) => PaymentEvent;
};

/** The card was refused, by the bank or before it came there. */
export class PaymentDeclined extends Error implements Refusal {
  override readonly name = 'PaymentDeclined';
  readonly code: string;
  readonly declineCode: string | null;
  /** The wrong field, such as `number`, `exp_month`, `exp_year` or `cvc`. */
  readonly field: string | null;

  constructor({ code, declineCode, message, field = null }: Refusal & { field?: string | null }) {
    super(message);
    this.code = code;
    this.declineCode = declineCode;
    this.field = field;
  }
}

/** The attempt's key was already used for another payment. */
export class PaymentConflict extends Error {
  override readonly name = 'PaymentConflict';
}

/** Nobody answers, or not in time; whether something happened is not known, and the same key finds out. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider refuses what we ask of it: our mistake, not the payer's. */
export class PaymentProviderFault extends Error {
  override readonly name = 'PaymentProviderFault';
}

/** A message that is not the provider's, or not from just now. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}
