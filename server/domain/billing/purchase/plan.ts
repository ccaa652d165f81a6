import type { RecurringMode, Subscription } from '../../../generated/prisma/client.ts';
import type { PlanPreview } from '../../../payment/changes.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { hourMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { spend } from '../../core/write/spend.ts';
import { priceChanged } from '../pricing/pricing.ts';
import { askProvider } from '../provider/askProvider.ts';
import { returnSchema, subscriptionRenewing } from '../provider/subscription.input.ts';
import { canChangePlan } from '../state/subscription.policy.ts';
import { changeOwn, ownVerb, requireNoOther, requireUndisputed } from './change.ts';
import { buyingFailures } from './failures.ts';

const onlyBought = 'A pass can be bought when your subscription has ended.';

/** How old a preview may be for its amount to be charged. */
const previewLasts = hourMs;

/** The other plan, its price, and the amount due now. Passing it back charges exactly what was shown, or nothing. */
export type PlanChange = PlanPreview & {
  recurringMode: RecurringMode;
  /** Minor units of the currency, per period. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};

/** The current prices; the currency stays the same. */
const priceOf = async (ctx: Ctx, currency: string, recurringMode: RecurringMode): Promise<number | null> => {
  const option = await ctx.db.pricingOption.findUnique({
    where: { currency_recurringMode: { currency, recurringMode } },
    select: { amount: true },
  });
  return option?.amount ?? null;
};

const laterMode = ({ nextRecurringMode, recurringMode }: Subscription): RecurringMode =>
  nextRecurringMode ?? recurringMode;

/** Preview of changing to this plan. Null if the viewer cannot change it, and for the plan that is charged next anyway. */
export async function previewPlan(
  ctx: Ctx,
  subscription: Subscription,
  recurringMode: RecurringMode,
): Promise<PlanChange | null> {
  const { stripeSubscriptionId: subscriptionId, currency } = subscription;
  if (ctx.payment.mode === 'none' || subscriptionId === null) return null;
  if (!canChangePlan(ctx.viewer, subscription, ctx.now()) || laterMode(subscription) === recurringMode) return null;
  if (recurringMode === 'PASS') return null;
  const amount = await priceOf(ctx, currency, recurringMode);
  if (amount === null) return null;
  const at = new Date(Math.floor(ctx.now().getTime() / 1000) * 1000);
  const preview = await ctx.payment
    .previewPlan({ subscriptionId, recurringMode, amount, at })
    .catch((error: unknown) => ctx.log.error({ err: error }, 'the payment provider gives no preview'));
  return preview ? { ...preview, recurringMode, amount, currency } : null;
}

export type ChangePlanInput = {
  recurringMode: RecurringMode;
  /** From a preview: when it was calculated. */
  at?: Date | null;
  /** From the same preview, where given: the price and what is due now, in minor units of the currency (ISO 4217). */
  amount?: number | null;
  currency?: string | null;
  dueNow?: number | null;
  /** The path to which the bank's page returns the browser. */
  returnPath: string;
};

/**
 * Changes the billing period of a subscription, at today's price. From monthly to yearly at once: the card is charged
 * the year less the rest of the month; if the bank asks the cardholder, the change happens after the confirmation
 * (`confirmPayment`). From yearly to monthly at the end of the year. Undoes a cancellation. A declined card changes
 * nothing, and neither does the current plan.
 * @throws PriceChanged if something else was shown than what would be charged
 */
export const changePlan = ownVerb(
  buyingFailures,
  async (
    ctx: Ctx,
    id: number,
    { recurringMode, returnPath: path, ...shown }: ChangePlanInput,
  ): Promise<{ subscription: Subscription; redirectUrl: string | null }> => {
    const now = ctx.now();
    const { subscription, redirectUrl = null } = await changeOwn(
      ctx,
      id,
      async (state, tx) => {
        const { returnPath } = validated(returnSchema, { returnPath: path });
        const { subscriptionId, currency, currentPeriodStart, latestInvoice } = state;
        if ((state.next ?? state).recurringMode === recurringMode) return { state };
        if (recurringMode === 'PASS') throw InvalidInput.of('recurringMode', onlyBought);
        if (state.status !== 'ACTIVE') throw new Conflict('Please pay the overdue amount with another card first.');
        // The rest of a period that may never be paid must not be deducted.
        if (latestInvoice?.status === 'OPEN' && latestInvoice.isOwed) throw new Conflict(subscriptionRenewing);
        if (state.cancelAtPeriodEnd) await requireNoOther(tx, id, now);
        await requireUndisputed(tx, id);
        await spend(ctx, 'payments');
        const amount = await priceOf(ctx, currency, recurringMode);
        if (amount === null) throw InvalidInput.of('recurringMode', 'This subscription is not available.');
        const isCurrent = shown.at == null || isRecent(shown.at, now, currentPeriodStart);
        const change = { subscriptionId, recurringMode, amount, at: (isCurrent && shown.at) || now };
        await requireShown(ctx, { ...change, currency }, isCurrent ? shown : null);
        const returnUrl = `${ctx.origin}${returnPath}`;
        const changed = await askProvider(ctx, () => ctx.payment.changePlan({ ...change, returnUrl }));
        return changed ?? { state };
      },
      () => recurringMode === 'YEARLY',
    );
    return { subscription, redirectUrl };
  },
);

/**
 * What is charged is what was shown. The provider is asked where an amount was shown, because a credit or a change of the subscription
 * changes what is due.
 * @param shown null: a preview that is out of date
 * @throws PriceChanged
 */
async function requireShown(
  ctx: Ctx,
  { currency, ...change }: Parameters<Ctx['payment']['previewPlan']>[0] & { currency: string },
  shown: Pick<ChangePlanInput, 'amount' | 'currency' | 'dueNow'> | null,
): Promise<void> {
  const { amount, recurringMode } = change;
  const isPrice =
    shown !== null && (shown.amount ?? amount) === amount && (shown.currency?.toUpperCase() ?? currency) === currency;
  if (isPrice && shown.dueNow == null) return;
  const preview = await askProvider(ctx, () => ctx.payment.previewPlan(change));
  if (!preview) throw new NotFound();
  const { dueNow } = preview;
  if (!isPrice || shown.dueNow !== dueNow) throw priceChanged({ recurringMode, amount, currency, dueNow });
}

/** Credits nothing for a period that has ended. The provider's clock may be ahead of ours. */
const isRecent = (at: Date, now: Date, periodStart: Date): boolean =>
  at >= periodStart && (at <= now || at <= periodStart) && at.getTime() >= now.getTime() - previewLasts;
