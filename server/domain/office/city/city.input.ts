import { z } from 'zod';
import { typedNumber } from '../../core/text/format/typedNumber.ts';
import { requiredLine } from '../../core/text/input/typed.input.ts';

const price = z
  .number()
  .int('Prices must be whole numbers.')
  .min(1, 'Prices must be positive.')
  .max(1_000_000_000, 'This price is too high.');

/**
 * '10, 12,15' as typed by an admin, or a list of numbers. Duplicates are removed, and the lowest comes first. A comma right
 * before three digits may be one between prices or within a price of thousands, so it is refused.
 */
const prices = z
  .union(
    [
      z.array(price),
      z
        .string()
        .refine(
          (text) => !/\d[,，]\d{3}(?!\d)/.test(text),
          'Please put a space after each comma, and none within a price.',
        )
        .transform((text) =>
          text
            .split(/[,;，；、]/)
            .filter((part) => part.trim() !== '')
            .map(typedNumber),
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
