import { countries } from 'countries-list';
import { z } from 'zod';
import { line, optionalLine, requiredLine } from '../../core/text/input/typed.input.ts';

/** By their English names. */
export const buyerCountries: readonly { code: string; name: string }[] = Object.entries(countries)
  .map(([code, { name }]) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const codes = new Set(buyerCountries.map(({ code }) => code));

/** Whom invoices name. */
export const billingDetailsSchema = z.object({
  company: optionalLine(120),
  line1: requiredLine('Please enter the address.', 200),
  line2: optionalLine(200),
  postalCode: optionalLine(20),
  city: optionalLine(100),
  country: z.string('Please select the country.').refine((code) => codes.has(code), 'Please select the country.'),
  /** As tax authorities write it: spaces at its ends and small letters are not part of it. */
  taxNumber: line()
    .max(40, 'Please use at most 40 characters.')
    .nullish()
    .transform((text) => text?.toUpperCase() || null),
});
