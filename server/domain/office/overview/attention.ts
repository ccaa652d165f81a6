import type { BillingContext } from '../../billing/context.ts';
import { countUnreadChats } from '../../chat/seat/lists.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { dayMs } from '../../people/view/days.ts';
import { failedMails } from '../email/failed.ts';
import { waitingReviews } from '../review/queue.ts';
import { countUnanswered } from './attention.sql.ts';

/** The largest number that is counted. */
export const attentionLimit = 100;

export type Attention = {
  unansweredRequests: number;
  unreadChats: number;
  profilesToReview: number;
  offersToReview: number;
  openReports: number;
  failedPayments: number;
  failedMails: number;
};

/**
 * What waits for an admin, each number up to `attentionLimit`. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function attention(ctx: BillingContext): Promise<Attention> {
  requireAdmin(ctx.viewer);
  const { db, now } = ctx;
  const some = { select: { id: true }, take: attentionLimit } as const;
  const [unanswered, unreadChats, profiles, offers, reports, payments, mails] = await Promise.all([
    unansweredRequests(ctx),
    countUnreadChats(ctx),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_SEEKER' }), ...some }),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_OFFER' }), ...some }),
    db.report.findMany({ where: { state: 'OPEN' }, ...some }),
    db.subscription.findMany({ where: { status: 'PAST_DUE' }, ...some }),
    db.emailMessage.findMany({ where: failedMails(now()), ...some }),
  ]);
  return {
    unansweredRequests: unanswered,
    unreadChats,
    profilesToReview: profiles.length,
    offersToReview: offers.length,
    openReports: reports.length,
    failedPayments: payments.length,
    failedMails: mails.length,
  };
}

/** Requests of the last 30 days that the job seeker has had for a day or more, and that have no message at all. */
async function unansweredRequests({ sql, now }: BillingContext): Promise<number> {
  const time = now().getTime();
  return countUnanswered(sql, {
    after: new Date(time - 30 * dayMs),
    activatedBefore: new Date(time - dayMs),
    limit: attentionLimit,
  });
}
