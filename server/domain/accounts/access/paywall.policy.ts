import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { employerId, type Viewer } from '../../core/viewer/viewer.ts';

/**
 * The paywall: who reads the free text that an employer gives with a contact. Until the employer has an active subscription,
 * the job seeker learns that there is a request, its job and city, and whether it is part-time or full-time
 * (docs/decisions/0057). GraphQL, REST, chats, chat events and mails all ask here.
 */

/** `subscribed` and `unsubscribed` are everyone else, told apart by what the employer of the text has paid for. */
export type TextReader = 'employer' | 'admin' | 'subscribed' | 'unsubscribed';

const readableBy = {
  name: ['employer', 'admin', 'subscribed'],
  description: ['employer', 'admin', 'subscribed'],
  company: ['employer', 'admin'],
  email: ['employer', 'admin'],
  whatsApp: ['employer', 'admin'],
} as const satisfies Record<string, readonly TextReader[]>;

export type ContactText = keyof typeof readableBy;

export const isContactText = (text: string): text is ContactText => Object.hasOwn(readableBy, text);

export function canReadText(reader: TextReader, text: ContactText): boolean {
  const readers: readonly TextReader[] = readableBy[text];
  return readers.includes(reader);
}

/**
 * The role in which the viewer reads what this employer has written.
 * @param as the employer that the viewer acts as; the holder of a share link acts as one.
 */
export function textReader(
  { viewer, isPremium }: Pick<Ctx, 'viewer' | 'isPremium'>,
  employer: number,
  as: number | null = employerId(viewer),
): TextReader | Promise<TextReader> {
  const known = knownReader(viewer, employer, as);
  return known ?? isPremium(employer).then((premium) => (premium ? 'subscribed' : 'unsubscribed'));
}

function knownReader(viewer: Viewer, employer: number, as: number | null): 'admin' | 'employer' | null {
  if (viewer.kind === 'admin') return 'admin';
  return as === employer ? 'employer' : null;
}

/**
 * The grace period after the paid period of a subscription that is to be renewed: while the renewal is under way, its
 * webhook is late, or it was declined and is retried. A cancelled subscription or a gift ends with its period.
 */
export const graceMs = 3 * dayMs;

/** Subscriptions that are active at `now`: paid or granted, or in the grace period. */
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

/** What decides whether a subscription is active. */
export type Standing = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'stripeSubscriptionId' | 'cancelAtPeriodEnd'>;

/** The rule of `isActive` for a single subscription. */
export function isActiveNow(subscription: Standing, now: Date): boolean {
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return false;
  const isRenewed = !isGift(subscription) && !cancelAtPeriodEnd;
  if (isRenewed) return currentPeriodEnd.getTime() + graceMs > now.getTime();
  return status === 'ACTIVE' && currentPeriodEnd > now;
}

/** Whether it was granted by an admin; all others are managed by the payment provider. */
export const isGift = ({ stripeSubscriptionId }: Pick<Subscription, 'stripeSubscriptionId'>): boolean =>
  stripeSubscriptionId === null;
