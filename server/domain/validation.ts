import type { z } from 'zod';
import { InvalidInput } from './errors.ts';

/**
 * Validates `input` with `schema`. `say` has messages for failures for which the schema has none.
 * @throws InvalidInput with the first message of each invalid field
 */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  say?: z.core.$ZodErrorMap,
): z.output<Schema> {
  const result = schema.safeParse(input, { error: say });
  if (result.success) return result.data;
  const first = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  throw new InvalidInput([...first].map(([field, message]) => ({ field, message })));
}
