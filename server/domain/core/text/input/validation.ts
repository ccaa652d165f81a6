import type { z } from 'zod';
import { InvalidInput } from '../../failures/errors.ts';
import { parsedFields } from './fieldMessages.input.ts';

/**
 * Validates `input` with `schema`.
 * @throws InvalidInput with the first message of each invalid field
 */
export function validated<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parsedFields(schema, input);
  if ('data' in parsed) return parsed.data;
  throw new InvalidInput([...parsed.messages].map(([field, message]) => ({ field, message })));
}
