import { z } from 'zod';
import { line } from '../../core/text/input/typed.input.ts';

/** In minutes. */
export const viewAsMinutes = 30;

/** Why an admin wants to see what a user sees. It is kept in the audit log. */
export const viewAsSchema = z.object({
  reason: line().min(5, 'Please provide a reason.').max(200, 'Please use at most 200 characters.'),
});
