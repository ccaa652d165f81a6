import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import { employerId, type Viewer } from '../account/viewer.ts';

/**
 * How long a subscription that is to be renewed makes its employer premium beyond what is paid: while the renewal is under way,
 * late to be heard of, or refused and tried again. One that ends, because it was cancelled or given, ends with its period.
 */
export const graceMs = 3 * 86_400_000;

/** Subscriptions that make their employer premium at `now`: paid or given until later, or in grace. */
export const isActive = (now: Date) =>
  ({
    status: { in: ['ACTIVE', 'PAST_DUE'] },
    OR: [
      { status: 'ACTIVE', currentPeriodEnd: { gt: now } },
      {
        stripeSubscriptionId: { not: null },
        cancelAtPeriodEnd: false,
        currentPeriodEnd: { gt: new Date(now.getTime() - graceMs) },
      },
    ],
  }) satisfies Prisma.SubscriptionWhereInput;

type Standing = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'stripeSubscriptionId' | 'cancelAtPeriodEnd'>;

/** The rule of `isActive` for one subscription. */
export function isActiveNow(subscription: Standing, now: Date): boolean {
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return false;
  const isRenewed = !isGift(subscription) && !cancelAtPeriodEnd;
  if (isRenewed) return currentPeriodEnd.getTime() + graceMs > now.getTime();
  return status === 'ACTIVE' && currentPeriodEnd > now;
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

type Changeable = Standing & Pick<Subscription, 'employerId'>;

/** The employer alone changes what they pay for, while it runs or is still collected for. */
export const canChangeCard = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  employerId(viewer) === subscription.employerId &&
  !isGift(subscription) &&
  (subscription.status === 'PAST_DUE' || isActiveNow(subscription, now));

export const canCancel = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && !subscription.cancelAtPeriodEnd;

export const canResume = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd;

/** One that is overdue is paid first. */
export const canChangePlan = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && subscription.status === 'ACTIVE';
