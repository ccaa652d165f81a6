import { z } from 'zod';
import { id, integer, reference } from './parameters.ts';

/**
 * Types of values in bodies. Only wrong types are errors here: the domain reports missing values, with its own
 * messages.
 */

/** A text. Missing and null count as empty. */
export const text = z
  .string({ error: 'This has to be a text.' })
  .nullish()
  .transform((value) => value ?? '');

/** An optional text. */
export const optionalText = z.string({ error: 'This has to be a text.' }).nullish();

/** An optional reference to a record. The id 0 counts as missing. */
export const optionalReference = z.preprocess((value) => (isNone(value) ? null : value), reference.nullish());

/** A required reference to a record. */
export const neededReference = (message: string) =>
  z.preprocess(
    (value) => (value === undefined || isNone(value) ? null : value),
    reference.nullable().refine((value) => value !== null, { error: message }),
  );

const isNone = (value: unknown): boolean =>
  value === '' || value === 0 || (typeof value === 'object' && value !== null && 'id' in value && !value.id);

/** A list of whole numbers, or a text as an admin types it: `10, 12,15`. */
export const numbers = z
  .union(
    [
      z.array(integer),
      z.string().transform((value, ctx) => {
        const parts = value.split(',').map((part) => part.trim());
        const wrong = parts.find((part) => !/^\d{1,9}$/.test(part));
        if (wrong === undefined) return parts.map(Number);
        ctx.addIssue({ code: 'custom', message: 'Please enter whole numbers, separated by commas.' });
        return z.NEVER;
      }),
    ],
    { error: 'Please enter whole numbers, separated by commas.' },
  )
  .nullish()
  .transform((value) => value ?? []);

/** `{id}` in the path. */
export const byId = z.object({ path: z.object({ id }) });
