import type { z } from 'zod';

/** The first message of each field that is wrong, by the field's name; empty when nothing is. */
export function fieldErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
