import type { Invoice, Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { smallestStep } from '../../../payment/chargeLimits.ts';
import type { ProviderInvoice, ProviderRefund, SubscriptionState } from '../../../payment/payment.ts';
import { PaymentProviderFault } from '../../../payment/payment.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { AuditValues } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { recordInvoice, recordState } from '../state/record.ts';
import { partsOf } from './invoice.ts';
import { hasLaterPayment, type RefundInput, refundSchema, tooMuch } from './refund.input.ts';

/**
 * Refunds a payment, or a part of it, for a reason that its employer is told. What ends is the time that is paid back: `PERIOD` pays back
 * the rest of the period that is running, and ends it. Everything else ends nothing. Idempotent, so that it can be repeated after a lost
 * response: the whole by nature, and a part by its key.
 * @throws Conflict if nothing was paid; InvalidInput for more than is left, and for a purpose that the payment does not have
 */
export const refundInvoice = adminVerb(
  'BILLING',
  [InvalidInput, NotFound, Conflict, Unavailable],
  async (ctx: Ctx, id: number, input: RefundInput): Promise<Invoice> => {
    const given = validated(refundSchema, input);
    const held = await ctx.db.invoice.findUnique({ where: { id }, include: { subscription: true } });
    if (!held) throw new NotFound();
    requireChargeable(given.amount, held.currency);
    const { stripeInvoiceId, subscription } = held;
    const { stripeSubscriptionId: providerId, employerId } = subscription;
    if (providerId === null) throw new Conflict(nothingPaid);
    const refundIt = async (tx: Prisma.TransactionClient) => {
      const before = await stateBefore(tx, id);
      const present = await askProvider(ctx, () => ctx.payment.readSubscription(providerId));
      const paid = await askProvider(ctx, () => ctx.payment.readInvoice(stripeInvoiceId));
      const running = paid && (await runningPart(ctx, tx, held, paid, present));
      const purpose = given.purpose ?? purposeOf(given, running, paid);
      const refunded = await refundPart(ctx, paid, running, { ...given, purpose });
      const state =
        purpose === 'PERIOD' && running
          ? await askProvider(ctx, () => ctx.payment.endSubscription(providerId))
          : present;
      const recorded = state && (await recordState(ctx, tx, state, employerId, 'REFUNDED'));
      await recordInvoice(ctx, tx, subscription.id, refunded);
      await auditedValues(ctx, tx, {
        action: 'invoice.refund',
        type: 'INVOICE',
        id,
        label: held.number,
        before,
        after: await stateBefore(tx, id),
      });
      return recorded;
    };
    const attempt = { employerIds: [employerId] };
    const recorded = await atProvider(ctx, attempt, () => withSubscriptionLock(ctx, providerId, refundIt));
    if (recorded?.isNew) announceSubscription(ctx, subscription);
    return ctx.db.invoice.findUniqueOrThrow({ where: { id } });
  },
);

/** What a client means that names no purpose: all that is left pays back the period that is running, unless the client says otherwise. */
function purposeOf(
  { endSubscription, amount }: RefundInput,
  running: Running | null,
  paid: ProviderInvoice | null,
): NonNullable<RefundInput['purpose']> {
  if (!running) return paid?.plan ? 'PAST_PERIOD' : 'GOODWILL';
  const left = paid?.returns ? paid.returns.paid - paid.returns.refunded : 0;
  return endSubscription && (amount == null || left === 0 || amount === left) ? 'PERIOD' : 'GOODWILL';
}

/** Of the period that is running, what was not used yet. Minor units. */
type Running = { unused: number };

/** Null: the payment is for no period that is running, or a later payment is kept, which pays for the time of now. */
async function runningPart(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  held: Invoice,
  { plan, returns, currency }: ProviderInvoice,
  present: SubscriptionState | null,
): Promise<Running | null> {
  const isOver = present === null || present.status === 'CANCELED';
  if (isOver || (await isPaidLater(tx, held, present.latestInvoice))) return null;
  const paid = returns?.paid ?? 0;
  if (!plan) return { unused: paid };
  const unused = unusedOf({ paid, currency, from: plan.from, until: plan.until }, ctx.now());
  return unused === null ? null : { unused };
}

/** What the rest of a period is worth, of what was paid for it. Null if it is not running. */
export function unusedOf(
  { paid, currency, from, until }: { paid: number; currency: string; from: Date; until: Date },
  now: Date,
): number | null {
  const [begin, end] = [from.getTime(), until.getTime()];
  // The provider's clock may be a little ahead of ours.
  const at = Math.max(now.getTime(), begin);
  if (at >= end) return null;
  const step = smallestStep(currency);
  return Math.round((paid * (end - at)) / (end - begin) / step) * step;
}

/**
 * Ends a second subscription of a person, and gives back what was paid for the time in which both ran. Call it under the locks of the
 * employer and of this subscription.
 * @param since when the other one began, which lasts longer
 * @throws PaymentProviderUnavailable
 */
export async function giveBackDouble(
  services: Services,
  tx: Prisma.TransactionClient,
  { stripeSubscriptionId: providerId, employerId }: Subscription,
  since: Date,
): Promise<void> {
  const { payment, log } = services;
  const held = providerId === null ? null : await askProvider(services, () => payment.readSubscription(providerId));
  if (providerId === null || !held) return;
  const latest = held.latestInvoice;
  const paid = latest && (await askProvider(services, () => payment.readInvoice(latest.id)));
  const left = paid?.status === 'PAID' && paid.returns ? paid.returns.paid - paid.returns.refunded : 0;
  const period = paid?.plan && { from: paid.plan.from, until: paid.plan.until };
  const both =
    paid && period ? unusedOf({ paid: paid.returns?.paid ?? 0, currency: paid.currency, ...period }, since) : null;
  const amount = Math.min(both ?? left, left);
  const part = { amount, key: `double-${latest?.id}` };
  const asked = { part, purpose: 'DOUBLE_PAYMENT', reason: paidTwice } as const;
  // It was given back before, and that was not recorded.
  const isMade = paid?.returns?.refunds.some(({ key }) => key === part.key) === true;
  try {
    const asks = paid && amount > 0 && !isMade;
    const back = asks ? await askProvider(services, () => payment.refund(paid.id, asked)) : paid;
    const ended = await askProvider(services, () => payment.endSubscription(providerId));
    const recorded = await recordState(services, tx, ended ?? held, employerId, 'REFUNDED');
    if (back) await recordInvoice(services, tx, recorded.subscription.id, back);
  } catch (error) {
    if (!(error instanceof PaymentProviderFault)) throw error;
    // What is left of it stays usable, and the comparison lists it.
    log.error({ err: error, subscription: providerId }, 'a second subscription was not refunded and needs a look');
    const ending = await askProvider(services, () =>
      payment.setCancelAtPeriodEnd({ subscriptionId: providerId, cancel: true }),
    );
    if (ending) await recordState(services, tx, ending, employerId);
  }
}

const paidTwice = 'You had paid twice for the same time.';

/** The same as it is recorded, at most what is left of the payment. For the form that asks for a refund. */
export async function unusedAmount({ db, now }: Pick<Ctx, 'db' | 'now'>, id: number): Promise<number | null> {
  const held = await db.invoice.findUnique({
    where: { id },
    include: { subscription: { select: { status: true, invoices: inOrder } } },
  });
  if (held?.status !== 'PAID' || held.subscription.status === 'CANCELED') return null;
  if (hasLaterPayment(id, held.subscription.invoices)) return null;
  const { periodStart: from, periodEnd: until, amount, currency } = held;
  const left = partsOf(held).paid;
  if (from === null || until === null) return left;
  const unused = unusedOf({ paid: amount, currency, from, until }, now());
  return unused && Math.min(unused, left);
}

const inOrder = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  select: { id: true, status: true, stripeInvoiceId: true },
} satisfies Prisma.Subscription$invoicesArgs;

/** @param latest of the provider, which we may not have heard of yet */
async function isPaidLater(
  tx: Prisma.TransactionClient,
  { id, subscriptionId, createdAt }: Invoice,
  latest: ProviderInvoice | null,
): Promise<boolean> {
  const invoices = await tx.invoice.findMany({ where: { subscriptionId }, ...inOrder });
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
  paid: ProviderInvoice | null,
  running: Running | null,
  { amount = null, clientKey: key = null, purpose, reason }: RefundInput,
): Promise<ProviderInvoice> {
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
  const textOf = (minor: number) => amountText({ currency, price: majorUnits(minor, currency) });
  if (amount !== null && amount > left) throw InvalidInput.of('amount', tooMuch(textOf(left)));
  if (purpose === 'PERIOD' && !running) throw InvalidInput.of('purpose', notRunning);
  if (purpose === 'PAST_PERIOD' && running) throw InvalidInput.of('purpose', isRunning);
  const missing = (running?.unused ?? 0) - returns.refunded;
  if (purpose === 'PERIOD' && amount !== null && amount < Math.min(missing, left)) {
    throw InvalidInput.of('amount', tooLittle(textOf(Math.min(missing, left))));
  }
  const part = key === null ? null : { amount: amount ?? left, key };
  const refunded = await askProvider(ctx, () => ctx.payment.refund(paid.id, { part, purpose, reason }));
  if (!refunded) throw new Conflict(nothingPaid);
  if (refunded.status === 'DISPUTED') throw new Conflict(disputed);
  if (part && !refunded.returns?.refunds.some(sameKey)) throw new Conflict(changed);
  return refunded;
}

/** Of the invoice, its newest refund and its subscription. */
async function stateBefore(tx: Prisma.TransactionClient, id: number): Promise<AuditValues> {
  const { status, currency, refundedAmount, subscription, refunds } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      currency: true,
      refundedAmount: true,
      subscription: { select: { status: true } },
      refunds: { orderBy: { id: 'desc' }, take: 1, select: { purpose: true, reason: true } },
    },
  });
  const { purpose = null, reason = null } = refunds[0] ?? {};
  const refunded = majorUnits(refundedAmount, currency);
  return { status, refunded, subscription: subscription.status, purpose, reason };
}

const nothingPaid = 'Nothing was paid on this invoice.';

const disputed = 'The cardholder disputes this payment at the bank, so it cannot be refunded.';

const changed = 'Something else was refunded of this payment at the same time. Please look at it again.';

const notRunning = 'This payment is not for the period that is running. A refund of it ends nothing.';

const isRunning = 'This payment is for the period that is running.';

const tooLittle = (unused: string): string =>
  `The rest of this period is worth ${unused}. Please refund at least that, or choose goodwill, which ends nothing.`;
