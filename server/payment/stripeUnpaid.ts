import type { Stripe } from 'stripe';
import { nullIfMissing } from './stripeErrors.ts';

/**
 * Ends the customer's subscriptions that wait for money, but for one: paid later, in a forgotten tab or by a new try, they
 * would be paid as well.
 */
export async function giveUpUnpaid(
  stripe: Stripe,
  customer: string,
  statuses: ('incomplete' | 'past_due' | 'unpaid')[],
  exceptId?: string,
): Promise<void> {
  for (const status of statuses) {
    const { data: unpaid } = await stripe.subscriptions.list({ customer, status, limit: 100 });
    for (const { id } of unpaid) if (id !== exceptId) await nullIfMissing(() => stripe.subscriptions.cancel(id));
  }
}
