import { z } from 'zod';

export const reportTextMaxLength = 2_000;

export const reportReasons = ['SPAM', 'FRAUD', 'OFFENSIVE', 'FALSE', 'CONTACT_DATA', 'OTHER'] as const;

export type ReportReason = (typeof reportReasons)[number];

const text = z
  .string()
  .trim()
  .max(reportTextMaxLength, `Please use at most ${reportTextMaxLength} characters.`)
  .nullish()
  .transform((value) => value || null);

export const reportSchema = z
  .object({
    reason: z.enum(reportReasons, 'Please choose a reason.'),
    text,
    email: z
      .union([z.literal(''), z.email('Please provide a valid email.')])
      .nullish()
      .transform((value) => value?.toLowerCase() || null),
  })
  .refine(({ reason, text }) => reason !== 'OTHER' || text !== null, {
    path: ['text'],
    message: 'Please describe what is wrong.',
  });

export const resolutions = ['DISMISSED', 'WARNED', 'REMOVED', 'BANNED'] as const;

export type Resolution = (typeof resolutions)[number];

export const resolutionSchema = z.object({
  resolution: z.enum(resolutions, 'Please choose what was done.'),
  note: text,
});
