import { z } from 'zod';

export const emailTextMaxLength = 10_000;

/** A mail from the back office to one user. */
export const emailSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(emailTextMaxLength, `An email can have up to ${emailTextMaxLength} characters.`),
  clientKey: z
    .string()
    .min(8, 'A key has 8 to 64 characters.')
    .max(64, 'A key has 8 to 64 characters.')
    .nullish()
    .transform((key) => key ?? null),
});
