import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { PaymentProviderFault, type ProviderInvoice } from '../../../payment/payment.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict } from '../../core/failures/errors.ts';
import { dayMs } from '../../core/text/durations.ts';
import { spend } from '../../core/write/spend.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { everPaidStatuses, recordInvoice, recordState } from '../state/record.ts';
import { canWithdraw, withdrawalEnd } from '../state/subscription.policy.ts';
import { ownSubscription, ownVerb } from './change.ts';
import { changeFailures } from './failures.ts';
import { partsOf } from './invoice.ts';
import { unusedOf } from './refund.ts';

/** Consumers withdraw from a purchase within 14 days: the rule in docs/product/payment.md, section 7. */

/** What a withdrawal pays back now, in minor units of the currency, and until when it is possible. */
export type Withdrawal = { amount: number; currency: string; isUsed: boolean; until: Date };

/** What was charged, what is left of it, and the period that it is for. Minor units. */
type Payment = { paid: number; left: number; from: Date; until: Date };

/** Null for viewers who cannot withdraw, and where nothing would be paid back. As it is recorded: nothing is asked of the provider. */
export async function withdrawalOf(ctx: Ctx, subscription: Subscription): Promise<Withdrawal | null> {
  if (ctx.payment.mode === 'none' || !canWithdraw(ctx, subscription)) return null;
  const invoices = await ctx.db.invoice.findMany({
    where: { subscriptionId: subscription.id, status: { in: everPaidStatuses } },
  });
  const payments = invoices.flatMap((invoice): Payment[] => {
    const { amount: paid, periodStart: from, periodEnd: until } = invoice;
    return from && until ? [{ paid, left: partsOf(invoice).paid, from, until }] : [];
  });
  const due = await dueBack(ctx.db, subscription, payments, ctx.now());
  return due.amount === 0 ? null : { ...due, currency: subscription.currency, until: withdrawalEnd(subscription) };
}

/**
 * Ends the subscription now, and pays back what was not used of it: everything if nothing was used. After a lost response, what was
 * refunded before is found by its key.
 * @throws Conflict if it is not possible, or not any more
 */
export const withdraw = ownVerb(
  changeFailures,
  async (ctx: Ctx, id: number): Promise<{ subscription: Subscription; amount: number }> => {
    const { employerId, stripeSubscriptionId: providerId } = await ownSubscription(ctx, id);
    if (providerId === null) throw new Conflict(notPossible);
    await spend(ctx, 'payments');
    const key = `withdrawal-${id}`;
    const refundedBefore = (invoice: ProviderInvoice) =>
      sumOf((invoice.returns?.refunds ?? []).filter((one) => one.key === key && one.state !== 'FAILED'));
    const withdrawIt = async (tx: Prisma.TransactionClient) => {
      await takeSubscriptionLock(tx, providerId);
      const held = await tx.subscription.findUniqueOrThrow({ where: { id } });
      if (!canWithdraw(ctx, held)) throw new Conflict(notPossible);
      const state = await askProvider(ctx, () => ctx.payment.readSubscription(providerId));
      const paid = await readPayments(ctx, tx, id, state?.latestInvoice?.id);
      const before = sumOf(paid.map((invoice) => ({ amount: refundedBefore(invoice) })));
      if (!state || (state.status !== 'ACTIVE' && before === 0)) throw new Conflict(notPossible);
      if (paid.some(({ status }) => status === 'DISPUTED')) throw new Conflict(disputed);
      const payments = paid.map(paymentOf);
      const due = await dueBack(tx, held, payments, ctx.now(), before);
      if (due.amount + before === 0) throw new Conflict(nothingLeft);
      let open = due.amount;
      const refunded: ProviderInvoice[] = [];
      for (const [at, invoice] of paid.entries()) {
        const amount = refundedBefore(invoice) > 0 ? 0 : Math.min(open, payments[at]?.left ?? 0);
        open -= amount;
        refunded.push(amount === 0 ? invoice : await refundPart(ctx, invoice, { amount, key }));
      }
      const ended = await askProvider(ctx, () => ctx.payment.endSubscription(providerId));
      const recorded = await recordState(ctx, tx, ended ?? state, employerId, 'WITHDRAWN');
      for (const invoice of refunded) await recordInvoice(ctx, tx, id, invoice);
      return { ...recorded, amount: due.amount + before - open };
    };
    const { isNew, ...withdrawn } = await atProvider(ctx, { employerIds: [employerId] }, () =>
      withEmployerLock(ctx, employerId, withdrawIt),
    );
    if (isNew) announceSubscription(ctx, withdrawn.subscription);
    return withdrawn;
  },
);

const sumOf = (amounts: readonly { amount: number }[]): number => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What was paid for periods of the subscription, the newest first. */
async function readPayments(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  subscriptionId: number,
  latestId: string | undefined,
): Promise<ProviderInvoice[]> {
  const held = await tx.invoice.findMany({
    where: { subscriptionId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { stripeInvoiceId: true },
  });
  const ids = new Set([...(latestId === undefined ? [] : [latestId]), ...held.map((one) => one.stripeInvoiceId)]);
  const all: ProviderInvoice[] = [];
  for (const invoiceId of ids) {
    const invoice = await askProvider(ctx, () => ctx.payment.readInvoice(invoiceId));
    if (invoice?.plan && invoice.returns) all.push(invoice);
  }
  return all;
}

function paymentOf({ plan, returns, createdAt }: ProviderInvoice): Payment {
  const { paid = 0, refunded = 0 } = returns ?? {};
  return { paid, left: paid - refunded, from: plan?.from ?? createdAt, until: plan?.until ?? createdAt };
}

/**
 * Everything that is left of the payments where nothing was used. Else the days that have not begun, of the whole time that was paid for.
 * @param before what was paid back by the same withdrawal
 */
async function dueBack(
  db: Pick<Prisma.TransactionClient, 'contactRequest' | 'message'>,
  subscription: Pick<Subscription, 'employerId' | 'createdAt' | 'currency'>,
  payments: readonly Payment[],
  now: Date,
  before = 0,
): Promise<{ amount: number; isUsed: boolean }> {
  const sum = (name: 'paid' | 'left') => sumOf(payments.map((payment) => ({ amount: payment[name] })));
  if (payments.length === 0) return { amount: 0, isUsed: false };
  if (!(await wasUsed(db, subscription))) return { amount: sum('left'), isUsed: false };
  const from = Math.min(...payments.map((payment) => payment.from.getTime()));
  const until = Math.max(...payments.map((payment) => payment.until.getTime()));
  const begun = Math.floor(Math.max(0, now.getTime() - from) / dayMs) + 1;
  const whole = { paid: sum('paid'), currency: subscription.currency, from: new Date(from), until: new Date(until) };
  const rest = unusedOf(whole, new Date(from + begun * dayMs)) ?? 0;
  return { amount: Math.max(0, Math.min(rest - before, sum('left'))), isUsed: true };
}

/** Whether the employer has contacted or written to a job seeker since the purchase. Messages to the team are free. */
async function wasUsed(
  { contactRequest, message }: Pick<Prisma.TransactionClient, 'contactRequest' | 'message'>,
  { employerId, createdAt }: Pick<Subscription, 'employerId' | 'createdAt'>,
): Promise<boolean> {
  const since = { gte: createdAt };
  const contact = { employerId, introducedById: null, createdAt: since };
  if (await contactRequest.findFirst({ where: contact, select: { id: true } })) return true;
  const written = { userId: employerId, createdAt: since, chat: { jobSeekerId: { not: null } } };
  return (await message.findFirst({ where: written, select: { id: true } })) !== null;
}

/** @throws Conflict if the provider refuses, or has something else refunded at the same time */
async function refundPart(
  ctx: Ctx,
  { id }: ProviderInvoice,
  part: { amount: number; key: string },
): Promise<ProviderInvoice> {
  const ask = () => ctx.payment.refund(id, { part, purpose: 'PERIOD', reason: withdrawn });
  const refunded = await askProvider(ctx, ask).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderFault)) throw error;
    ctx.log.error({ err: error, invoice: id }, 'a withdrawal was not refunded and needs a look');
    return null;
  });
  if (refunded?.returns?.refunds.some(({ key }) => key === part.key)) return refunded;
  throw new Conflict(`The refund could not be made. Please contact us at ${ctx.supportEmail}.`);
}

const withdrawn = 'You have withdrawn from the purchase.';

const notPossible = 'You cannot withdraw from this purchase, or not any more.';

const nothingLeft = 'Nothing is left to pay back of this purchase.';

const disputed = 'A payment of this subscription is disputed at the bank.';
