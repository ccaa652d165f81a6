import type { Subscription } from '../../../generated/prisma/client.ts';
import type { SubscriptionState } from '../../../payment/payment.ts';
import { isTaken, type ProviderDispute } from '../../../payment/payment.ts';
import { graceMs, isActiveNow, isGift, type Standing } from '../../accounts/access/paywall.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { employerId, type Viewer } from '../../core/viewer/viewer.ts';

/** The rule of `isActive` for a subscription as the provider has it. */
export const isActiveState = ({ subscriptionId, paidUntil, ...state }: SubscriptionState, now: Date): boolean =>
  isActiveNow({ ...state, stripeSubscriptionId: subscriptionId, currentPeriodEnd: paidUntil }, now);

/** When access ends, or has ended, if nothing changes. */
export const accessEnd = ({ status, currentPeriodEnd }: Standing): Date =>
  status === 'PAST_DUE' ? new Date(currentPeriodEnd.getTime() + graceMs) : currentPeriodEnd;

/** For the employer and admins. The holder of the employer's share link may pay but sees nothing. */
export const canSeeSubscription = (viewer: Viewer, { employerId: owner }: Pick<Subscription, 'employerId'>): boolean =>
  viewer.kind === 'admin' || employerId(viewer) === owner;

/** The viewer's own subscriptions as a condition; it matches none for viewers who are not employers. */
export const purchasesOf = (viewer: Viewer): { employerId: number } => ({ employerId: employerId(viewer) ?? 0 });

type Changeable = Standing & Pick<Subscription, 'employerId' | 'recurringMode'>;
type Disputable = Changeable & Pick<Subscription, 'disputedAt'>;

/** Only the employer may change it, while it runs or is overdue. A pass is paid once and ends by itself: nothing of it can be changed. */
export const canChangeCard = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  employerId(viewer) === subscription.employerId &&
  !isGift(subscription) &&
  subscription.recurringMode !== 'PASS' &&
  (subscription.status === 'PAST_DUE' || isActiveNow(subscription, now));

/** The bank wants the cardholder to confirm the renewal. */
export const canConfirmRenewal = (
  viewer: Viewer,
  subscription: Changeable & Pick<Subscription, 'awaitsConfirmation'>,
  now: Date,
): boolean =>
  canChangeCard(viewer, subscription, now) && subscription.status === 'PAST_DUE' && subscription.awaitsConfirmation;

/** The end (UTC) of the 14th day after the purchase, whose own day does not count. Renewals and changes of the plan begin no new days. */
export function withdrawalEnd({ createdAt }: Pick<Subscription, 'createdAt'>): Date {
  const end = new Date(createdAt);
  end.setUTCHours(15 * 24, 0, 0, 0);
  return end;
}

/** Only the employer, in the countries of the setting, while it runs and no payment of it is disputed. */
export const canWithdraw = (
  { viewer, withdrawalCountries, now }: Pick<Ctx, 'viewer' | 'withdrawalCountries' | 'now'>,
  subscription: Disputable & Pick<Subscription, 'country' | 'createdAt'>,
): boolean =>
  employerId(viewer) === subscription.employerId &&
  !isGift(subscription) &&
  subscription.country !== null &&
  withdrawalCountries.includes(subscription.country) &&
  subscription.status === 'ACTIVE' &&
  subscription.currentPeriodEnd > now() &&
  subscription.disputedAt === null &&
  now() < withdrawalEnd(subscription);

/** One that was cancelled while its renewal was under way, and is unpaid now, can still be ended. */
export const canCancel = (viewer: Viewer, subscription: Changeable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) && (!subscription.cancelAtPeriodEnd || subscription.status === 'PAST_DUE');

/** Not while a payment of it is disputed: nothing more is charged then. */
export const canResume = (viewer: Viewer, subscription: Disputable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) &&
  subscription.status === 'ACTIVE' &&
  subscription.cancelAtPeriodEnd &&
  subscription.disputedAt === null;

/**
 * An overdue amount has to be paid first, and so has a renewal, which takes about an hour. Not while a payment of it is disputed.
 */
export const canChangePlan = (viewer: Viewer, subscription: Disputable, now: Date): boolean =>
  canChangeCard(viewer, subscription, now) &&
  subscription.status === 'ACTIVE' &&
  subscription.currentPeriodEnd > now &&
  subscription.disputedAt === null;

/**
 * What a dispute does to the subscription whose payment it is about: the rule in docs/product/payment.md, section 7. `NO_RENEWAL`: what is paid
 * stays usable, and nothing more is charged. A won dispute and an inquiry change nothing; what they stopped, the employer resumes.
 */
export type Consequence = 'NONE' | 'NO_RENEWAL' | 'END';

export function consequenceOf(disputes: readonly Pick<ProviderDispute, 'inquiry' | 'state'>[]): Consequence {
  const taken = disputes.filter(isTaken);
  if (taken.some(({ state }) => state === 'LOST')) return 'END';
  return taken.length > 0 ? 'NO_RENEWAL' : 'NONE';
}

/** Whether it is over. */
export const isOver = ({ state }: Pick<ProviderDispute, 'state'>): boolean =>
  state === 'WON' || state === 'LOST' || state === 'CLOSED';
