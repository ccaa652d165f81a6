import { z } from 'zod';

/** The payment provider's id of a card. Card details never reach this server. */
const paymentMethodId = z.string().regex(/^pm_\w{8,128}$/, 'Please enter a card.');

const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/, 'The return path must begin with a slash.');

export const subscribeSchema = z.object({ paymentMethodId, attemptKey: z.string().min(8).max(64), returnPath });

export const returnSchema = z.object({ returnPath });

export const changeCardSchema = z.object({ paymentMethodId, returnPath });

/** Whom to contact about payments. */
type Team = { productName: string; supportEmail: string };

/** The message for a payment failure. */
export const paymentFailed = ({ productName, supportEmail }: Team): string =>
  `Your payment was unsuccessful. If you continue to get errors please contact the ${productName} team at ${supportEmail}.`;

/** The message while the provider renews a subscription. */
export const subscriptionRenewing = 'Your subscription is being renewed now. Please change it in about an hour.';

/** The message without a payment provider. */
export const nothingCanBePaid = ({ productName, supportEmail }: Team): string =>
  `Payments are unavailable at the moment. Please contact the ${productName} team at ${supportEmail}.`;

/** The message while it is not known whether a payment went through. A webhook, a job or the next attempt tells. */
export const paymentUnknown =
  'The payment provider is not responding, so we do not know yet whether you paid. We will ask again in about two minutes. You can also try again now: you cannot be charged twice.';

/** The same for a change that charges nothing. */
export const changeUnknown =
  'The payment provider is not responding, so we do not know yet whether this was done. We will ask again in about two minutes. You can also try again now.';

/** The same for a page of the provider. */
export const pageUnknown =
  'The payment provider is not responding, so its page was not opened. You were not charged. Please try again in a moment.';

/** The same for a deletion. */
export const deletionUnknown =
  'The payment provider is not responding, so nothing was deleted. Please try again later.';

/** The message if nothing was sent that could have changed something. */
export const providerUnavailable =
  'The payment provider is not responding. Nothing was changed. Please try again in a moment.';
