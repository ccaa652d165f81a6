import { z } from 'zod';
import { requiredLine } from '../text/typed.input.ts';

const price = z
  .number()
  .int('Prices must be whole numbers.')
  .min(1, 'Prices must be positive.')
  .max(1_000_000_000, 'This price is too high.');

/** '10, 12,15' as typed by an admin, or a list of numbers. Duplicates are removed, and the lowest comes first. */
const prices = z
  .union(
    [
      z.array(price),
      z
        .string()
        .transform((text) =>
          text
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
            .map(Number),
        )
        .pipe(z.array(price)),
    ],
    { error: 'Please enter whole numbers, separated by commas.' },
  )
  .transform((list) => [...new Set(list)].sort((a, b) => a - b));

export const citySchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  // REST sends 0 for none.
  countryId: z.int({ error: 'Please provide a country.' }).min(1, 'Please provide a country.'),
  recommendedPrices: prices.refine((list) => list.length > 0, 'Please provide recommended prices.'),
});
