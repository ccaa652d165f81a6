import type { Invoice, Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { announceSubscription } from './announce.ts';
import { askQuietly } from './askProvider.ts';
import { ownSubscriptions } from './lists.ts';
import { recordInvoice, recordState } from './record.ts';
import { canSeeSubscription } from './subscription.policy.ts';
import { inSubscriptionTurn } from './turn.ts';

/** The invoices of a subscription, the newest first. */
export const invoicesOf = (subscriptionId: number): Listing<Prisma.InvoiceWhereInput> => ({
  where: { subscriptionId },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Those of everything that the viewer has paid for, the newest first. */
export const ownInvoices = (ctx: DomainContext): Listing<Prisma.InvoiceWhereInput> => ({
  where: { subscription: ownSubscriptions(ctx).where },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Where an invoice is downloaded by whoever may see it: a path of ours. */
export const invoicePath = (id: number | ':id'): string => `/invoices/${id}/download`;

/**
 * An invoice as a file, made out by the provider. Its own address for it stays here: who has it has the invoice.
 * @throws NotFound, also for those who may not see it; Unavailable.
 */
export async function readInvoiceFile(ctx: DomainContext, id: number): Promise<{ name: string; pdf: Uint8Array }> {
  const invoice = await ctx.db.invoice.findUnique({
    where: { id },
    select: { stripeInvoiceId: true, number: true, subscription: { select: { employerId: true } } },
  });
  if (!invoice || !canSeeSubscription(ctx.viewer, invoice.subscription)) throw new NotFound();
  const pdf = await askQuietly(ctx, () => ctx.payment.readInvoiceFile(invoice.stripeInvoiceId));
  if (pdf === null) throw new NotFound();
  return { name: `Invoice-${invoice.number?.replace(/[^\w-]/g, '') ?? id}.pdf`, pdf };
}

/**
 * Gives the whole payment of an invoice back, and ends its subscription with it unless told not to. What is done already
 * is not done again, so that an answer that was lost may be asked for anew.
 * @throws SignInRequired, Forbidden, NotFound, Conflict where nothing was paid, Unavailable.
 */
export async function refundInvoice(ctx: DomainContext, id: number, endsSubscription: boolean): Promise<Invoice> {
  requireAdmin(ctx.viewer);
  const held = await ctx.db.invoice.findUnique({ where: { id }, include: { subscription: true } });
  if (!held) throw new NotFound();
  const { stripeInvoiceId, subscription } = held;
  const { stripeSubscriptionId: providerId, employerId } = subscription;
  if (providerId === null) throw new Conflict(nothingPaid);
  const recorded = await inSubscriptionTurn(ctx.db, providerId, async (tx) => {
    const refunded = await askQuietly(ctx, () => ctx.payment.refund(stripeInvoiceId));
    if (!refunded) throw new Conflict(nothingPaid);
    const state = await askQuietly(ctx, () =>
      endsSubscription ? ctx.payment.endSubscription(providerId) : ctx.payment.readSubscription(providerId),
    );
    const recorded = state && (await recordState(ctx, tx, state, employerId));
    await recordInvoice(tx, subscription.id, refunded, true);
    return recorded;
  });
  if (recorded?.isNew) announceSubscription(ctx, subscription);
  return ctx.db.invoice.findUniqueOrThrow({ where: { id } });
}

const nothingPaid = 'Nothing was paid on this invoice.';
