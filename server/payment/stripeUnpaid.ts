import { Stripe } from 'stripe';
import type { SubscriptionState } from './payment.ts';
import { isMissing, nullIfMissing } from './stripeErrors.ts';
import { isOver, leftoversOf, readInvoices, readState, STATE_EXPANSION } from './stripeState.ts';

/** Ends unpaid invoices and subscriptions, which could otherwise still be paid from a forgotten tab. */

/** Voids an invoice, unless it has been paid in the meantime. */
export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  await stripe.invoices.voidInvoice(invoiceId).catch(ignoreRefusal);
}

/** Someone else was first. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/** Voids all open invoices of a subscription, including that of a plan change. */
export async function voidOpen(stripe: Stripe, subscriptionId: string): Promise<void> {
  for (const { id } of await invoicesOf(stripe, subscriptionId, 'open')) await voidInvoice(stripe, id);
}

/** The same for renewals that the provider has not charged yet. */
async function voidUnpaid(stripe: Stripe, subscriptionId: string): Promise<void> {
  for (const draft of await invoicesOf(stripe, subscriptionId, 'draft')) await voidDraft(stripe, draft);
  await voidOpen(stripe, subscriptionId);
}

/** Only a finalised invoice can be voided. */
async function voidDraft(stripe: Stripe, { id }: Stripe.Invoice): Promise<void> {
  await stripe.invoices.finalizeInvoice(id, { auto_advance: false }).catch(ignoreRefusal);
  await voidInvoice(stripe, id);
}

/** Voids the invoices of a subscription for which nothing is given any more. */
export async function voidLeftovers(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const invoices = await readInvoices(stripe, subscriptionId);
  for (const invoice of leftoversOf({ subscription, invoices })) {
    await (invoice.status === 'draft' ? voidDraft(stripe, invoice) : voidInvoice(stripe, invoice.id));
  }
}

async function invoicesOf(stripe: Stripe, subscriptionId: string, status: 'open' | 'draft') {
  const listing = stripe.invoices.list({ subscription: subscriptionId, status, limit: 100 });
  const { data } = await listing.catch((error: unknown) => {
    // The id is from another account: there is nothing to void.
    if (isMissing(error, 'subscription')) return { data: [] };
    throw error;
  });
  return data;
}

/** Ends a subscription now. What it owes is not collected any more. Does nothing to one that has already ended. */
export async function end(stripe: Stripe, subscriptionId: string): Promise<void> {
  await voidUnpaid(stripe, subscriptionId);
  await nullIfMissing(() => stripe.subscriptions.cancel(subscriptionId));
}

/** Ends an unpaid subscription, so that it can no longer be paid. Returns false if it has been paid in the meantime. */
export async function endUnpaid(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  await voidUnpaid(stripe, subscriptionId);
  const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
  const { latest_invoice: invoice } = held;
  const isPaid = invoice !== null && typeof invoice === 'object' && invoice.status === 'paid';
  if (isPaid && !isOver(held)) return false;
  if (!isOver(held)) await nullIfMissing(() => stripe.subscriptions.cancel(subscriptionId));
  return true;
}

/** The customer's subscriptions that have begun and not ended. */
export async function readBegun(stripe: Stripe, customer: string): Promise<SubscriptionState[]> {
  const expand = STATE_EXPANSION.map((field) => `data.${field}`);
  const { data } = await stripe.subscriptions.list({ customer, limit: 20, expand });
  const states: SubscriptionState[] = [];
  for (const held of data) {
    if (held.status !== 'incomplete' && !isOver(held)) states.push(await readState(stripe, held));
  }
  return states;
}

/** Ends the customer's attempts that wait for the bank. Returns the id of one that has been paid in the meantime. */
export async function giveUpAttempts(stripe: Stripe, customer: string, exceptId?: string): Promise<string | null> {
  let paidId: string | null = null;
  const { data } = await stripe.subscriptions.list({ customer, status: 'incomplete', limit: 100 });
  for (const { id } of data) if (id !== exceptId && !(await endUnpaid(stripe, id))) paidId = id;
  return paidId;
}

/** Drops the customer's plan changes that wait for the bank, also of subscriptions that are already cancelled. */
export async function giveUpPlanChanges(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 20 });
  for (const { id, pending_update: waiting } of data) if (waiting) await voidOpen(stripe, id);
}

/**
 * Ends all subscriptions and attempts of the customer except one, so that nothing else is paid beside it: the overdue, and
 * those that the provider has yet to end. Returns the id of one that is active, which stays.
 */
export async function giveUpOthers(
  stripe: Stripe,
  customer: string,
  isActive: (state: SubscriptionState) => boolean,
  exceptId?: string,
): Promise<string | null> {
  let activeId = await giveUpAttempts(stripe, customer, exceptId);
  for (const state of await readBegun(stripe, customer)) {
    const { subscriptionId: id, status } = state;
    if (id === exceptId) continue;
    if (isActive(state)) activeId = id;
    else if (status === 'ACTIVE') await end(stripe, id);
    else if (!(await endUnpaid(stripe, id))) activeId = id;
  }
  return activeId;
}
