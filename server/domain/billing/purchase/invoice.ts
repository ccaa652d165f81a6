import type { Invoice, Prisma, Subscription } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { ownSubscriptions } from '../state/lists.ts';
import { everPaidStatuses } from '../state/record.ts';
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
export const ownInvoices = (ctx: Ctx): Listing<Prisma.InvoiceWhereInput> => ({
  where: { subscription: ownSubscriptions(ctx).where },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** The path from which an invoice is downloaded. */
export const invoicePath = (id: number | ':id'): string => `/invoices/${id}/download`;

/** The same for a credit note. */
export const creditNotePath = (id: number | ':id'): string => `/credit-notes/${id}/download`;

/**
 * The provider's PDF of an invoice. The provider's own URL is not revealed, because it needs no sign-in.
 * @throws NotFound, also for viewers who may not see it; Unavailable
 */
export async function readInvoiceFile(ctx: Ctx, id: number): Promise<{ name: string; pdf: Uint8Array }> {
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

/** What went back of an invoice, and what stayed. Minor units of its currency. */
export type InvoiceParts = { paid: number; refunded: number; disputed: number };

/** The whole counts for what the version before this one has recorded, which did not store parts. */
export function partsOf({
  status,
  amount,
  refundedAmount,
  disputedAmount,
}: Pick<Invoice, 'status' | 'amount' | 'refundedAmount' | 'disputedAmount'>): InvoiceParts {
  if (!everPaidStatuses.includes(status)) return { paid: 0, refunded: 0, disputed: 0 };
  const refunded = refundedAmount || (status === 'REFUNDED' ? amount : 0);
  const disputed = disputedAmount || (status === 'DISPUTED' ? amount - refunded : 0);
  return { paid: Math.max(0, amount - refunded - disputed), refunded, disputed };
}

/**
 * The provider's PDF of a credit note.
 * @throws NotFound, also for viewers who may not see it; Unavailable
 */
export async function readCreditNoteFile(ctx: Ctx, id: number): Promise<{ name: string; pdf: Uint8Array }> {
  const note = await ctx.db.creditNote.findUnique({
    where: { id },
    select: {
      providerId: true,
      number: true,
      invoice: { select: { subscription: { select: { employerId: true } } } },
    },
  });
  if (!note || !canSeeSubscription(ctx.viewer, note.invoice.subscription)) throw new NotFound();
  const read = () => askProvider(ctx, () => ctx.payment.readCreditNoteFile(note.providerId));
  const pdf = await atProvider(ctx, { employerIds: [] }, read);
  if (pdf === null) throw new NotFound();
  return { name: `Credit-note-${note.number.replace(/[^\w-]/g, '')}.pdf`, pdf };
}
