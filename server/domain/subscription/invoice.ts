import type { Invoice, Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { announceSubscription } from './announce.ts';
import { askQuietly } from './askProvider.ts';
import { ownSubscriptions } from './lists.ts';
import { recordInvoice, recordState } from './record.ts';
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
    const recorded = state && (await recordState(tx, state, employerId));
    await recordInvoice(tx, subscription.id, refunded, true);
    return recorded;
  });
  if (recorded?.isNew) announceSubscription(ctx, subscription);
  return ctx.db.invoice.findUniqueOrThrow({ where: { id } });
}

const nothingPaid = 'Nothing was paid on this invoice.';
