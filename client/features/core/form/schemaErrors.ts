import type { z } from 'zod';
import { parsedFields } from '../../../../server/domain/core/text/input/fieldMessages.input.ts';

/** The first message of each field that is wrong, by its path: 'name', 'city.id'. Empty if nothing is wrong. */
export function schemaErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const parsed = parsedFields(schema, input);
  return 'messages' in parsed ? Object.fromEntries(parsed.messages) : {};
}
