// How payment providers count money. ISO 4217 says nearly the same; JavaScript's Intl does not: it shows no decimals for
// some currencies that are charged in hundredths (IDR, HUF, COP …).

const without = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Counted in hundredths for history's sake, though there are none: amounts end in 00. */
const inWholes = new Set(['ISK', 'UGX']);

/** How many digits of an amount in minor units stand behind the decimal point: 2 for most currencies, 0 for the yen. */
export function minorDigits(currency: string): number {
  if (without.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
}

/** The smallest step between two amounts that can be charged, in minor units. */
export function smallestStep(currency: string): number {
  if (inWholes.has(currency)) return 100;
  return inThousandths.has(currency) ? 10 : 1;
}
