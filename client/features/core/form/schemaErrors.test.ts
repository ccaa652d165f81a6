import { expect, it } from 'vitest';
import { z } from 'zod';
import { citySchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import { schemaErrors } from './schemaErrors.ts';

it('says in words for people what a schema has no message for', () => {
  const schema = z.object({
    text: z.string().min(3),
    long: z.string().max(2),
    number: z.number(),
    whole: z.int(),
    one: z.enum(['a', 'b']),
    list: z.array(z.string()),
    none: z.string(),
  });
  const wrong = { text: 'x', long: 'long', number: Number.NaN, whole: 1.5, one: 'c', list: 'x' };
  const errors = schemaErrors(schema, wrong);
  expect(Object.keys(errors).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  for (const message of Object.values(errors))
    expect(message).not.toMatch(/invalid|expected|received|too (small|big)|string|NaN|undefined|option/i);
});

it('a price that is no number is answered in words for people', () => {
  const errors = schemaErrors(citySchema, { name: 'Bonn', countryId: 1, recommendedPrices: '10, x' });
  expect(Object.values(errors)).toEqual(['Please enter whole numbers, separated by commas.']);
});
