import { z } from 'zod';
import { emailTextMaxLength } from '../email/email.input.ts';
import { requiredLine, requiredProse } from '../text/typed.input.ts';

export const emailTemplateSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  text: requiredProse(
    'Please provide a text.',
    emailTextMaxLength,
    `An email can have up to ${emailTextMaxLength} characters.`,
  ),
});
