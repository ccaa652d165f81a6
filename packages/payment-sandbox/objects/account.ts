import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

// What belongs to the account itself.

/** As its API shows it. */
type ShownAccount = Shape<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'charges_enabled'
  | 'country'
  | 'created'
  | 'default_currency'
  | 'details_submitted'
  | 'email'
  | 'payouts_enabled'
  | 'type'
>;

/** What an account may do, and its currency in lower case. By default everything, in Singapore dollars. */
export type AccountSettings = Partial<Pick<ShownAccount, 'charges_enabled' | 'payouts_enabled' | 'default_currency'>>;

/** What customers may do on the provider's own pages. */
export type PortalConfiguration = Shape<
  Stripe.BillingPortal.Configuration,
  Common | 'active' | 'application' | 'default_return_url' | 'is_default' | 'name' | 'updated',
  {
    features: {
      invoice_history: { enabled: boolean };
      payment_method_update: { enabled: boolean };
      subscription_cancel: { enabled: boolean };
    };
    metadata: Metadata;
  }
>;
