import type { Invoice, Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { AuditValues } from '../../core/audit/records.ts';
import { Conflict, NotFound, Unavailable } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import type { BillingContext } from '../context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { announceSubscription } from '../state/announce.ts';
import { ownSubscriptions } from '../state/lists.ts';
import { recordInvoice, recordState } from '../state/record.ts';
import { canSeeSubscription } from '../state/subscription.policy.ts';

/**
 * The invoices of a subscription, newest first. For its employer and admins.
 * @throws NotFound
 */
export function invoicesOf(
  viewer: Viewer,
  subscription: Pick<Subscription, 'id' | 'employerId'>,
): Listing<Prisma.InvoiceWhereInput> {
  if (!canSeeSubscription(viewer, subscription)) throw new NotFound();
  return { where: { subscriptionId: subscription.id }, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/** The invoices of all of the viewer's subscriptions, newest first. */
export const ownInvoices = (ctx: BillingContext): Listing<Prisma.InvoiceWhereInput> => ({
  where: { subscription: ownSubscriptions(ctx).where },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** The path from which an invoice is downloaded. */
export const invoicePath = (id: number | ':id'): string => `/invoices/${id}/download`;

/**
 * The provider's PDF of an invoice. The provider's own URL is not revealed, because it needs no sign-in.
 * @throws NotFound, also for viewers who may not see it; Unavailable
 */
export async function readInvoiceFile(ctx: BillingContext, id: number): Promise<{ name: string; pdf: Uint8Array }> {
  const invoice = await ctx.db.invoice.findUnique({
    where: { id },
    select: { stripeInvoiceId: true, number: true, subscription: { select: { employerId: true } } },
  });
  if (!invoice || !canSeeSubscription(ctx.viewer, invoice.subscription)) throw new NotFound();
  const read = () => askProvider(ctx, () => ctx.payment.readInvoiceFile(invoice.stripeInvoiceId));
  const pdf = await atProvider(ctx, { employerIds: [] }, read);
  if (pdf === null) throw new NotFound();
  return { name: `Invoice-${invoice.number?.replace(/[^\w-]/g, '') ?? id}.pdf`, pdf };
}

/**
 * Refunds the whole payment of an invoice and, by default, ends its subscription. Idempotent, so that it can be
 * repeated after a lost response.
 * @throws Conflict if nothing was paid
 */
export const refundInvoice = adminVerb(
  'BILLING',
  [NotFound, Conflict, Unavailable],
  async (ctx: BillingContext, id: number, endsSubscription: boolean): Promise<Invoice> => {
    const held = await ctx.db.invoice.findUnique({ where: { id }, include: { subscription: true } });
    if (!held) throw new NotFound();
    const { stripeInvoiceId, subscription } = held;
    const { stripeSubscriptionId: providerId, employerId } = subscription;
    if (providerId === null) throw new Conflict(nothingPaid);
    const refundIt = async (tx: Prisma.TransactionClient) => {
      const before = await statuses(tx, id);
      const refunded = await askProvider(ctx, () => ctx.payment.refund(stripeInvoiceId));
      if (!refunded) throw new Conflict(nothingPaid);
      if (refunded.status === 'DISPUTED') throw new Conflict(disputed);
      const state = await askProvider(ctx, () =>
        endsSubscription ? ctx.payment.endSubscription(providerId) : ctx.payment.readSubscription(providerId),
      );
      const recorded = state && (await recordState(ctx, tx, state, employerId));
      await recordInvoice(ctx, tx, subscription.id, refunded, true);
      await auditedValues(ctx, tx, {
        action: 'invoice.refund',
        type: 'INVOICE',
        id,
        label: held.number,
        before,
        after: await statuses(tx, id),
      });
      return recorded;
    };
    const attempt = { employerIds: [employerId] };
    const recorded = await atProvider(ctx, attempt, () => withSubscriptionLock(ctx, providerId, refundIt));
    if (recorded?.isNew) announceSubscription(ctx, subscription);
    return ctx.db.invoice.findUniqueOrThrow({ where: { id } });
  },
);

/** Of the invoice and of its subscription. */
async function statuses(tx: Prisma.TransactionClient, id: number): Promise<AuditValues> {
  const { status, subscription } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: { status: true, subscription: { select: { status: true } } },
  });
  return { status, subscription: subscription.status };
}

const nothingPaid = 'Nothing was paid on this invoice.';

const disputed = 'The cardholder disputes this payment at the bank, so it cannot be refunded.';
