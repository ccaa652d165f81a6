import { z } from 'zod';
import { requiredLine, requiredProse } from '../../core/text/input/typed.input.ts';

export const emailTextMaxLength = 10_000;

/** A mail from the back office to one user. */
export const emailSchema = z.object({
  text: requiredProse(
    'Please write a message.',
    emailTextMaxLength,
    `An email can have up to ${emailTextMaxLength} characters.`,
  ),
  clientKey: z
    .string()
    .min(8, 'A key has 8 to 64 characters.')
    .max(64, 'A key has 8 to 64 characters.')
    .nullish()
    .transform((key) => key ?? null),
});

export const emailTemplateSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  text: requiredProse(
    'Please provide a text.',
    emailTextMaxLength,
    `An email can have up to ${emailTextMaxLength} characters.`,
  ),
});
