/** Currencies that Stripe does not charge in hundredths, with the number of decimals it charges them in. */
const decimals = new Map<string, number>([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA'].map((code) => [code, 0] as const),
  ...['PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0] as const),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** Charged in hundredths that must end in 00. */
const wholeUnits = ['ISK', 'UGX'];

/** The number of decimals of an amount in minor units: 2 for most currencies, 0 for the yen. */
export const minorDigits = (currency: string): number => decimals.get(currency) ?? 2;

/** The smallest difference between two amounts that can be charged, in minor units. */
export const smallestStep = (currency: string): number =>
  wholeUnits.includes(currency) ? 100 : minorDigits(currency) === 3 ? 10 : 1;

/** In major units, where Stripe names an amount. */
const lowest = new Map<string, number>([
  ...['AUD', 'BRL', 'CAD', 'CHF', 'EUR', 'INR', 'NZD', 'SGD', 'USD'].map((code) => [code, 0.5] as const),
  ...['AED', 'MYR', 'PLN', 'RON'].map((code) => [code, 2] as const),
  ...([
    ['BGN', 1],
    ['CZK', 15],
    ['DKK', 2.5],
    ['GBP', 0.3],
    ['HKD', 4],
    ['HUF', 175],
    ['JPY', 50],
  ] as const),
  ...([
    ['MXN', 10],
    ['NOK', 3],
    ['SEK', 3],
    ['THB', 10],
  ] as const),
]);

/** The lowest amount that Stripe charges, in minor units. */
export const lowestCharge = (currency: string): number =>
  Math.round((lowest.get(currency) ?? 0) * 10 ** minorDigits(currency));

/** The highest: twelve digits, ten, or eight. */
export const highestCharge = (currency: string): number =>
  currency === 'IDR' ? 999_999_999_999 : ['COP', 'HUF', 'JPY'].includes(currency) ? 9_999_999_999 : 99_999_999;
