import { z } from 'zod';
import type { Services } from '../context.ts';
import { announceSubscription } from '../subscription/announce.ts';
import { cancelAtPeriodEnd } from '../subscription/change.ts';

/** The content of a job: one ban of one person. */
const banJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/**
 * Cancels the paid subscriptions of banned employers at the end of their period. A job of the queue, because the payment
 * provider may not respond: it is asked again until it does. Called every few seconds by any number of processes.
 */
export async function cancelBannedSubscriptions(services: Services): Promise<void> {
  await services.queue.work('ban-subscription', ({ data }) => cancelAll(services, data));
}

async function cancelAll(services: Services, data: unknown): Promise<void> {
  const { userId, bannedAt } = banJobSchema.parse(data);
  // Read again: after a ban that was lifted in the meantime, nothing is cancelled.
  const paid = await services.db.subscription.findMany({
    where: {
      employer: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
      status: { not: 'CANCELED' },
      stripeSubscriptionId: { not: null },
    },
  });
  for (const subscription of paid) {
    const { isNew } = await cancelAtPeriodEnd(services, subscription);
    if (isNew) announceSubscription(services, subscription);
  }
}
