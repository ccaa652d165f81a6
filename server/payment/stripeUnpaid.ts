import { Stripe } from 'stripe';
import { isMissing, nullIfMissing } from './stripeErrors.ts';

/** Ends unpaid invoices and subscriptions, which could otherwise still be paid from a forgotten tab. */

const isOver = ({ status }: Stripe.Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Voids an invoice, unless it has been paid in the meantime. */
export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  await stripe.invoices.voidInvoice(invoiceId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** Voids all open invoices of a subscription, including that of a plan change. */
export async function voidOpen(stripe: Stripe, subscriptionId: string): Promise<void> {
  const listing = stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
  const open = await listing.catch((error: unknown) => {
    // The id is from another account: there is nothing to void.
    if (isMissing(error, 'subscription')) return { data: [] };
    throw error;
  });
  for (const { id } of open.data) await voidInvoice(stripe, id);
}

/** Ends an unpaid subscription, so that it can no longer be paid. Returns false if it has been paid in the meantime. */
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
 * Ends the customer's unpaid subscriptions except one, so that they cannot be paid as well. Returns the id of one that has
 * been paid in the meantime.
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
