import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { graceMs } from '../subscription/subscription.policy.ts';
import { noteMail } from './note.ts';

/** So long before a yearly renewal its employer is reminded: time enough to think about it, and to cancel. */
export const reminderMs = 14 * 86_400_000;

/** What has lapsed longer ago was told long ago. Less than the shortest period: of what is told within it, each period has one. */
const lapsedMs = 25 * 86_400_000;

/** In one go; the others come with the next one, a minute later. */
const most = 500;

/** Notes what becomes due by the time alone: a renewal that is near, and grace that is over. */
export async function noteDueMails(services: Services): Promise<void> {
  const at = services.now().getTime();
  const renewal = {
    status: 'ACTIVE',
    recurringMode: 'YEARLY',
    cancelAtPeriodEnd: false,
    stripeSubscriptionId: { not: null },
  } as const satisfies Prisma.SubscriptionWhereInput;
  const near = { gt: new Date(at), lte: new Date(at + reminderMs) };
  const over = { gt: new Date(at - graceMs - lapsedMs), lte: new Date(at - graceMs) };
  await note(services, 'RENEWAL', renewal, near);
  await note(services, 'LAPSED', { status: 'PAST_DUE' }, over);
}

/** Of the subscriptions whose period ends in the span, those of which nothing was told yet. */
async function note(
  services: Services,
  kind: 'RENEWAL' | 'LAPSED',
  where: Prisma.SubscriptionWhereInput,
  span: { gt: Date; lte: Date },
): Promise<void> {
  const due = await services.db.subscription.findMany({
    where: { ...where, currentPeriodEnd: span, mails: { none: { kind, periodEnd: span } } },
    orderBy: { currentPeriodEnd: 'asc' },
    take: most,
  });
  for (const subscription of due) {
    await services.db.$transaction((tx) => noteMail(services, tx, subscription, kind));
  }
}
