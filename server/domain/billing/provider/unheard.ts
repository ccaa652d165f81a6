import type { Prisma } from '../../../generated/prisma/client.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { questionsAbout } from './atProvider.ts';

/** Messages of the provider may never arrive. It is asked about what should have changed by now. */

/** A renewal is charged an hour after it begins. */
const renewalTakesMs = 2 * 3_600_000;

/** How long the bank's page is usually open. */
const attemptTakesMs = 3_600_000;

/** What has not changed for so long does not change any more. */
const askedForMs = 60 * 86_400_000;

/** Maximum number of employers in a run. */
const most = 500;

/**
 * Queues questions about subscriptions that should have been renewed, that are unpaid, or whose first payment is under way. Called
 * every hour by any number of processes.
 */
export async function askAboutUnheard(services: BillingServices): Promise<void> {
  const { db, queue, now, payment } = services;
  if (payment.mode === 'none') return;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const due: Prisma.SubscriptionWhereInput = {
    stripeSubscriptionId: { not: null },
    OR: [
      { status: 'ACTIVE', currentPeriodEnd: { lt: before(renewalTakesMs), gt: before(askedForMs) } },
      { status: 'PAST_DUE', currentPeriodEnd: { gt: before(askedForMs) } },
      { status: 'INCOMPLETE', createdAt: { lt: before(attemptTakesMs), gt: before(askedForMs) } },
    ],
  };
  const rows = await db.subscription.findMany({
    where: due,
    select: { employerId: true },
    distinct: 'employerId',
    orderBy: { currentPeriodEnd: 'desc' },
    take: most,
  });
  const employerIds = rows.map(({ employerId }) => employerId);
  await write({ db }, [], async (tx) => {
    for (const [key, question] of questionsAbout({ employerIds }, now())) {
      await queue.add(tx, 'payment-outcome', question, { key });
    }
  });
}
