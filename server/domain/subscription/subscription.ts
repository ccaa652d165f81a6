import type { Subscription } from '../../generated/prisma/client.ts';
import type { PaymentSession } from '../../payment/payment.ts';
import { employerId } from '../account/viewer.ts';
import { type ChatReference, takeSeat } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { Forbidden, NotFound, PaymentFailed, SignInRequired } from '../errors.ts';
import { validated } from '../validation.ts';
import { announceSubscription } from './announce.ts';
import { askProvider } from './askProvider.ts';
import { type ChosenOption, chosenOption } from './pricing.ts';
import { recordState } from './record.ts';
import { paymentFailed, subscribeSchema } from './subscription.input.ts';
import { isActive } from './subscription.policy.ts';
import { takeUpRunning } from './takeUp.ts';
import { inEmployerTurn, inSubscriptionTurn, takeSubscriptionTurn } from './turn.ts';

export type SubscribeInput = ChosenOption & {
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
 * Buys a subscription at the server's price. An employer has one at a time: who is subscribed already gets that one back
 * and nothing is charged.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Conflict, Unavailable.
 */
export async function subscribe(ctx: DomainContext, input: SubscribeInput): Promise<Subscribed> {
  const employer = await payingEmployer(ctx, input.chat);
  const { paymentMethodId, attemptKey, returnPath } = validated(subscribeSchema, input);
  const option = await chosenOption(ctx, input);
  // Whoever comes second finds what the first has bought, or was given.
  const { isNew, ...subscribed } = await inEmployerTurn(ctx.db, employer, async (tx) => {
    const active = await tx.subscription.findFirst({ where: { employerId: employer, ...isActive(ctx.now()) } });
    if (active) return { subscription: active, isNew: false, redirectUrl: null };
    const user = await tx.user.findUnique({
      where: { id: employer, deletedAt: null },
      select: { name: true, email: true, stripeCustomerId: true },
    });
    if (!user) throw new NotFound();
    const idempotencyKey = `subscribe-${employer}-${attemptKey}`;
    const held = user.stripeCustomerId ?? (await keepCustomer(ctx, employer, { ...user, idempotencyKey }));
    const running = await takeUpRunning(ctx, tx, held, employer);
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
      }),
    );
    await takeSubscriptionTurn(tx, subscriptionId);
    const state = await askProvider(ctx, () => ctx.payment.readSubscription(subscriptionId));
    if (!state) throw new Error(`The payment provider has lost subscription ${subscriptionId}.`);
    const recorded = await recordState(ctx, tx, state, employer);
    // Last, because it holds the employer's row, which a webhook in its turn refers to. The provider may have lost the other one.
    if (customerId !== held) {
      await tx.user.update({ where: { id: employer }, data: { stripeCustomerId: customerId }, select: { id: true } });
    }
    return { ...recorded, redirectUrl: redirectUrl ?? null };
  });
  if (isNew) announceSubscription(ctx, subscribed.subscription);
  return subscribed;
}

/** Kept whatever becomes of the attempt: what it has paid for is found by the customer. */
async function keepCustomer(
  { db, ...ctx }: DomainContext,
  employerId: number,
  { name, email, idempotencyKey }: { name: string; email: string | null; idempotencyKey: string },
): Promise<string> {
  const { customerId } = await askProvider(ctx, () =>
    ctx.payment.createCustomer({ employerId, name, email, idempotencyKey }),
  );
  await db.user.update({ where: { id: employerId }, data: { stripeCustomerId: customerId }, select: { id: true } });
  return customerId;
}

/** `PENDING`: the bank has not decided yet. */
export type Confirmation = 'PAID' | 'CARD_CHANGED' | 'PLAN_CHANGED' | 'PENDING';

export type Confirmed = {
  status: Subscription['status'];
  outcome: Confirmation;
  /** Where the bank asks before what is overdue is paid with the other card. */
  redirectUrl: string | null;
};

/**
 * How a payment, or a change of card or plan, ended whose cardholder was sent to the bank or to the provider's page. Whoever holds the
 * session's id was sent there.
 * @throws NotFound, PaymentFailed when the bank or the cardholder refused, Unavailable.
 */
export async function confirmPayment(ctx: DomainContext, sessionId: string): Promise<Confirmed> {
  const found = await askProvider(ctx, () => ctx.payment.findSession(sessionId));
  const employer = found?.subscription.employerId;
  if (!found || employer == null) throw new NotFound();
  const { refused, redirectUrl, session, recorded } = await inSubscriptionTurn(
    ctx.db,
    found.subscription.subscriptionId,
    async (tx) => {
      const { refused, redirectUrl } = found.kind === 'card' ? await finishCardChange(ctx, sessionId) : nothingDone;
      const session = (await askProvider(ctx, () => ctx.payment.findSession(sessionId))) ?? found;
      // What the bank refused is not paid by anybody later.
      if (session.kind === 'plan' && session.refusal)
        await askProvider(ctx, () => ctx.payment.giveUpPlanChange(sessionId));
      return { refused, redirectUrl, session, recorded: await recordState(ctx, tx, session.subscription, employer) };
    },
  );
  if (recorded.isNew) announceSubscription(ctx, recorded.subscription);
  if (refused) throw refused;
  if (session.refusal) throw new PaymentFailed(paymentFailed(ctx.supportEmail), session.refusal.message);
  return { status: recorded.subscription.status, outcome: outcomeOf(session), redirectUrl };
}

function outcomeOf({ kind, isOpen }: PaymentSession): Confirmation {
  if (kind === 'card') return 'CARD_CHANGED';
  if (isOpen) return 'PENDING';
  return kind === 'plan' ? 'PLAN_CHANGED' : 'PAID';
}

const nothingDone = { refused: null, redirectUrl: null };

/** What the provider has done is recorded before anybody hears that the card was refused. */
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
