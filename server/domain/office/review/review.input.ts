import { z } from 'zod';
import { requiredProse } from '../../core/text/input/typed.input.ts';
import { emailTextMaxLength } from '../email/email.input.ts';

/** Why a profile or an offer was rejected; its author reads it. Templates of emails fit. */
export const rejectionSchema = z.object({
  reason: requiredProse(
    'Please say what has to change.',
    emailTextMaxLength,
    `A reason can have up to ${emailTextMaxLength} characters.`,
  ),
});
