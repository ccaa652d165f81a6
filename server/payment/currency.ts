// The minor units that payment providers use. They nearly match ISO 4217, but not JavaScript's Intl, which shows no decimals
// for some currencies that are charged in hundredths (IDR, HUF, COP …).

const without = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Charged in hundredths for historical reasons; amounts must end in 00. */
const inWholes = new Set(['ISK', 'UGX']);

/** The number of decimals of an amount in minor units: 2 for most currencies, 0 for the yen. */
export function minorDigits(currency: string): number {
  if (without.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
}

/** The smallest difference between two amounts that can be charged, in minor units. */
export function smallestStep(currency: string): number {
  if (inWholes.has(currency)) return 100;
  return inThousandths.has(currency) ? 10 : 1;
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
