import { visibleCompanyPages } from '../../accounts/access/employer.policy.ts';
import { visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { BillingContext } from '../../billing/context.ts';
import { type ChatReference, resolveParticipant } from '../../chat/seat/access.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { visibleJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { visibleRatings } from '../../people/rating/rating.policy.ts';

/** What is reported. A message is named with the way in which the reporter sees its chat. */
export type ReportSubject =
  | { kind: 'PROFILE' | 'COMPANY' | 'JOB_OFFER' | 'RATING'; id: number }
  | { kind: 'MESSAGE'; id: number; chat: ChatReference };

/** What a report stores about its subject: its author, and the record. */
export type SubjectColumns = {
  userId: number;
  jobOfferId: number | null;
  messageId: number | null;
  ratingId: number | null;
};

/**
 * What the viewer wants to report, if they can see it; and who the viewer is in it.
 * @throws NotFound
 */
export async function subjectColumns(
  ctx: BillingContext,
  subject: ReportSubject,
): Promise<SubjectColumns & { asUserId: number | null }> {
  const { db, viewer } = ctx;
  const { id } = subject;
  const none = { jobOfferId: null, messageId: null, ratingId: null, asUserId: null };
  const present = { deletedAt: null };
  const select = { id: true } as const;
  switch (subject.kind) {
    case 'PROFILE': {
      const found = await db.user.findFirst({
        where: { AND: [{ id, ...present }, visibleJobSeekers(viewer)] },
        select,
      });
      if (found) return { ...none, userId: id };
      break;
    }
    case 'COMPANY': {
      const found = await db.user.findFirst({
        where: { AND: [{ id, ...present }, visibleCompanyPages(viewer)] },
        select,
      });
      if (found) return { ...none, userId: id };
      break;
    }
    case 'JOB_OFFER': {
      const found = await db.jobOffer.findFirst({
        where: { AND: [{ id, employer: present }, visibleJobOffers(viewer)] },
        select: { employerId: true },
      });
      if (found) return { ...none, userId: found.employerId, jobOfferId: id };
      break;
    }
    case 'RATING': {
      const found = await db.rating.findFirst({
        where: { AND: [{ id, employer: present }, visibleRatings(viewer)] },
        select: { employerId: true },
      });
      if (found) return { ...none, userId: found.employerId, ratingId: id };
      break;
    }
    case 'MESSAGE': {
      const seat = await resolveParticipant(ctx, subject.chat);
      const found = await db.message.findFirst({
        where: { id, chatId: seat.chat.id, user: present },
        select: { userId: true },
      });
      if (found) return { ...none, userId: found.userId, messageId: id, asUserId: seat.userId };
    }
  }
  throw new NotFound();
}
