import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { inExchange } from '../../../payment/exchange.ts';
import { withEmployerLock } from '../../billing/provider/lock.ts';
import { settleAttempts } from '../../billing/state/arrival.ts';
import { announceSubscription } from '../../billing/state/paymentEvent.ts';
import type { Services } from '../../core/context.ts';

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
  const cancel = async (tx: Prisma.TransactionClient) => {
    // Read again: after a ban that was lifted in the meantime, nothing is cancelled.
    const banned = await tx.user.findFirst({
      where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
      select: { id: true },
    });
    return banned ? settleAttempts(services, tx, userId) : [];
  };
  const recorded = await inExchange(() => withEmployerLock(services, userId, cancel));
  for (const { subscription, isNew } of recorded) if (isNew) announceSubscription(services, subscription);
}
