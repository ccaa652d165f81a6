import { z } from 'zod';
import { countryCodes, oneOf, settings, startingWith, together, url, yesOrNo } from '../settings/forms.ts';

const text = (max: number) => z.string().max(max, { error: `must have at most ${max} characters` });

const variables = {
  STRIPE_SECRET_KEY: startingWith('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: startingWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: startingWith('whsec_').optional(),
  STRIPE_API_ADDRESS: url('http:', 'https:')
    .refine((address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`, {
      error: 'must be an address without a path and a password',
    })
    .transform((address) => new URL(address).origin)
    .optional(),
  PAYMENT_FORM: oneOf('elements', 'checkout').default('elements'),
  STRIPE_RAW_CARDS: yesOrNo().optional(),
  SELLER_NAME: text(100).optional(),
  SELLER_ADDRESS: text(500).optional(),
  SELLER_TAX_NUMBER: text(100).optional(),
  AUTOMATIC_TAX: yesOrNo().optional(),
  WITHDRAWAL_COUNTRIES: countryCodes().optional(),
  INVOICE_NUMBERS: oneOf('customer', 'account').default('customer'),
};

type Given = z.output<z.ZodObject<typeof variables>>;
type Seller = Readonly<{ name: string; address: readonly string[]; taxNumber: string | null }>;

export const paymentSettings = settings({
  variables,
  together: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  read: (given) => ({
    stripe: together({
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    }),
    /** Where a payment sandbox answers as Stripe does. Unset: Stripe itself. */
    stripeApiAddress: given.STRIPE_API_ADDRESS,
    /** Where people give their card: in Stripe's fields, or on its page. */
    paymentForm: given.PAYMENT_FORM,
    /** Whether Stripe may be sent card details that a client of the REST layer sends to us. */
    stripeRawCards: given.STRIPE_RAW_CARDS ?? false,
    /** Whom invoices name as the seller. Its address is a list of lines. */
    seller: sellerIn(given),
    /** Whether the payment provider calculates the tax within prices. */
    automaticTax: given.AUTOMATIC_TAX ?? false,
    /** The countries whose buyers can withdraw from a purchase within 14 days. */
    withdrawalCountries: given.WITHDRAWAL_COUNTRIES ?? Object.freeze([]),
    /** Whether the sandbox numbers invoices for each customer, or in one sequence. */
    invoiceNumbers: given.INVOICE_NUMBERS,
  }),
});

function sellerIn({ SELLER_NAME: name, SELLER_ADDRESS: address = '', SELLER_TAX_NUMBER }: Given): Seller | undefined {
  if (name === undefined) return undefined;
  const lines = address
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return Object.freeze({ name, address: Object.freeze(lines), taxNumber: SELLER_TAX_NUMBER ?? null });
}

/** What is wrong with several of them together. */
export function wrongPaymentSettings({ SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER }: Given): string[] {
  const isNamed = SELLER_NAME !== undefined || (SELLER_ADDRESS ?? SELLER_TAX_NUMBER) === undefined;
  return isNamed ? [] : ['SELLER_NAME: is needed, because the address or the tax number of the seller is set'];
}
