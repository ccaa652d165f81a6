import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import type { PaymentSession } from '../../payment/payment.ts';
import { employerId } from '../account/viewer.ts';
import { spend } from '../budget/spend.ts';
import { type ChatReference, takeSeat } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, Forbidden, NotFound, PaymentFailed, SignInRequired } from '../errors.ts';
import { validated } from '../validation.ts';
import { write } from '../write/write.ts';
import { announceSubscription } from './announce.ts';
import { recordArrival } from './arrival.ts';
import { askProvider } from './askProvider.ts';
import { takeSubscriptionLock, withEmployerLock, withSubscriptionLock } from './lock.ts';
import { withOutcome } from './outcome.ts';
import { type ChosenOption, chosenOption } from './pricing.ts';
import { recordState } from './record.ts';
import { recordRunning } from './recordFromProvider.ts';
import { paymentFailed, subscribeSchema } from './subscription.input.ts';
import { isActive, isActiveState, isGift } from './subscription.policy.ts';

export type SubscribeInput = ChosenOption & {
  paymentMethodId: string;
  /** Idempotency key of the attempt: a repeated key is not charged again. */
  attemptKey: string;
  /** The path to which the bank's page returns the browser. */
  returnPath: string;
};

export type Subscribed = { subscription: Subscription; redirectUrl: string | null };

/** The employer of a purchase: the viewer, or the employer of the share link. */
export async function payingEmployer(ctx: DomainContext, chat: ChatReference | null): Promise<number> {
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
 * Buys a subscription at the server's price. An employer has one at a time: an existing one is returned, and nothing is
 * charged.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Conflict, Unavailable
 */
export async function subscribe(ctx: DomainContext, input: SubscribeInput): Promise<Subscribed> {
  const employer = await payingEmployer(ctx, input.chat);
  const { paymentMethodId, attemptKey, returnPath } = validated(subscribeSchema, input);
  const option = await chosenOption(ctx, employer, input);
  await spend(ctx, 'payments', { account: employer });
  // A concurrent request finds what the first one bought or was granted.
  const buy = async (tx: Prisma.TransactionClient) => {
    const active = await tx.subscription.findFirst({ where: { employerId: employer, ...isActive(ctx.now()) } });
    if (active) return { subscription: active, isNew: false, redirectUrl: null };
    const user = await tx.user.findUnique({
      where: { id: employer, deletedAt: null, bannedAt: null },
      select: { name: true, email: true, stripeCustomerId: true },
    });
    if (!user) throw new NotFound();
    const idempotencyKey = `subscribe-${employer}-${attemptKey}`;
    const held = user.stripeCustomerId ?? (await keepCustomer(ctx, employer, { ...user, idempotencyKey }));
    const running = await recordRunning(ctx, tx, held, employer);
    if (running) return { ...running, redirectUrl: null };
    const { subscriptionId, customerId, redirectUrl } = await askProvider(ctx, () =>
      ctx.payment.subscribe({
        employerId: employer,
        customerId: held,
        name: user.name,
        email: user.email,
        paymentMethodId,
        amount: option.amount,
        currency: option.currency,
        recurringMode: option.recurringMode,
        idempotencyKey,
        returnUrl: `${ctx.origin}${returnPath}`,
        isActive: (state) => isActiveState(state, ctx.now()),
      }),
    );
    await takeSubscriptionLock(tx, subscriptionId);
    const state = await askProvider(ctx, () => ctx.payment.readSubscription(subscriptionId));
    if (!state) throw new Error(`The payment provider has lost subscription ${subscriptionId}.`);
    const recorded = await recordState(ctx, tx, state, employer);
    // Last, because it locks the employer's row, which webhooks refer to. The old customer may be missing at the
    // provider.
    if (customerId !== held) {
      await tx.user.update({ where: { id: employer }, data: { stripeCustomerId: customerId }, select: { id: true } });
    }
    return { ...recorded, redirectUrl: redirectUrl ?? null };
  };
  const attempt = { employerId: employer, subscriptionId: null, isCharge: true };
  const { isNew, ...subscribed } = await withOutcome(ctx, attempt, () => withEmployerLock(ctx, employer, buy));
  if (isNew) announceSubscription(ctx, subscribed.subscription);
  samePlan(subscribed.subscription, option);
  return subscribed;
}

/**
 * The subscription that an employer already has, if it is the plan that was chosen; another one was chosen in another tab.
 * @throws Conflict
 */
export function samePlan(held: Subscription, { recurringMode }: Pick<ChosenOption, 'recurringMode'>): Subscription {
  if (isGift(held) || held.recurringMode === recurringMode) return held;
  const name = held.recurringMode === 'YEARLY' ? 'yearly' : 'monthly';
  throw new Conflict(
    `You already have the ${name} subscription, so nothing was charged. You can change it in your account.`,
  );
}

/** Stored whatever the result: payments are found by the customer. */
async function keepCustomer(
  { db, ...ctx }: DomainContext,
  employerId: number,
  { name, email, idempotencyKey }: { name: string; email: string | null; idempotencyKey: string },
): Promise<string> {
  const { customerId } = await askProvider(ctx, () =>
    ctx.payment.createCustomer({ employerId, name, email, idempotencyKey }),
  );
  await write({ db }, [employerId], (tx) =>
    tx.user.update({ where: { id: employerId }, data: { stripeCustomerId: customerId }, select: { id: true } }),
  );
  return customerId;
}

/** `PENDING`: the bank has not decided yet. */
export type Confirmation = 'PAID' | 'CARD_CHANGED' | 'PLAN_CHANGED' | 'PENDING';

export type Confirmed = {
  status: Subscription['status'];
  outcome: Confirmation;
  /** The bank's page to visit before the overdue amount is paid with the new card. */
  redirectUrl: string | null;
};

/**
 * The result of a payment or of a change of card or plan, after the bank's or the provider's page. Knowing the
 * session's id is proof of access.
 * @throws NotFound, PaymentFailed when the bank or the cardholder declined, Unavailable
 */
export async function confirmPayment(ctx: DomainContext, sessionId: string): Promise<Confirmed> {
  const found = await askProvider(ctx, () => ctx.payment.findSession(sessionId));
  if (found?.subscription.employerId == null) throw new NotFound();
  const { refused, redirectUrl, session, recorded } = await withSubscriptionLock(
    ctx,
    found.subscription.subscriptionId,
    async (tx) => {
      const { refused, redirectUrl } = found.kind === 'card' ? await finishCardChange(ctx, sessionId) : nothingDone;
      const session = (await askProvider(ctx, () => ctx.payment.findSession(sessionId))) ?? found;
      // A declined payment must not be completed later.
      if (session.kind === 'plan' && session.refusal)
        await askProvider(ctx, () => ctx.payment.giveUpPlanChange(sessionId));
      return {
        refused,
        redirectUrl,
        session,
        recorded: await askProvider(ctx, () => recordArrival(ctx, tx, session.subscription)),
      };
    },
  );
  if (!recorded) throw new NotFound();
  if (recorded.isNew) announceSubscription(ctx, recorded.subscription);
  if (refused) throw refused;
  if (session.refusal) throw new PaymentFailed(paymentFailed(ctx.supportEmail), session.refusal.message);
  const { status } = recorded.subscription;
  // The account was banned or deleted in the meantime.
  if (session.subscription.status === 'ACTIVE' && status === 'CANCELED') throw new PaymentFailed(givenBack, null);
  return { status, outcome: outcomeOf(session), redirectUrl };
}

function outcomeOf({ kind, isOpen }: PaymentSession): Confirmation {
  if (kind === 'card') return 'CARD_CHANGED';
  if (isOpen) return 'PENDING';
  return kind === 'plan' ? 'PLAN_CHANGED' : 'PAID';
}

const givenBack = 'This account can no longer subscribe. What you paid is refunded.';

const nothingDone = { refused: null, redirectUrl: null };

/** Records the provider's state before the declined card is reported. */
async function finishCardChange(
  ctx: DomainContext,
  sessionId: string,
): Promise<{ refused: PaymentFailed | null; redirectUrl: string | null }> {
  try {
    const changed = await askProvider(ctx, () => ctx.payment.finishCardChange(sessionId));
    return { refused: null, redirectUrl: changed?.redirectUrl ?? null };
  } catch (error) {
    if (error instanceof PaymentFailed) return { refused: error, redirectUrl: null };
    throw error;
  }
}
