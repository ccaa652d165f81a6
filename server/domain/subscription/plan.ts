import type { RecurringMode, Subscription } from '../../generated/prisma/client.ts';
import type { PlanPreview } from '../../payment/payment.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, InvalidInput } from '../errors.ts';
import { validated } from '../validation.ts';
import { askProvider } from './askProvider.ts';
import { changeOwn } from './change.ts';
import { returnSchema } from './subscription.input.ts';
import { canChangePlan } from './subscription.policy.ts';

/** How old a preview may be whose amount is still charged. */
const previewLasts = 3_600_000;

const outOfDate = 'This price is out of date. Please look at it again.';

/** The other plan, what it costs, and what changing to it comes to now; given back its `at`, what was shown is charged. */
export type PlanChange = PlanPreview & {
  recurringMode: RecurringMode;
  /** Minor units of the currency, for each period. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};

/** Prices are ours as they are now; the currency stays. */
const priceOf = async (ctx: DomainContext, currency: string, recurringMode: RecurringMode): Promise<number | null> => {
  const option = await ctx.db.pricingOption.findUnique({
    where: { currency_recurringMode: { currency, recurringMode } },
    select: { amount: true },
  });
  return option?.amount ?? null;
};

/** What changing to this plan would come to. Null where the viewer cannot, and for the plan that it is already. */
export async function previewPlan(
  ctx: DomainContext,
  subscription: Subscription,
  recurringMode: RecurringMode,
): Promise<PlanChange | null> {
  const { stripeSubscriptionId: subscriptionId, currency } = subscription;
  if (ctx.payment.mode === 'none' || subscriptionId === null) return null;
  if (!canChangePlan(ctx.viewer, subscription, ctx.now()) || subscription.recurringMode === recurringMode) return null;
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
  /** Of a preview: what it said is what is charged. */
  at?: Date | null;
  /** Of the same, where it said so: the price, in minor units. */
  amount?: number | null;
  /** Where the bank's page sends the browser back to: a path of ours. */
  returnPath: string;
};

/**
 * Changes how often a subscription is paid, at today's price. From monthly to yearly it happens now, and the card is charged
 * the year less what is left of the month; where its bank asks the cardholder, it happens once that is answered
 * (`confirmPayment`). From yearly to monthly it happens when the year is over. A cancellation is taken back by it. Where the
 * card is refused nothing changes; the plan that it is already changes nothing either.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Conflict, Unavailable.
 */
export async function changePlan(
  ctx: DomainContext,
  id: number,
  { recurringMode, at: asked, amount: shown, ...input }: ChangePlanInput,
): Promise<{ subscription: Subscription; redirectUrl: string | null }> {
  const now = ctx.now();
  const { subscription, redirectUrl = null } = await changeOwn(ctx, id, async (state) => {
    const { returnPath } = validated(returnSchema, input);
    const { subscriptionId, currency, currentPeriodStart } = state;
    if (state.recurringMode === recurringMode) return { state };
    if (state.status !== 'ACTIVE') throw new Conflict('Please pay what is open first, with another card.');
    const amount = await priceOf(ctx, currency, recurringMode);
    if (amount === null) throw InvalidInput.of('recurringMode', 'This subscription is not offered.');
    if (asked && !isRecent(asked, now, currentPeriodStart)) throw InvalidInput.of('at', outOfDate);
    if (shown != null && shown !== amount) throw InvalidInput.of('amount', outOfDate);
    const returnUrl = `${ctx.origin}${returnPath}`;
    const changed = await askProvider(ctx, () =>
      ctx.payment.changePlan({ subscriptionId, recurringMode, amount, at: asked ?? now, returnUrl }),
    );
    return changed ?? { state };
  });
  return { subscription, redirectUrl };
}

/** What was left of a period that is over is not taken off any more. The provider's clock may be ahead of ours. */
const isRecent = (at: Date, now: Date, periodStart: Date): boolean =>
  at >= periodStart && (at <= now || at <= periodStart) && at.getTime() >= now.getTime() - previewLasts;
