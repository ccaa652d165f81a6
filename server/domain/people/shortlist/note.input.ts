import { z } from 'zod';
import { prose } from '../../core/text/input/typed.input.ts';

export const noteMaxLength = 500;

/** An employer's private note about a job seeker. It may be empty, and may say anything, because no other person reads it. */
export const noteSchema = z.object({
  note: prose().max(noteMaxLength, `The note can only have maximum of ${noteMaxLength} characters.`),
});
