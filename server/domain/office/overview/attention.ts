import type { BillingContext } from '../../billing/context.ts';
import { countUnreadChats } from '../../chat/seat/lists.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { dayMs } from '../../people/view/days.ts';
import { failedMails } from '../email/failed.ts';
import { waitingReviews } from '../review/queue.ts';

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
async function unansweredRequests({ kysely, now }: BillingContext): Promise<number> {
  const time = now().getTime();
  const rows = await kysely
    .selectFrom('contact_request as request')
    .innerJoin('user as employer', 'employer.id', 'request.employer_id')
    .innerJoin('user as job_seeker', 'job_seeker.id', 'request.job_seeker_id')
    .select('request.id')
    // Nothing can be answered any more.
    .where('employer.deleted_at', 'is', null)
    .where('job_seeker.deleted_at', 'is', null)
    .where('request.created_at', '>', new Date(time - 30 * dayMs))
    .where('request.activated_at', '<', new Date(time - dayMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message')
            .select('message.id')
            .whereRef('message.chat_id', '=', 'request.chat_id')
            .whereRef('message.user_id', '=', 'request.job_seeker_id'),
        ),
      ),
    )
    .limit(attentionLimit)
    .execute();
  return rows.length;
}
