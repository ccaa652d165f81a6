import { z } from 'zod';

export const longestGiftMonths = 60;

/** A subscription that an admin gives. How long, is said in one of two ways. */
export const giftSchema = z
  .object({
    months: z
      .int('Please say for how many months.')
      .min(1, 'Please give at least one month.')
      .max(longestGiftMonths, `Please give at most ${longestGiftMonths} months.`)
      .nullish(),
    until: z.date().nullish(),
    reason: z.string().trim().min(1, 'Please say why.').max(500, 'Please use at most 500 characters.'),
    clientKey: z.string().min(8).max(64).nullish(),
  })
  .refine(({ months, until }) => (months == null) !== (until == null), {
    path: ['months'],
    message: 'Please say either for how many months or until when.',
  });
