import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import { employerId, type Viewer } from '../account/viewer.ts';

/** While the provider tries a failed renewal again, the employer keeps access for three days. */
export const graceMs = 3 * 86_400_000;

/** Subscriptions that make their employer premium at `now`: paid or given until later, or in grace. */
export const isActive = (now: Date) =>
  ({
    OR: [
      { status: 'ACTIVE', currentPeriodEnd: { gt: now } },
      { status: 'PAST_DUE', currentPeriodEnd: { gt: new Date(now.getTime() - graceMs) } },
    ],
  }) satisfies Prisma.SubscriptionWhereInput;

type Standing = Pick<Subscription, 'status' | 'currentPeriodEnd'>;

/** The same rule for one subscription. */
export function isActiveNow({ status, currentPeriodEnd }: Standing, now: Date): boolean {
  if (status === 'ACTIVE') return currentPeriodEnd > now;
  return status === 'PAST_DUE' && currentPeriodEnd.getTime() > now.getTime() - graceMs;
}

/** When the access ends, or has ended, if nothing changes. */
export const accessEnd = ({ status, currentPeriodEnd }: Standing): Date =>
  status === 'PAST_DUE' ? new Date(currentPeriodEnd.getTime() + graceMs) : currentPeriodEnd;

/** An admin's gift; everything else is the payment provider's. */
export const isGift = ({ stripeSubscriptionId }: Pick<Subscription, 'stripeSubscriptionId'>): boolean =>
  stripeSubscriptionId === null;

/** The employer and admins. Who holds a share link of the employer's may pay for them, and sees nothing of it. */
export const canSeeSubscription = (viewer: Viewer, { employerId: owner }: Pick<Subscription, 'employerId'>): boolean =>
  viewer.kind === 'admin' || employerId(viewer) === owner;

type Changeable = Standing & Pick<Subscription, 'employerId' | 'stripeSubscriptionId' | 'cancelAtPeriodEnd'>;

/** The employer alone changes what they pay for, while it runs or is still collected for. */
export const canChangeCard = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  employerId(viewer) === subscription.employerId &&
  !isGift(subscription) &&
  (subscription.status === 'PAST_DUE' || isActiveNow(subscription, now));

export const canCancel = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && !subscription.cancelAtPeriodEnd;

export const canResume = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd;
