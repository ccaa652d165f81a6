import { schemaResolver } from '@mantine/form';
import type { z } from 'zod';

/** The first message of each field that is wrong, by its path: 'name', 'city.id'. Empty if nothing is wrong. */
export function schemaErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const errors = schemaResolver(schema, { sync: true })(input);
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, String(message)]));
}
