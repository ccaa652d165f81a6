import { minorDigits } from '../../payment/currency.ts';

// Every amount of money of the product is written by this file.

const grouped = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const whole = grouped(0);

/** A price in major units of its currency (ISO 4217): 'SGD 49', 'SGD 49.50', 'JPY 52,800', 'KWD 15.500'. */
export function amountText({ currency, price }: { readonly currency: string; readonly price: number }): string {
  const digits = Number.isInteger(price) ? 0 : minorDigits(currency);
  return `${currency} ${grouped(digits).format(price)}`;
}

/** The number of an hourly rate, in whole currency units: '14', '1,200'. */
export function rateText(rate: number): string {
  return whole.format(rate);
}
