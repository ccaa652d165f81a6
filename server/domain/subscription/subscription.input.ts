import { z } from 'zod';

/** The payment provider's name for a card that it has taken. Card details themselves never come here. */
const paymentMethodId = z.string().regex(/^pm_\w{8,128}$/, 'Please enter a card.');

const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/, 'The address to return to begins with a slash.');

export const subscribeSchema = z.object({ paymentMethodId, attemptKey: z.string().min(8).max(64), returnPath });

export const returnSchema = z.object({ returnPath });

export const changeCardSchema = z.object({ paymentMethodId, returnPath });

/** What is said when a card cannot be charged (spec 001 §8). */
export const paymentFailed = (email: string): string =>
  `Your payment was unsuccessful. If you continue to get errors please contact the product team at ${email}.`;

/** What is said where no payment provider is set up. */
export const nothingCanBePaid = (email: string): string =>
  `Nothing can be paid here at the moment. Please contact the product team at ${email}.`;

export const providerSilent =
  'The payment provider does not answer. Nothing was changed. Please try again in a moment.';
