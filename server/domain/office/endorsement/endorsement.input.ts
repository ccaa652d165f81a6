import { z } from 'zod';
import { optionalProse, orNull, requiredLine } from '../../core/text/input/typed.input.ts';

export const endorsementNameMaxLength = 80;
export const endorsementTextMaxLength = 400;

/** A testimonial has a text, and a client has none: what was typed for a client is dropped. */
export const endorsementSchema = z
  .object({
    kind: z.enum(['CLIENT', 'TESTIMONIAL']),
    name: requiredLine('Please provide a name.', endorsementNameMaxLength),
    subTitle: requiredLine('Please provide a subtitle.', 80),
    text: optionalProse(endorsementTextMaxLength),
    imageUri: z.string().max(200).nullish().transform(orNull),
  })
  .refine(({ kind, text }) => kind === 'CLIENT' || text !== null, {
    path: ['text'],
    message: 'Please provide a text.',
  })
  .transform(({ text, ...rest }) => ({ ...rest, text: rest.kind === 'TESTIMONIAL' ? text : null }));
