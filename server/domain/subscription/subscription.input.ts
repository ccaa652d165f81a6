import { z } from 'zod';

export const subscribeSchema = z.object({
  /** The payment provider's name for a card that it has taken. Card details themselves never come here. */
  paymentMethodId: z.string().regex(/^pm_\w{8,128}$/, 'Please enter a card.'),
  attemptKey: z.string().min(8).max(64),
  returnPath: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)/, 'The address to return to begins with a slash.'),
});

/** What is said when a card cannot be charged (spec 001 §8). */
export const paymentFailed = (email: string): string =>
  `Your payment was unsuccessful. If you continue to get errors please contact the product team at ${email}.`;
