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

/** The message without a usable address where the address decides the tax. */
const addressNeeded = 'Please enter your billing address: it decides the tax.';

/** Loads the provider's script, once. Resolves to null where there is none. */
export const loadProvider = ({ mode, publishableKey, browserBase }: FieldsSetup): Promise<Stripe | null> =>
  mode === 'SANDBOX' ? sandboxStripe(browserBase, publishableKey) : loadStripe(publishableKey);

/**
 * Shows the provider's fields: the wallets of this browser first, then cards, below those of the address if it is asked for.
 * @throws if the provider's script cannot be loaded
 */
export async function openFields(
  setup: FieldsSetup,
  { clientSecret, asksAddress }: { clientSecret: string; asksAddress: boolean },
  place: HTMLElement,
): Promise<ProviderFields> {
  const stripe = await loadProvider(setup);
  if (!stripe) throw new Error('The script of the payment provider is missing.');
  const checkout = stripe.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance: appearance() } });
  const elements = [
    ...(asksAddress ? [checkout.createBillingAddressElement()] : []),
    checkout.createPaymentElement({ layout: 'tabs', paymentMethodOrder: ['apple_pay', 'google_pay', 'link', 'card'] }),
  ].map((element) => {
    const own = document.createElement('div');
    place.append(own);
    element.mount(own);
    return { element, own };
  });
  return {
    async pay() {
      const loaded = await checkout.loadActions();
      if (loaded.type === 'error') return { ok: false, reason: loaded.error.message, isRefused: false };
      const result = await loaded.actions.confirm({ redirect: 'if_required' });
      if (result.type === 'error') {
        // Without an address that can be used, there is no tax yet, and nothing was tried.
        const { tax } = loaded.actions.getSession();
        if (tax.status === 'requires_billing_address') return { ok: false, reason: addressNeeded, isRefused: false };
        return { ok: false, reason: result.error.message, isRefused: result.error.code === 'paymentFailed' };
      }
      return { ok: true, sessionId: result.session.id };
    },
    close() {
      for (const { element, own } of elements) {
        element.destroy();
        own.remove();
      }
    },
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
