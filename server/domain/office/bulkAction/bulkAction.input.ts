import { z } from 'zod';
import { emailSchema } from '../email/email.input.ts';

/** The most rows of one action. */
export const bulkRowLimit = 200_000;
/** The most emails of one action. */
export const bulkEmailLimit = 10_000;
/** The most rows that are chosen one by one. */
export const bulkChosenLimit = 1_000;

/** The text of an action that sends emails. */
export const bulkEmailSchema = emailSchema.pick({ text: true });

export const bulkKeySchema = z.object({
  clientKey: z.string().min(8, 'A key has 8 to 64 characters.').max(64, 'A key has 8 to 64 characters.'),
});
