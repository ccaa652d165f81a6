import { Stripe } from 'stripe';
import { passDays } from './pass.ts';
import type { RecurringMode } from './payment.ts';
import { isMissing } from './stripeErrors.ts';

/** The name of the product at the provider. */
export const PRODUCT = { id: 'employer_subscription', name: 'Employer subscription' };

type Period = { interval: 'month' | 'year' } | { interval: 'day'; interval_count: number };

const periods: Record<RecurringMode, Period> = {
  MONTHLY: { interval: 'month' },
  YEARLY: { interval: 'year' },
  // The provider counts days of 24 hours.
  PASS: { interval: 'day', interval_count: passDays },
};

/** The plan of a price at the provider. */
export function recurringModeOf({ recurring }: Pick<Stripe.Price, 'recurring'>): RecurringMode {
  if (recurring?.interval === 'year') return 'YEARLY';
  const isPass = recurring?.interval === 'day' && recurring.interval_count === passDays;
  return isPass ? 'PASS' : 'MONTHLY';
}

/** Our price as inline data of a subscription. */
export type PriceData = {
  currency: string;
  product: string;
  recurring: Period;
  /** What is shown is what is charged, with tax and without. */
  tax_behavior: 'inclusive';
  unit_amount: number;
};

export type Product = {
  /** `amount` in minor units of the currency. */
  priceData: (price: { amount: number; currency: string; recurringMode: RecurringMode }) => Promise<PriceData>;
};

/** Prices are sent inline with each subscription. Their product is created once, under a fixed id. */
export function stripeProduct(stripe: Stripe): Product {
  let product: Promise<string> | undefined;

  async function findOrMake(): Promise<string> {
    try {
      return (await stripe.products.retrieve(PRODUCT.id)).id;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    try {
      return (await stripe.products.create(PRODUCT)).id;
    } catch (error) {
      const madeMeanwhile =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!madeMeanwhile) throw error;
      return PRODUCT.id;
    }
  }

  function productId(): Promise<string> {
    product ??= findOrMake().catch((error: unknown) => {
      product = undefined;
      throw error;
    });
    return product;
  }

  return {
    priceData: async ({ amount, currency, recurringMode }) => ({
      currency: currency.toLowerCase(),
      product: await productId(),
      recurring: periods[recurringMode],
      tax_behavior: 'inclusive',
      unit_amount: amount,
    }),
  };
}
