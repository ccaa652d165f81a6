import { z } from 'zod';
import { requiredLine } from '../../../core/text/input/typed.input.ts';
import { keyGroups } from '../../../core/viewer/key.ts';

/** In characters. */
export const apiKeyNameLength = 60;

/** How many days a key is valid at most. */
export const apiKeyMaxDays = 365;

const groupNames = Object.keys(keyGroups) as (keyof typeof keyGroups)[];

export const apiKeySchema = z.object({
  name: requiredLine('Please provide a name.', apiKeyNameLength),
  groups: z
    .array(z.enum(groupNames))
    .min(1, 'Please choose at least one group.')
    .transform((groups) => [...new Set(groups)]),
  canWrite: z.boolean(),
  days: z
    .int()
    .min(1, 'A key is valid for at least one day.')
    .max(apiKeyMaxDays, `A key is valid for ${apiKeyMaxDays} days at most.`),
});
