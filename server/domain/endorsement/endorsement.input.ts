import { z } from 'zod';
import { required } from '../text/required.input.ts';

export const endorsementNameMaxLength = 80;
export const endorsementTextMaxLength = 400;

/** A testimonial has a text, and a client has none: what was typed for a client is dropped. */
export const endorsementSchema = z
  .object({
    kind: z.enum(['CLIENT', 'TESTIMONIAL']),
    name: required('Please provide a name.', endorsementNameMaxLength),
    subTitle: required('Please provide a subtitle.', 80),
    text: z.string().trim().max(endorsementTextMaxLength, `Please use at most ${endorsementTextMaxLength} characters.`),
    imageUri: z.string().max(200).nullable(),
  })
  .refine(({ kind, text }) => kind === 'CLIENT' || text !== '', {
    path: ['text'],
    message: 'Please provide a text.',
  })
  .transform(({ text, ...rest }) => ({ ...rest, text: rest.kind === 'TESTIMONIAL' ? text : null }));
