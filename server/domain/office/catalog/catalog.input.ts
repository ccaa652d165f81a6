import { z } from 'zod';
import { formatOf } from '../../core/text/format/time.ts';
import { typedNumber } from '../../core/text/format/typed.ts';
import { optionalLine, optionalProse, orNull, requiredLine, requiredProse } from '../../core/text/input/typed.input.ts';

const price = z
  .number()
  .int('Prices must be whole numbers.')
  .min(1, 'Prices must be positive.')
  .max(1_000_000_000, 'This price is too high.');

/**
 * '10, 12,15' as typed by an admin, or a list of numbers. Duplicates are removed, and the lowest comes first. A comma right
 * before three digits may be one between prices or within a price of thousands, so it is refused.
 */
const prices = z
  .union(
    [
      z.array(price),
      z
        .string()
        .refine(
          (text) => !/\d[,，]\d{3}(?!\d)/.test(text),
          'Please put a space after each comma, and none within a price.',
        )
        .transform((text) =>
          text
            .split(/[,;，；、]/)
            .filter((part) => part.trim() !== '')
            .map(typedNumber),
        )
        .pipe(z.array(price)),
    ],
    { error: 'Please enter whole numbers, separated by commas.' },
  )
  .transform((list) => [...new Set(list)].sort((a, b) => a - b));

/** An IANA name. Not an offset, which is another one in summer. */
const timeZone = optionalLine(64)
  .refine(
    (name) => !name || (/^(UTC|[A-Za-z_]+\/[\w/+-]+)$/.test(name) && formatOf(name) !== null),
    'Please provide a time zone by its name, such as Asia/Singapore.',
  )
  .transform((name) => name ?? undefined);

export const citySchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  // REST sends 0 for none.
  countryId: z.int({ error: 'Please provide a country.' }).min(1, 'Please provide a country.'),
  recommendedPrices: prices.refine((list) => list.length > 0, 'Please provide recommended prices.'),
  timeZone,
});

export const careerSchema = z.object({
  title: requiredLine('Please provide a title.', 120),
  subTitle: requiredLine('Please provide a subtitle.', 200),
  description: requiredProse('Please provide a description.', 20_000),
});

/** One a line as typed by an admin, or a list. Duplicates are removed. */
const skills = z
  .union([z.array(z.string()), z.string().transform((text) => text.split('\n'))])
  .transform((list) => [...new Set(list.map((skill) => skill.trim()).filter(Boolean))])
  .pipe(z.array(requiredLine('Please provide a skill.', 40)).max(20, 'A job can have at most 20 skills.'));

export const jobSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  plural: requiredLine('Please provide a plural.', 80),
  skills: skills.nullish().transform((list) => list ?? undefined),
});

export const contactRequestStatusSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  description: requiredProse('Please provide a description.', 2000),
});

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
