import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { graceMs } from '../subscription/subscription.policy.ts';
import { noteMail } from './note.ts';

/** So long before a yearly renewal its employer is reminded: time enough to think about it, and to cancel. */
export const reminderMs = 14 * 86_400_000;

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
    currentPeriodEnd: { gt: new Date(at), lte: new Date(at + reminderMs) },
  } as const satisfies Prisma.SubscriptionWhereInput;
  const lapsed = {
    status: 'PAST_DUE',
    currentPeriodEnd: { lte: new Date(at - graceMs) },
  } as const satisfies Prisma.SubscriptionWhereInput;
  await note(services, renewal, 'RENEWAL');
  await note(services, lapsed, 'LAPSED');
}

async function note(
  services: Services,
  where: Prisma.SubscriptionWhereInput,
  kind: 'RENEWAL' | 'LAPSED',
): Promise<void> {
  // A period has one of each kind, and periods of one subscription lie further apart than either is due.
  const since = new Date(services.now().getTime() - 60 * 86_400_000);
  const due = await services.db.subscription.findMany({
    where: { ...where, mails: { none: { kind, periodEnd: { gt: since } } } },
    orderBy: { currentPeriodEnd: 'asc' },
    take: most,
  });
  for (const subscription of due) {
    await services.db.$transaction((tx) => noteMail(services, tx, subscription, kind));
  }
}
