import { z } from 'zod';
import { chargeLimits, smallestStep } from '../../../payment/chargeLimits.ts';
import { minorDigits } from '../../../payment/currency.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { plainNumber } from '../../core/text/format/typed.ts';
import { code } from '../../core/text/input/typed.input.ts';

export const pricingOptionSchema = z
  .object({
    currency: code('Please choose a currency.')
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Please provide a currency code of three letters.'),
    recurringMode: z.enum(['MONTHLY', 'YEARLY', 'PASS']),
    /** Minor units of the currency. */
    amount: z.int('Please provide a price.').min(1, 'Please provide a price.'),
  })
  .superRefine(({ amount, currency }, { addIssue }) => {
    const { lowest, highest } = chargeLimits(currency);
    const say = (words: string, limit: number) => {
      const message = `${words} ${amountText({ currency, price: majorUnits(limit, currency) })}.`;
      addIssue({ code: 'custom', path: ['amount'], message });
    };
    if (amount > highest) say('This price is too high. Please provide at most', highest);
    if (amount < lowest) say('This price is too low. Please provide at least', lowest);
  })
  .refine(({ amount, currency }) => amount % smallestStep(currency) === 0, {
    path: ['amount'],
    message: 'This price has too many decimals for its currency.',
  });

/**
 * '49', '49.5' or '49,50', with digits of any script, in minor units of the currency: 4900, 4950, 4950. Null for anything else. So many
 * digits that a price that is too high is called that.
 */
export function minorAmount(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(plainNumber(text)) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}
