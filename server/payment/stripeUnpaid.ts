import { Stripe } from 'stripe';
import { isMissing, nullIfMissing } from './stripeErrors.ts';

/** What waits for money, and is to wait no more. A bank that is asked in a forgotten tab could still be answered. */

const isOver = ({ status }: Stripe.Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** An invoice that nobody is to pay any more. One that was paid meanwhile stays paid. */
export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  await stripe.invoices.voidInvoice(invoiceId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** Everything that is open on a subscription, a change that is to be paid first included. */
export async function voidOpen(stripe: Stripe, subscriptionId: string): Promise<void> {
  const listing = stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
  const open = await listing.catch((error: unknown) => {
    // Known to another account: there is nothing to void.
    if (isMissing(error, 'subscription')) return { data: [] };
    throw error;
  });
  for (const { id } of open.data) await voidInvoice(stripe, id);
}

/** Ends a subscription that waits for money, so that none can be paid for it. False: it was paid meanwhile, and goes on. */
export async function endUnpaid(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  await voidOpen(stripe, subscriptionId);
  const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
  const { latest_invoice: invoice } = held;
  const isPaid = invoice !== null && typeof invoice === 'object' && invoice.status === 'paid';
  if (isPaid && !isOver(held)) return false;
  if (!isOver(held)) await nullIfMissing(() => stripe.subscriptions.cancel(subscriptionId));
  return true;
}

/**
 * Ends the customer's subscriptions that wait for money, but for one: paid later, they would be paid as well. Gives the id of
 * one that was paid meanwhile.
 */
export async function giveUpUnpaid(
  stripe: Stripe,
  customer: string,
  statuses: ('incomplete' | 'past_due' | 'unpaid')[],
  exceptId?: string,
): Promise<string | null> {
  let paidId: string | null = null;
  for (const status of statuses) {
    const { data: unpaid } = await stripe.subscriptions.list({ customer, status, limit: 100 });
    for (const { id } of unpaid) if (id !== exceptId && !(await endUnpaid(stripe, id))) paidId = id;
  }
  return paidId;
}
