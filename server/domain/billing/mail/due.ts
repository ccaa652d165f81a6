import type { Prisma } from '../../../generated/prisma/client.ts';
import { graceMs } from '../../accounts/access/premium.policy.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { noteMail } from '../state/note.ts';

/** How long before a yearly renewal its employer is reminded, so that there is time to cancel. */
export const reminderMs = 14 * 86_400_000;

/** How far back expirations are considered. Shorter than the shortest period, so that there is at most one per period. */
const lapsedMs = 25 * 86_400_000;

/** Maximum number per run; the rest follow a minute later. */
const most = 500;

/** Queues mails that become due by time alone: an upcoming renewal and the end of the grace period. */
export async function noteDueMails(services: BillingServices): Promise<void> {
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

/** Subscriptions whose period ends in the time span and that have no such mail yet. */
async function note(
  services: BillingServices,
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
    await write(services, [], (tx) => noteMail(services, tx, subscription, kind));
  }
}
