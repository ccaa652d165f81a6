import { minorDigits } from '../../../../payment/currency.ts';
import { groupedFigure } from './money.ts';

// Exact amounts of money, as books have them.

/** An amount in minor units as a decimal number, exactly: 4900n SGD is '49.00', -4900n JPY is '-4900', 15500n KWD is '15.500'. */
export function decimalText(amount: bigint, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${amount < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
}

/** The same with thousands, for people: '1,234.50', '−49.00'. */
export function decimalFigure(decimal: string): string {
  const figure = groupedFigure(decimal.replace('-', ''));
  return decimal.startsWith('-') ? `\u2212${figure}` : figure;
}
