// The minor units that payment providers use. They nearly match ISO 4217, but not JavaScript's Intl, which shows no decimals
// for some currencies that are charged in hundredths (IDR, HUF, COP …).

const without = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

/** The number of decimals of an amount in minor units: 2 for most currencies, 0 for the yen. */
export function minorDigits(currency: string): number {
  if (without.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
}
