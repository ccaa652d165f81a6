import { minorDigits } from '../../../../payment/currency.ts';

// Every amount of money of the product is written by this file.

/** The digits of a whole number with thousands. Not by Intl, which a slow phone takes 50 ms to begin with. */
function grouped(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** A price in major units of its currency (ISO 4217): 'SGD 49', 'SGD 49.50', 'JPY 52,800', 'KWD 15.500'. */
export function amountText({ currency, price }: { readonly currency: string; readonly price: number }): string {
  const digits = Number.isInteger(price) ? 0 : minorDigits(currency);
  return `${currency} ${groupedFigure(price.toFixed(digits))}`;
}

function currencyPart(code: string, currencyDisplay: 'name' | 'symbol', count: number): string {
  const format = { style: 'currency', currency: code, currencyDisplay, maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat('en-US', format).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** The name of a currency (ISO 4217) for so many units: 'Singapore dollar' for 1, 'Singapore dollars' for 2. */
export const currencyWord = (code: string, count: number): string => currencyPart(code, 'name', count);

/** The shortest sign that names one currency only: '€', 'A$', or the code. */
export const currencySymbol = (code: string): string => currencyPart(code, 'symbol', 1);

/** The number of an hourly rate, in whole currency units: '14', '1,200'. */
export function rateText(rate: number): string {
  return groupedFigure(rate.toFixed(0));
}

/** A decimal number with thousands: '-1,234.50'. */
export function groupedFigure(decimal: string): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const figure = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`;
  return decimal.startsWith('-') ? `-${figure}` : figure;
}

/** Converts minor units to major units: 4900 SGD is 49, 4900 JPY is 4900. */
export const majorUnits = (amount: number, currency: string): number => amount / 10 ** minorDigits(currency);

/** The other way round, rounded. */
export const minorUnits = (price: number, currency: string): number => Math.round(price * 10 ** minorDigits(currency));
