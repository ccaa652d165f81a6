import type { RecurringMode, SubscriptionState } from './payment.ts';

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

export type CardChange = {
  subscriptionId: string;
  /** The id that the browser got for the new card. */
  paymentMethodId: string;
  /** The address to return to from the bank's page, if it asks; `session_id` is appended. */
  returnUrl: string;
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
