import { z } from 'zod';
import { line, requiredLine } from '../../../core/text/input/typed.input.ts';
import { keyGroupNames } from '../../../core/viewer/keyGroups.input.ts';

/** In characters. */
export const apiKeyNameLength = 60;

/** How many days a key is valid at most. */
export const apiKeyMaxDays = 365;

/** How many origins a key is for at most. */
export const apiKeyMaxOrigins = 10;

/** As browsers send it: without a path, and in lower case. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const apiKeySchema = z.object({
  name: requiredLine('Please provide a name.', apiKeyNameLength),
  groups: z
    .array(z.enum(keyGroupNames))
    .min(1, 'Please choose at least one group.')
    .transform((groups) => [...new Set(groups)]),
  canWrite: z.boolean(),
  origins: z
    .array(line())
    .refine(
      (origins) => origins.every(isOrigin),
      'Please use origins such as https://www.example.com, without a slash at the end.',
    )
    .max(apiKeyMaxOrigins, `A key is for ${apiKeyMaxOrigins} origins at most.`)
    .transform((origins) => [...new Set(origins)]),
  days: z
    .int()
    .min(1, 'A key is valid for at least one day.')
    .max(apiKeyMaxDays, `A key is valid for ${apiKeyMaxDays} days at most.`),
});
