import { z } from 'zod';
import type { Services } from '../context.ts';
import { announceSubscription } from '../subscription/announce.ts';
import { recordArrival } from '../subscription/arrival.ts';
import { askProviderOutsidePayment } from '../subscription/askProvider.ts';
import { takeSubscriptionLock, withEmployerLock } from '../subscription/lock.ts';
import type { Recorded } from '../subscription/record.ts';

/** The content of a job: one ban of one person. */
const banJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/**
 * Cancels the paid subscriptions of banned employers at the end of their period, and ends what is being paid: payment pages close, and
 * payments that wait for the bank are given up. A job of the queue, because the payment provider may not respond: it is asked again until
 * it does. Called every few seconds by any number of processes.
 */
export async function cancelBannedSubscriptions(services: Services): Promise<void> {
  await services.queue.work('ban-subscription', ({ data }) => cancelAll(services, data));
}

async function cancelAll(services: Services, data: unknown): Promise<void> {
  const { userId, bannedAt } = banJobSchema.parse(data);
  const { payment } = services;
  const recorded = await withEmployerLock(services, userId, async (tx) => {
    // Read again: after a ban that was lifted in the meantime, nothing is cancelled.
    const banned = await tx.user.findFirst({
      where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
      select: {
        stripeCustomerId: true,
        subscriptions: {
          where: { status: { not: 'CANCELED' }, stripeSubscriptionId: { not: null } },
          select: { stripeSubscriptionId: true },
        },
      },
    });
    if (!banned || payment.mode === 'none') return [];
    const { stripeCustomerId, subscriptions } = banned;
    const ask = <Answer>(call: () => Promise<Answer>) => askProviderOutsidePayment(services, call);
    const begun = stripeCustomerId === null ? [] : await ask(() => payment.abandonAttempts(stripeCustomerId));
    const ids = new Set([
      ...begun.map(({ subscriptionId }) => subscriptionId),
      ...subscriptions.flatMap(({ stripeSubscriptionId }) => stripeSubscriptionId ?? []),
    ]);
    const all: Recorded[] = [];
    for (const id of ids) {
      await takeSubscriptionLock(tx, id);
      const state = await ask(() => payment.readSubscription(id));
      const one = state && (await ask(() => recordArrival(services, tx, state)));
      if (one) all.push(one);
    }
    return all;
  });
  for (const { subscription, isNew } of recorded) if (isNew) announceSubscription(services, subscription);
}
