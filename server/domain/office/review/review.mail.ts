import { z } from 'zod';
import type { Prisma, Review } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { dayMs } from '../../core/text/durations.ts';
import { calledName } from '../../core/text/firstName.ts';
import { titleColumns, titleOf } from '../../offers/jobOffer/jobOffer.ts';

/** The content of a job: one decision about one record. It contains no names, addresses or texts. */
const rejectionJobSchema = z.object({ reviewId: z.int(), decidedAt: z.iso.datetime() });

/** Tells authors why their profile or offer was rejected. */
export const sendRejectionMails = mailJobs('rejection-mail', rejectionJobSchema, compose);

const author = { select: { id: true, name: true, callName: true, email: true, deletedAt: true } } as const;

async function compose(
  services: Services,
  { reviewId, decidedAt }: z.output<typeof rejectionJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: who has saved the record in the meantime has dealt with it.
  const review = await db.review.findFirst({
    where: { id: reviewId, state: 'REJECTED', decidedAt: new Date(decidedAt) },
    select: {
      reason: true,
      jobSeeker: author,
      jobOffer: { select: { id: true, ...titleColumns, employer: author } },
    },
  });
  const person = review?.jobSeeker ?? review?.jobOffer?.employer;
  if (!review?.reason || !person?.email || person.deletedAt) return null;
  const offer = review.jobOffer;
  const title = offer && (await titleOf(services, offer));
  const mail = letter({
    subject: offer ? `Please change your job offer “${title}”` : 'Please change your profile',
    // What has to change.
    preview: review.reason,
    text: [
      `Hello ${calledName(person)},`,
      offer
        ? `our team has looked at your job offer “${title}”. It is not public now, because something has to change first:`
        : 'our team has looked at your profile. It is not public now, because something has to change first:',
      review.reason,
      offer
        ? 'Please change the job offer and publish it again. We will look at it then, and it is public once we have approved it.'
        : 'Please change your profile and save it. We will look at it again then.',
    ],
    link: offer
      ? { action: 'Change the job offer', url: links.ownJobOffer(offer.id) }
      : { action: 'Change your profile', url: links.ownProfile() },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: person.email, people: [person.id] },
    what: 'a mail about a rejection',
    ids: { review: reviewId },
  };
}

/** What an author is told about a rejected record until they save it again. */
export type Rejection = { reason: string; decidedAt: Date };

type Decision = Pick<Review, 'state' | 'reason' | 'decidedAt'> | null;

/** Null unless the last decision stands. For the author and admins only. */
export const rejectionOf = (review: Decision): Rejection | null =>
  review?.state === 'REJECTED' && review.reason !== null && review.decidedAt !== null
    ? { reason: review.reason, decidedAt: review.decidedAt }
    : null;

/** Decisions that say how long reviews of profiles take, and from how many on they say something. */
const [countedDays, countedDecisions, leastDecisions] = [30, 500, 5];

/**
 * When a profile that waits is likely to be looked at: after the median time of the decisions of the last 30 days. Null while it
 * does not wait, and with fewer than five decisions.
 */
export async function reviewExpectedAt(ctx: Ctx, review: WaitingReview | null): Promise<Date | null> {
  if (review?.state !== 'WAITING') return null;
  const median = await medianReview(ctx, 'JOB_SEEKER');
  return median === null ? null : new Date(review.waitingSince.getTime() + median);
}

type WaitingReview = Pick<Review, 'state' | 'waitingSince'>;

/** In milliseconds. Batched, so that a list of people counts once. */
const medianReview = batchedBy(async ({ db, now }: Ctx, _kinds: 'JOB_SEEKER'[]) => {
  const decided = await db.review.findMany({
    where: {
      jobSeekerId: { not: null },
      state: { not: 'WAITING' },
      decidedAt: { gt: new Date(now().getTime() - countedDays * dayMs) },
    },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: countedDecisions,
    select: { waitingSince: true, decidedAt: true },
  });
  const times = decided
    .map(({ waitingSince, decidedAt }) => (decidedAt?.getTime() ?? 0) - waitingSince.getTime())
    .toSorted((one, other) => one - other);
  const median = times.length < leastDecisions ? null : (times[Math.floor(times.length / 2)] ?? null);
  return () => median;
});

/** The offers of an employer that were rejected and not changed since, the newest decision first. */
export const rejectedJobOffers = {
  where: { state: 'DRAFT', review: { state: 'REJECTED' } },
  orderBy: { review: { decidedAt: 'desc' } },
} as const satisfies Prisma.JobOfferFindManyArgs;
