import { z } from 'zod';
import { smallestStep } from '../../payment/currency.ts';

/** Payment providers take at most eight digits. */
const highestAmount = 99_999_999;

export const pricingOptionSchema = z
  .object({
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Please provide a currency code of three letters.'),
    recurringMode: z.enum(['MONTHLY', 'YEARLY']),
    /** Minor units of the currency. */
    amount: z.int('Please provide a price.').min(1, 'Please provide a price.').max(highestAmount, 'This is too much.'),
  })
  .refine(({ amount, currency }) => amount % smallestStep(currency) === 0, {
    path: ['amount'],
    message: 'This currency cannot be charged that finely.',
  });
