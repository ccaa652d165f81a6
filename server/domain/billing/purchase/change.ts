import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import type { SubscriptionState } from '../../../payment/payment.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { type FailureType, type Verb, verb } from '../../core/viewer/verb.ts';
import { requireEmployerOrGuest, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { changeCardSchema, returnSchema } from '../provider/subscription.input.ts';
import { endingPass, withoutLeftovers } from '../state/arrival.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { type Recorded, recordState } from '../state/record.ts';
import { cardFailures, changeFailures } from './failures.ts';

/** Changes that an employer makes to a subscription: first at the provider, then in our record. */

const requireOwner = (viewer: Viewer): { id: number } =>
  requireEmployerOrGuest(viewer, 'Only the employer can change this subscription.');

/** A verb of employers and guests on a subscription of their own. */
export const ownVerb = <Args extends unknown[], Result>(
  failures: readonly FailureType[],
  run: (ctx: Ctx, ...args: Args) => Promise<Result>,
): Verb<Ctx, Args, Result> =>
  verb('BILLING', requireOwner, failures, (ctx: Ctx, _owner, ...args: Args) => run(ctx, ...args));

/** Cancels a subscription at the end of the paid period; an overdue one ends now. Idempotent. */
export const cancelSubscription = ownVerb(changeFailures, async (ctx: Ctx, id: number): Promise<Subscription> => {
  const { subscription } = await changeOwn(ctx, id, async (state) => ({ state: await cancelled(ctx, state) }));
  return subscription;
});

/** The state after a cancellation at the end of the paid period, or now for an overdue one. */
async function cancelled(services: Services, state: SubscriptionState): Promise<SubscriptionState> {
  const { subscriptionId, status, cancelAtPeriodEnd } = state;
  if (status === 'ACTIVE' && cancelAtPeriodEnd) return state;
  if (status === 'PAST_DUE') {
    const ended = await askProvider(services, () => services.payment.endUnpaid(subscriptionId));
    // If it was paid just now, it ends with the paid period.
    if (ended?.status !== 'ACTIVE') return ended ?? state;
  }
  const canceled = await askProvider(services, () =>
    services.payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true }),
  );
  return canceled ?? state;
}

/** Undoes a cancellation before it takes effect. Idempotent. */
export const resumeSubscription = ownVerb(changeFailures, async (ctx: Ctx, id: number): Promise<Subscription> => {
  const { subscription } = await changeOwn(ctx, id, async (state, tx) => {
    const { subscriptionId, cancelAtPeriodEnd } = state;
    if (!cancelAtPeriodEnd) return { state };
    await requireNoOther(tx, id, ctx.now());
    await requireUndisputed(tx, id);
    const resumed = await askProvider(ctx, () => ctx.payment.setCancelAtPeriodEnd({ subscriptionId, cancel: false }));
    return { state: resumed ?? state };
  });
  return subscription;
});

export type ChangeCardInput = {
  paymentMethodId: string;
  /** The path to which the bank's page returns the browser. */
  returnPath: string;
};

/** Changes the card. An overdue amount is charged to the new card at once. A declined card changes nothing. */
export const changeCard = ownVerb(
  cardFailures,
  async (
    ctx: Ctx,
    id: number,
    input: ChangeCardInput,
  ): Promise<{ subscription: Subscription; redirectUrl: string | null }> => {
    const { subscription, redirectUrl = null } = await changeOwn(
      ctx,
      id,
      async (state) => {
        const { paymentMethodId, returnPath } = validated(changeCardSchema, input);
        await spend(ctx, 'payments');
        const { subscriptionId } = state;
        const returnUrl = `${ctx.origin}${returnPath}`;
        const changed = await askProvider(ctx, () =>
          ctx.payment.changeCard({ subscriptionId, paymentMethodId, returnUrl }),
        );
        return changed ?? { state };
      },
      isOverdue,
    );
    return { subscription, redirectUrl };
  },
);

/**
 * Opens the bank's page on which the cardholder confirms an overdue renewal with the same card. The result arrives with the
 * employer's return (`confirmPayment`) or by webhook.
 * @throws Conflict if no confirmation is asked for
 */
export const confirmRenewal = ownVerb(
  cardFailures,
  async (ctx: Ctx, id: number, input: { returnPath: string }): Promise<{ redirectUrl: string }> => {
    const { redirectUrl } = await changeOwn(
      ctx,
      id,
      async (state) => {
        const { returnPath } = validated(returnSchema, input);
        await spend(ctx, 'payments');
        const { subscriptionId } = state;
        const returnUrl = `${ctx.origin}${returnPath}`;
        const asked = await askProvider(ctx, () => ctx.payment.confirmRenewal({ subscriptionId, returnUrl }));
        return asked ?? { state };
      },
      isOverdue,
    );
    if (redirectUrl == null) throw new Conflict('There is no payment to confirm.');
    return { redirectUrl };
  },
);

const isOverdue = ({ status }: Subscription): boolean => status === 'PAST_DUE';

/** The subscription with this id, if it is the viewer's own. */
export async function ownSubscription(ctx: Ctx, id: number): Promise<Subscription> {
  const { id: employerId } = requireOwner(ctx.viewer);
  const subscription = await ctx.db.subscription.findFirst({ where: { id, employerId } });
  if (!subscription) throw new NotFound();
  return subscription;
}

type Changed = { state: SubscriptionState; redirectUrl?: string | null };

/**
 * Changes a running subscription under its lock and the employer's, based on the provider's current state. That state is recorded even if the
 * change fails.
 * @param isCharge whether the change is to charge the card
 */
export async function changeOwn(
  ctx: Ctx,
  id: number,
  make: (state: SubscriptionState, tx: Prisma.TransactionClient) => Promise<Changed>,
  isCharge: (own: Subscription) => boolean = () => false,
): Promise<Recorded & { redirectUrl?: string | null }> {
  const own = await ownSubscription(ctx, id);
  const { stripeSubscriptionId: providerId } = own;
  if (providerId === null) throw new Conflict('This subscription is a gift and ends automatically.');
  // After a deadlock only the record is made again: the change itself would find what it has changed.
  let made: Changed | undefined;
  // A change may go on with what was cancelled: the employer's lock keeps out another purchase.
  const change = async (tx: Prisma.TransactionClient) => {
    await takeSubscriptionLock(tx, providerId);
    const state = await askProvider(ctx, () => ctx.payment.readSubscription(providerId));
    if (!state) throw new Conflict('The payment provider no longer knows this subscription.');
    const conflict = made ? null : refusal(state, ctx.now());
    if (made) made = { ...made, state };
    else if (conflict === null) made = await make(state, tx);
    const latest = made?.state ?? state;
    const current = await askProvider(ctx, async () => endingPass(ctx, await withoutLeftovers(ctx, latest)));
    const recorded = await recordState(ctx, tx, current, own.employerId);
    return { ...recorded, redirectUrl: made?.redirectUrl ?? null, conflict };
  };
  const { employerId } = own;
  const attempt = { employerIds: [employerId], charge: isCharge(own) ? 'CHANGE' : null } as const;
  const { conflict, ...changed } = await atProvider(ctx, attempt, () => withEmployerLock(ctx, employerId, change));
  if (changed.isNew) announceSubscription(ctx, own);
  if (conflict !== null) throw new Conflict(conflict);
  return changed;
}

/**
 * An employer pays for one subscription: after two guests became one account, the cancelled one cannot go on beside the other.
 * Call it under the employer's lock, before a cancellation is undone.
 * @throws Conflict
 */
export async function requireNoOther(tx: Prisma.TransactionClient, id: number, now: Date): Promise<void> {
  const { employerId } = await tx.subscription.findUniqueOrThrow({ where: { id }, select: { employerId: true } });
  if (await hasOther(tx, { id, employerId }, now)) throw new Conflict('You already have another subscription.');
}

/**
 * Nothing more is charged while a payment of it is disputed. Call it under the subscription's lock.
 * @throws Conflict
 */
export async function requireUndisputed(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const { disputedAt } = await tx.subscription.findUniqueOrThrow({ where: { id }, select: { disputedAt: true } });
  if (disputedAt !== null) throw new Conflict('A payment of this subscription is disputed at the bank.');
}

/** Whether the employer has another subscription that is renewed. */
export async function hasOther(
  db: Pick<Prisma.TransactionClient, 'subscription'>,
  { id, employerId }: Pick<Subscription, 'id' | 'employerId'>,
  now: Date,
): Promise<boolean> {
  const other = await db.subscription.findFirst({
    where: { AND: [{ employerId, id: { not: id }, cancelAtPeriodEnd: false }, isActive(now)] },
    select: { id: true },
  });
  return other !== null;
}

function refusal({ status, recurringMode, cancelAtPeriodEnd, paidUntil }: SubscriptionState, now: Date): string | null {
  // The provider may end it late. Undoing the cancellation then could give an employer two subscriptions.
  const isOver = status === 'ACTIVE' && cancelAtPeriodEnd && paidUntil <= now;
  if (status === 'CANCELED' || isOver) return 'This subscription has ended.';
  if (recurringMode === 'PASS') return 'A pass ends by itself and is not renewed, so there is nothing to change.';
  return status === 'INCOMPLETE' ? 'This subscription has not started yet.' : null;
}
