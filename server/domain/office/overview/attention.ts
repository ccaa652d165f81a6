import { countUnreadChats } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { unanswered } from '../../hiring/contactRequest/lists.ts';
import { failedMails } from '../email/email.ts';
import { waitingReviews } from '../review/decide.ts';

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
export async function attention(ctx: Ctx): Promise<Attention> {
  requireAdmin(ctx.viewer);
  const { db, now } = ctx;
  const some = { select: { id: true }, take: attentionLimit } as const;
  const [requests, unreadChats, profiles, offers, reports, payments, mails] = await Promise.all([
    db.contactRequest.findMany({ where: unanswered(now()), ...some }),
    countUnreadChats(ctx),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_SEEKER' }), ...some }),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_OFFER' }), ...some }),
    db.report.findMany({ where: { state: 'OPEN' }, ...some }),
    db.subscription.findMany({ where: { status: 'PAST_DUE' }, ...some }),
    db.emailMessage.findMany({ where: failedMails(now()), ...some }),
  ]);
  return {
    unansweredRequests: requests.length,
    unreadChats,
    profilesToReview: profiles.length,
    offersToReview: offers.length,
    openReports: reports.length,
    failedPayments: payments.length,
    failedMails: mails.length,
  };
}
