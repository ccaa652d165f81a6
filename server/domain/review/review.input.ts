import { z } from 'zod';
import { emailTextMaxLength } from '../email/email.input.ts';

/** Why a profile or an offer was rejected; its author reads it. Templates of emails fit. */
export const rejectionSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Please say what has to change.')
    .max(emailTextMaxLength, `A reason can have up to ${emailTextMaxLength} characters.`),
});
