import type { Subscription } from '../../generated/prisma/client.ts';
import type { SubscriptionState } from '../../payment/payment.ts';
import { employerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, Forbidden, NotFound, SignInRequired } from '../errors.ts';
import { validated } from '../validation.ts';
import { announceSubscription } from './announce.ts';
import { askProvider, askQuietly } from './askProvider.ts';
import { type Recorded, recordState } from './record.ts';
import { changeCardSchema } from './subscription.input.ts';
import { inSubscriptionTurn } from './turn.ts';

/** What an employer changes in the subscription that they pay for: at the provider first, then in our record. */

/**
 * Ends a subscription with the period that is paid; one that is overdue has none, and ends now. Again, nothing changes.
 * @throws SignInRequired, Forbidden, NotFound, Conflict, Unavailable.
 */
export async function cancelSubscription(ctx: DomainContext, id: number): Promise<Subscription> {
  const { subscription } = await changeOwn(ctx, id, async (state) => {
    const { subscriptionId, status, cancelAtPeriodEnd } = state;
    if (status === 'ACTIVE' && cancelAtPeriodEnd) return { state };
    if (status === 'PAST_DUE') {
      const ended = await askQuietly(ctx, () => ctx.payment.endUnpaid(subscriptionId));
      // One that was paid just now ends with what was paid.
      if (ended?.status !== 'ACTIVE') return { state: ended ?? state };
    }
    const canceled = await askQuietly(ctx, () => ctx.payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true }));
    return { state: canceled ?? state };
  });
  return subscription;
}

/**
 * Takes a cancellation back before it takes effect. Again, nothing changes.
 * @throws SignInRequired, Forbidden, NotFound, Conflict, Unavailable.
 */
export async function resumeSubscription(ctx: DomainContext, id: number): Promise<Subscription> {
  const { subscription } = await changeOwn(ctx, id, async (state) => {
    const { subscriptionId, cancelAtPeriodEnd } = state;
    if (!cancelAtPeriodEnd) return { state };
    const resumed = await askQuietly(ctx, () => ctx.payment.setCancelAtPeriodEnd({ subscriptionId, cancel: false }));
    return { state: resumed ?? state };
  });
  return subscription;
}

export type ChangeCardInput = {
  paymentMethodId: string;
  /** Where the bank's page sends the browser back to: a path of ours. */
  returnPath: string;
};

/**
 * Charges another card from now on, and at once for what is overdue. A card that is refused changes nothing.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Conflict, Unavailable.
 */
export async function changeCard(
  ctx: DomainContext,
  id: number,
  input: ChangeCardInput,
): Promise<{ subscription: Subscription; redirectUrl: string | null }> {
  const { subscription, redirectUrl = null } = await changeOwn(ctx, id, async (state) => {
    const { paymentMethodId, returnPath } = validated(changeCardSchema, input);
    const { subscriptionId } = state;
    const returnUrl = `${ctx.origin}${returnPath}`;
    const changed = await askProvider(ctx, () =>
      ctx.payment.changeCard({ subscriptionId, paymentMethodId, returnUrl }),
    );
    return changed ?? { state };
  });
  return { subscription, redirectUrl };
}

/** The subscription with this id, if it is the viewer's own. */
async function ownSubscription(ctx: DomainContext, id: number): Promise<Subscription> {
  const employer = employerId(ctx.viewer);
  if (employer === null) {
    throw ctx.viewer.kind === 'anonymous' ? new SignInRequired() : new Forbidden('Only its employer may change it.');
  }
  const subscription = await ctx.db.subscription.findFirst({ where: { id, employerId: employer } });
  if (!subscription) throw new NotFound();
  return subscription;
}

type Changed = { state: SubscriptionState; redirectUrl?: string | null };

/**
 * Changes a running subscription in its turn: what is decided, is decided on what the provider says just then. What it says
 * is recorded in any case.
 */
export async function changeOwn(
  ctx: DomainContext,
  id: number,
  make: (state: SubscriptionState) => Promise<Changed>,
): Promise<Recorded & { redirectUrl?: string | null }> {
  const own = await ownSubscription(ctx, id);
  const { stripeSubscriptionId: providerId } = own;
  if (providerId === null) throw new Conflict('This subscription is a gift. It ends by itself.');
  const { conflict, ...changed } = await inSubscriptionTurn(ctx.db, providerId, async (tx) => {
    const state = await askQuietly(ctx, () => ctx.payment.readSubscription(providerId));
    if (!state) throw new Conflict('The payment provider does not know this subscription any more.');
    const conflict = refusal(state, ctx.now());
    const made: Changed = conflict === null ? await make(state) : { state };
    const recorded = await recordState(ctx, tx, made.state, own.employerId);
    return { ...recorded, redirectUrl: made.redirectUrl ?? null, conflict };
  });
  if (changed.isNew) announceSubscription(ctx, own);
  if (conflict !== null) throw new Conflict(conflict);
  return changed;
}

function refusal({ status, cancelAtPeriodEnd, paidUntil }: SubscriptionState, now: Date): string | null {
  // The provider may be late in ending it; whoever subscribes anew has two if it is taken back then.
  const isOver = status === 'ACTIVE' && cancelAtPeriodEnd && paidUntil <= now;
  if (status === 'CANCELED' || isOver) return 'This subscription has ended.';
  return status === 'INCOMPLETE' ? 'This subscription has not begun.' : null;
}
