import { z } from 'zod';
import { requiredProse } from '../../core/text/input/typed.input.ts';

export const banReasonMaxLength = 2_000;

/** Why someone is banned; for admins. */
export const banSchema = z.object({
  reason: requiredProse('Please give a reason.', banReasonMaxLength),
});
