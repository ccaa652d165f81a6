import { z } from 'zod';

export const banReasonMaxLength = 2_000;

/** Why someone is banned; for admins. */
export const banSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Please give a reason.')
    .max(banReasonMaxLength, `Please use at most ${banReasonMaxLength} characters.`),
});
