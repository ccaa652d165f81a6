import type { PaymentChanges } from './changes.ts';
import type { PaymentDocuments } from './documents.ts';
import type { PaymentHistory } from './history.ts';
import type { PaymentPurchases } from './purchases.ts';

/** Where cards are entered: in the provider's fields on our page, or on the provider's page. */
export type PaymentForm = 'elements' | 'checkout';

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
