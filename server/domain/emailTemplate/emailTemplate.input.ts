import { z } from 'zod';
import { emailTextMaxLength } from '../email/email.input.ts';

export const emailTemplateSchema = z.object({
  name: z.string().trim().min(1, 'Please provide a name.').max(80, 'Please use at most 80 characters.'),
  text: z
    .string()
    .trim()
    .min(1, 'Please provide a text.')
    .max(emailTextMaxLength, `An email can have up to ${emailTextMaxLength} characters.`),
});
