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
