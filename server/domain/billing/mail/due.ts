import type { Prisma, SubscriptionMailKind } from '../../../generated/prisma/client.ts';
import { graceMs } from '../../accounts/access/premium.policy.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { noteMail } from '../state/note.ts';
import { expiringCards } from './cardExpiry.ts';

/** How long before a renewal or the end of a gift its employer is told, so that there is time to decide. */
export const reminderMs = 7 * 86_400_000;

/** How far back expirations are considered. Shorter than the shortest period, so that there is at most one per period. */
const lapsedMs = 25 * 86_400_000;

/** Maximum number per run; the rest follow a minute later. */
const most = 500;

type Where = Prisma.SubscriptionWhereInput;
type Span = { gt: Date; lte?: Date };

/** Queues mails that become due by time alone. */
export async function noteDueMails(services: BillingServices): Promise<void> {
  const now = services.now();
  const at = now.getTime();
  const running = { status: 'ACTIVE', currentPeriodEnd: { gt: now } } as const;
  const renewed = { ...running, cancelAtPeriodEnd: false, stripeSubscriptionId: { not: null } };
  const near = { gt: now, lte: new Date(at + reminderMs) };
  const over = { gt: new Date(at - graceMs - lapsedMs), lte: new Date(at - graceMs) };
  await note(services, 'RENEWAL', near, { ...renewed, OR: announced });
  await note(services, 'CARD_EXPIRES', { gt: now }, { ...renewed, ...expiringCards(now) });
  await note(services, 'GIFT_ENDS', near, { ...running, grantedById: { not: null } });
  await note(services, 'LAPSED', over, { status: 'PAST_DUE' });
}

/** The renewals that are announced: of a year always, of a month by the employer's choice. */
const announced: Where[] = [
  { recurringMode: 'YEARLY' },
  { recurringMode: 'MONTHLY', employer: { renewalReminders: true } },
];

/** Subscriptions whose period ends in the time span and that have no such mail yet. */
async function note(services: BillingServices, kind: SubscriptionMailKind, span: Span, where: Where): Promise<void> {
  const due = await services.db.subscription.findMany({
    where: { AND: [where, { currentPeriodEnd: span, mails: { none: { kind, periodEnd: span } } }] },
    orderBy: { currentPeriodEnd: 'asc' },
    take: most,
  });
  for (const subscription of due) {
    await write(services, [], (tx) => noteMail(services, tx, subscription, kind));
  }
}
