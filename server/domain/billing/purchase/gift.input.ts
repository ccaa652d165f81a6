import { z } from 'zod';
import { requiredProse } from '../../core/text/input/typed.input.ts';

export const longestGiftMonths = 60;

const reason = requiredProse('Please provide a reason.', 500);

/** A subscription that an admin grants, for a number of months or until a day. */
export const giftSchema = z
  .object({
    months: z
      .int('Please provide a number of months.')
      .min(1, 'Please give at least one month.')
      .max(longestGiftMonths, `Please give at most ${longestGiftMonths} months.`)
      .nullish(),
    until: z.date().nullish(),
    reason,
    clientKey: z.string().min(8).max(64).nullish(),
  })
  .refine(({ months, until }) => (months == null) !== (until == null), {
    path: ['months'],
    message: 'Please provide either a number of months or a last day.',
  });

/** The form of the back office, which asks for the employer and the last day. */
export const giftFormSchema = z.object({
  employer: z.string('Please choose an employer.'),
  until: z.date('Please choose the last day.'),
  reason,
});
