import type { z } from 'zod';
import { InvalidInput } from './errors.ts';

/**
 * Validates `input` with `schema`.
 * @throws InvalidInput with the first message of each invalid field
 */
export function validated<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: plainly });
  if (result.success) return result.data;
  const first = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  throw new InvalidInput([...first].map(([field, message]) => ({ field, message })));
}

/** The message for a failure for which the schema has none: the library's own words are for programmers. */
const plainly: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big' && issue.origin === 'string') return `Please use at most ${issue.maximum} characters.`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `Please use at least ${issue.minimum} characters.`;
  if (issue.code === 'too_big') return 'This is too much.';
  if (issue.code === 'too_small') return 'This is too little.';
  if (issue.code !== 'invalid_type') return 'This is not valid.';
  return sentences[issue.expected] ?? 'This is not valid.';
};

const sentences: Record<string, string> = {
  string: 'This has to be a text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  object: 'This has to be an object with fields.',
  array: 'This has to be a list.',
};
