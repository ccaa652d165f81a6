import type { Invoice, Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { smallestStep } from '../../../payment/currency.ts';
import type { ProviderInvoice, ProviderRefund } from '../../../payment/payment.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { AuditValues } from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { ownSubscriptions } from '../state/lists.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { everPaidStatuses, recordInvoice, recordState } from '../state/record.ts';
import { canSeeSubscription } from '../state/subscription.policy.ts';
import { hasLaterPayment, type RefundPart, refundPartSchema, tooMuch } from './refund.input.ts';

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

/**
 * Refunds a payment, or a part of it. With nothing left of it, its subscription ends by default, unless a later payment is kept, such as
 * that of a change of plan: what ends is the time that is paid back. Idempotent, so that it can be repeated after a lost response: the
 * whole by nature, and a part by its key.
 * @throws Conflict if nothing was paid; InvalidInput for more than is left
 */
export const refundInvoice = adminVerb(
  'BILLING',
  [InvalidInput, NotFound, Conflict, Unavailable],
  async (ctx: Ctx, id: number, endsSubscription: boolean, input: RefundPart = {}): Promise<Invoice> => {
    const part = validated(refundPartSchema, input);
    const held = await ctx.db.invoice.findUnique({ where: { id }, include: { subscription: true } });
    if (!held) throw new NotFound();
    requireChargeable(part.amount, held.currency);
    const { stripeInvoiceId, subscription } = held;
    const { stripeSubscriptionId: providerId, employerId } = subscription;
    if (providerId === null) throw new Conflict(nothingPaid);
    const refundIt = async (tx: Prisma.TransactionClient) => {
      const before = await statuses(tx, id);
      const refunded = await refundPart(ctx, stripeInvoiceId, part);
      const isWhole = refunded.status === 'REFUNDED';
      const present = await askProvider(ctx, () => ctx.payment.readSubscription(providerId));
      const ends = endsSubscription && isWhole && !(await isPaidLater(tx, held, present?.latestInvoice ?? null));
      const state = ends ? await askProvider(ctx, () => ctx.payment.endSubscription(providerId)) : present;
      const recorded = state && (await recordState(ctx, tx, state, employerId));
      await recordInvoice(ctx, tx, subscription.id, refunded);
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

/** @param latest of the provider, which we may not have heard of yet */
async function isPaidLater(
  tx: Prisma.TransactionClient,
  { id, subscriptionId, createdAt }: Invoice,
  latest: ProviderInvoice | null,
): Promise<boolean> {
  const invoices = await tx.invoice.findMany({
    where: { subscriptionId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, status: true, stripeInvoiceId: true },
  });
  const isNews = latest !== null && !invoices.some((invoice) => invoice.stripeInvoiceId === latest.id);
  if (isNews && latest.status === 'PAID' && latest.createdAt >= createdAt) return true;
  return hasLaterPayment(id, invoices);
}

function requireChargeable(amount: number | null | undefined, currency: string): void {
  if (amount == null || amount % smallestStep(currency) === 0) return;
  throw InvalidInput.of('amount', 'This amount has too many decimals for its currency.');
}

/** Refunds it at the provider, unless the same key has refunded before. Call it under the subscription's lock. */
async function refundPart(
  ctx: Ctx,
  invoiceId: string,
  { amount = null, clientKey: key = null }: RefundPart,
): Promise<ProviderInvoice> {
  const paid = await askProvider(ctx, () => ctx.payment.readInvoice(invoiceId));
  if (!paid?.returns) throw new Conflict(nothingPaid);
  const { returns, currency } = paid;
  const sameKey = (one: ProviderRefund) => key !== null && one.key === key;
  const made = returns.refunds.find(sameKey);
  if (made && amount !== null && made.amount !== amount) {
    throw InvalidInput.of('clientKey', 'This key was already used for another refund.');
  }
  if (made || paid.status === 'REFUNDED') return paid;
  if (paid.status === 'DISPUTED') throw new Conflict(disputed);
  const left = returns.paid - returns.refunded;
  if (amount !== null && amount > left) {
    throw InvalidInput.of('amount', tooMuch(amountText({ currency, price: majorUnits(left, currency) })));
  }
  const part = key === null ? undefined : { amount: amount ?? left, key };
  const refunded = await askProvider(ctx, () => ctx.payment.refund(invoiceId, part));
  if (!refunded) throw new Conflict(nothingPaid);
  if (refunded.status === 'DISPUTED') throw new Conflict(disputed);
  if (part && !refunded.returns?.refunds.some(sameKey)) throw new Conflict(changed);
  return refunded;
}

/** Of the invoice and of its subscription. */
async function statuses(tx: Prisma.TransactionClient, id: number): Promise<AuditValues> {
  const { status, currency, refundedAmount, subscription } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: { status: true, currency: true, refundedAmount: true, subscription: { select: { status: true } } },
  });
  return { status, refunded: majorUnits(refundedAmount, currency), subscription: subscription.status };
}

const nothingPaid = 'Nothing was paid on this invoice.';

const disputed = 'The cardholder disputes this payment at the bank, so it cannot be refunded.';

const changed = 'Something else was refunded of this payment at the same time. Please look at it again.';
