import { z } from 'zod';
import { email, line, optionalProse, orNull } from '../../core/text/input/typed.input.ts';

export const reportTextMaxLength = 2_000;

export const reportReasons = ['SPAM', 'FRAUD', 'OFFENSIVE', 'FALSE', 'CONTACT_DATA', 'OTHER'] as const;

export type ReportReason = (typeof reportReasons)[number];

const text = optionalProse(reportTextMaxLength);

export const reportSchema = z
  .object({
    reason: z.enum(reportReasons, 'Please choose a reason.'),
    text,
    email: line()
      .nullish()
      .transform(orNull)
      .pipe(email('Please provide a valid email.').nullable())
      .transform((given) => given?.toLowerCase() ?? null),
  })
  .refine(({ reason, text }) => reason !== 'OTHER' || text !== null, {
    path: ['text'],
    message: 'Please describe what is wrong.',
  });

export const resolutions = ['DISMISSED', 'WARNED', 'REMOVED', 'BANNED'] as const;

export const resolutionSchema = z.object({
  resolution: z.enum(resolutions, 'Please choose what was done.'),
  note: text,
});
