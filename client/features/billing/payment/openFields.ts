import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentMode } from '../../../__generated__/PaymentFormQuery.graphql.ts';

export interface FieldsSetup {
  mode: PaymentMode;
  publishableKey: string;
  /** Where browsers reach the provider. */
  browserBase: string;
}

/** `isRefused`: the card was. Otherwise nothing was tried, such as with fields that are incomplete. */
type FieldsFailure = { ok: false; reason: string; isRefused: boolean };

/** The provider's fields on our page. What is typed there never reaches us. */
export interface ProviderFields {
  /** Pays. Does not resolve while the browser is leaving for the bank's page. */
  pay: () => Promise<{ ok: true; sessionId: string } | FieldsFailure>;
  close: () => void;
}

/**
 * Shows the provider's fields: cards, and the wallets of this browser.
 * @throws if the provider's script cannot be loaded
 */
export async function openFields(
  { mode, publishableKey, browserBase }: FieldsSetup,
  clientSecret: string,
  place: HTMLElement,
): Promise<ProviderFields> {
  const stripe = await (mode === 'SANDBOX' ? sandboxStripe(browserBase, publishableKey) : loadStripe(publishableKey));
  if (!stripe) throw new Error('The script of the payment provider is missing.');
  const checkout = stripe.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance: appearance() } });
  const element = checkout.createPaymentElement({ layout: 'tabs' });
  element.mount(place);
  return {
    async pay() {
      const loaded = await checkout.loadActions();
      if (loaded.type === 'error') return { ok: false, reason: loaded.error.message, isRefused: false };
      const result = await loaded.actions.confirm({ redirect: 'if_required' });
      if (result.type === 'error') {
        return { ok: false, reason: result.error.message, isRefused: result.error.code === 'paymentFailed' };
      }
      return { ok: true, sessionId: result.session.id };
    },
    close: () => element.destroy(),
  };
}

/** The sandbox has the part of Stripe's script that is used here. */
async function sandboxStripe(base: string, publishableKey: string): Promise<Stripe> {
  const script: { stripe: (key: string) => Stripe } = await import(/* @vite-ignore */ `${base}/fields.js`);
  return script.stripe(publishableKey);
}

/** The colours of our own fields. Frames of the provider cannot read them. */
function appearance() {
  const style = getComputedStyle(document.documentElement);
  const isDark = style.colorScheme === 'dark' || (style.colorScheme !== 'light' && prefersDark());
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: isDark ? '#62c893' : '#14694a',
      colorDanger: isDark ? '#f4a57d' : '#a03c12',
      borderRadius: '12px',
      fontSizeBase: '16px',
    },
  };
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;
