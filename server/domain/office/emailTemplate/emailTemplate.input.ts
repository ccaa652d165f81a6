import { z } from 'zod';
import { requiredLine, requiredProse } from '../../core/text/input/typed.input.ts';
import { emailTextMaxLength } from '../email/email.input.ts';

export const emailTemplateSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  text: requiredProse(
    'Please provide a text.',
    emailTextMaxLength,
    `An email can have up to ${emailTextMaxLength} characters.`,
  ),
});
