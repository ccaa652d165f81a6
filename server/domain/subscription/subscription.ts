import type { RecurringMode, Subscription } from '../../generated/prisma/client.ts';
import {
  PaymentConflict,
  PaymentDeclined,
  PaymentProviderUnavailable,
  type SubscribeRequest,
  type SubscriptionState,
} from '../../payment/payment.ts';
import { employerId } from '../account/viewer.ts';
import { type ChatReference, takeSeat } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, PaymentFailed, SignInRequired, Unavailable } from '../errors.ts';
import { validated } from '../validation.ts';
import { pricingFor } from './pricing.ts';
import { recordState } from './record.ts';
import { paymentFailed, subscribeSchema } from './subscription.input.ts';
import { isActive } from './subscription.policy.ts';

export type SubscribeInput = {
  recurringMode: RecurringMode;
  /** Decides the currency. */
  cityId: number | null;
  /** The chat that the subscription is bought for; lets the holder of its share link pay for its employer. */
  chat: ChatReference | null;
  paymentMethodId: string;
  /** One for each attempt: the same one again charges nothing new. */
  attemptKey: string;
  /** Where the bank's page sends the browser back to: a path of ours. */
  returnPath: string;
};

export type Subscribed = { subscription: Subscription; redirectUrl: string | null };

/** Whom a subscription would be for: the viewer, or the employer whose share link they hold. */
async function payingEmployer(ctx: DomainContext, chat: ChatReference | null): Promise<number> {
  const own = employerId(ctx.viewer);
  if (own !== null) return own;
  if (chat !== null) {
    const seat = await takeSeat(ctx, chat);
    if (seat.role === 'employer') return seat.userId;
  }
  if (ctx.viewer.kind === 'anonymous') throw new SignInRequired();
  throw new Forbidden('Only employers can subscribe.');
}

/**
 * Buys a subscription at the server's price. An employer has one at a time: who is subscribed already gets that one back
 * and nothing is charged.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Unavailable.
 */
export async function subscribe(ctx: DomainContext, input: SubscribeInput): Promise<Subscribed> {
  const employer = await payingEmployer(ctx, input.chat);
  const { paymentMethodId, attemptKey, returnPath } = validated(subscribeSchema, input);
  const option = (await pricingFor(ctx, input.cityId)).find(
    ({ recurringMode }) => recurringMode === input.recurringMode,
  );
  if (!option) throw InvalidInput.of('recurringMode', 'This subscription is not offered.');
  // One at a time for each employer: whoever comes second finds what the first has bought.
  return ctx.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${subscribeLock}::int, ${employer}::int)::text`;
      const active = await tx.subscription.findFirst({ where: { employerId: employer, ...isActive(ctx.now()) } });
      if (active) return { subscription: active, redirectUrl: null };
      const user = await tx.user.findUniqueOrThrow({
        where: { id: employer },
        select: { name: true, email: true, stripeCustomerId: true },
      });
      const charged = await charge(ctx, {
        employerId: employer,
        customerId: user.stripeCustomerId,
        name: user.name,
        email: user.email,
        paymentMethodId,
        amount: option.amount,
        currency: option.currency,
        recurringMode: option.recurringMode,
        idempotencyKey: `subscribe-${employer}-${attemptKey}`,
        returnUrl: `${ctx.origin}${returnPath}`,
      });
      const customerId = { stripeCustomerId: charged.state.customerId };
      await tx.user.update({ where: { id: employer }, data: customerId, select: { id: true } });
      return { subscription: await recordState(tx, charged.state, employer), redirectUrl: charged.redirectUrl };
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

/** Any number; the first half of the advisory lock's key. */
const subscribeLock = 4201;

async function charge(
  ctx: DomainContext,
  request: SubscribeRequest,
): Promise<{ state: SubscriptionState; redirectUrl: string | null }> {
  return askProvider(ctx, async () => {
    const { subscriptionId, redirectUrl } = await ctx.payment.subscribe(request);
    const state = await ctx.payment.readSubscription(subscriptionId);
    if (!state) throw new Error(`The payment provider has lost subscription ${subscriptionId}.`);
    return { state, redirectUrl: redirectUrl ?? null };
  });
}

/** Puts the provider's refusals into the marketplace's words. */
async function askProvider<Answer>(ctx: DomainContext, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const text = paymentFailed(ctx.supportEmail);
    if (error instanceof PaymentDeclined) throw new PaymentFailed(text, error.message);
    if (error instanceof PaymentConflict) throw new Conflict(text);
    if (error instanceof PaymentProviderUnavailable) {
      ctx.log.error({ err: error }, 'the payment provider does not answer');
      throw new Unavailable(text);
    }
    throw error;
  }
}

/**
 * How a payment ended whose cardholder was sent to the bank. Whoever holds the session's id was sent there.
 * @throws NotFound, PaymentFailed when the bank or the cardholder refused, Unavailable.
 */
export async function confirmPayment(
  ctx: DomainContext,
  sessionId: string,
): Promise<{ status: Subscription['status'] }> {
  const session = await askProvider(ctx, () => ctx.payment.findSession(sessionId));
  const employer = session?.subscription.employerId;
  if (!session || employer == null) throw new NotFound();
  const { status } = await ctx.db.$transaction((tx) => recordState(tx, session.subscription, employer));
  if (session.refusal) throw new PaymentFailed(paymentFailed(ctx.supportEmail), session.refusal.message);
  return { status };
}
