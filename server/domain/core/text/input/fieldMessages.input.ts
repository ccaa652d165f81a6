import type { z } from 'zod';

/** The first message of each field that is wrong, by its path: 'name', 'city.id'. If nothing is wrong, the parsed value. */
export function parsedFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema> } | { messages: Map<string, string> } {
  const result = schema.safeParse(input, { error: plainly });
  if (result.success) return { data: result.data };
  const messages = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  return { messages };
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
