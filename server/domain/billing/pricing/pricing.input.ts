import { z } from 'zod';
import { minorDigits, smallestStep } from '../../../payment/currency.ts';
import { plainNumber } from '../../core/text/format/typed.ts';
import { code } from '../../core/text/input/typed.input.ts';

/** Payment providers accept at most eight digits. */
export const highestAmount = 99_999_999;

export const pricingOptionSchema = z
  .object({
    currency: code('Please choose a currency.')
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Please provide a currency code of three letters.'),
    recurringMode: z.enum(['MONTHLY', 'YEARLY', 'PASS']),
    /** Minor units of the currency. */
    amount: z
      .int('Please provide a price.')
      .min(1, 'Please provide a price.')
      .max(highestAmount, 'This price is too high.'),
  })
  .refine(({ amount, currency }) => amount % smallestStep(currency) === 0, {
    path: ['amount'],
    message: 'This price has too many decimals for its currency.',
  });

/** '49', '49.5' or '49,50', with digits of any script, in minor units of the currency: 4900, 4950, 4950. Null for anything else. */
export function minorAmount(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(plainNumber(text)) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}
