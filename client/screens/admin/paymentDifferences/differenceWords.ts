import type { PaymentDifferenceKind } from '../../../__generated__/PaymentDifferencesScreenQuery.graphql.ts';

/** What differs, and what an admin does about it. */
export const differenceWords: Record<
  Exclude<PaymentDifferenceKind, '%future added value'>,
  [what: string, act: string]
> = {
  PAYMENT_WITHOUT_OWNER: [
    'Payment without a subscription',
    'Refund it at the provider, or give its customer an account.',
  ],
  AMOUNT_DIFFERS: ['Amount differs from the invoice', 'Compare the payment with the invoice at the provider.'],
  SECOND_SUBSCRIPTION: ['Two paid subscriptions', 'Cancel one of them at the provider, and refund it.'],
  ACCESS_WITHOUT_PAYMENT: [
    'Access without a payment',
    'The provider does not know the subscription. It ends with its period.',
  ],
  PAYMENT_WITHOUT_ACCESS: [
    'Paid, but without access',
    'The subscription was ended at the provider. Refund the rest of the period, or give access as a gift.',
  ],
  EVENT_WITHOUT_RECORD: [
    'Message about something unknown',
    'Look at the message at the provider. It is applied as soon as its customer is known.',
  ],
  LEDGER_DIFFERS: [
    "Ledger differs from the provider's balance",
    'Entries are missing, or the balance has a part without entries. Compare the month at the provider.',
  ],
};
