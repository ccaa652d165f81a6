import { z } from 'zod';
import { requiredLine } from '../../../core/text/input/typed.input.ts';
import { keyGroupNames } from '../../../core/viewer/keyGroups.input.ts';

/** In characters. */
export const apiKeyNameLength = 60;

/** How many days a key is valid at most. */
export const apiKeyMaxDays = 365;

export const apiKeySchema = z.object({
  name: requiredLine('Please provide a name.', apiKeyNameLength),
  groups: z
    .array(z.enum(keyGroupNames))
    .min(1, 'Please choose at least one group.')
    .transform((groups) => [...new Set(groups)]),
  canWrite: z.boolean(),
  days: z
    .int()
    .min(1, 'A key is valid for at least one day.')
    .max(apiKeyMaxDays, `A key is valid for ${apiKeyMaxDays} days at most.`),
});
