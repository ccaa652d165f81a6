import { z } from 'zod';

export const emailTextMaxLength = 10_000;

/** A mail of the back office to one person. */
export const emailSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(emailTextMaxLength, `A mail can have at most ${emailTextMaxLength} characters.`),
  clientKey: z
    .string()
    .min(8, 'A key has 8 to 64 characters.')
    .max(64, 'A key has 8 to 64 characters.')
    .nullish()
    .transform((key) => key ?? null),
});
