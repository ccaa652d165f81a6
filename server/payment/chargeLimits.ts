import { minorDigits } from './currency.ts';

/** Charged in hundredths for historical reasons; amounts must end in 00. */
const inWholes = new Set(['ISK', 'UGX']);

/** The smallest difference between two amounts that can be charged, in minor units. */
export function smallestStep(currency: string): number {
  if (inWholes.has(currency)) return 100;
  return minorDigits(currency) === 3 ? 10 : 1;
}

// The limits of a charge are Stripe's (docs.stripe.com/currencies, "Minimum and maximum charge amounts").

/** In major units. Of other currencies Stripe says no amount. */
const lowest: Record<string, number> = {
  ...{
    USD: 0.5,
    AED: 2,
    AUD: 0.5,
    BGN: 1,
    BRL: 0.5,
    CAD: 0.5,
    CHF: 0.5,
    CZK: 15,
    DKK: 2.5,
    EUR: 0.5,
    GBP: 0.3,
    HKD: 4,
  },
  ...{ HUF: 175, INR: 0.5, JPY: 50, MXN: 10, MYR: 2, NOK: 3, NZD: 0.5, PLN: 2, RON: 2, SEK: 3, SGD: 0.5, THB: 10 },
};

/** Currencies of small units are charged with ten or twelve digits, others with eight. */
const manyDigits = new Set(['COP', 'HUF', 'IDR', 'JPY']);

/**
 * The amounts that can be charged, in minor units. The highest leaves room for taxes in an integer of 32 bits, with which amounts are
 * stored and answered.
 */
export const chargeLimits = (currency: string): { lowest: number; highest: number } => ({
  lowest: Math.round((lowest[currency] ?? 0) * 10 ** minorDigits(currency)) || smallestStep(currency),
  highest: manyDigits.has(currency) ? 1_500_000_000 : 99_999_999,
});
