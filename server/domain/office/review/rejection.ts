import type { Prisma, Review } from '../../../generated/prisma/client.ts';

/** What an author is told about a rejected record until they save it again. */
export type Rejection = { reason: string; decidedAt: Date };

type Decision = Pick<Review, 'state' | 'reason' | 'decidedAt'> | null;

/** Null unless the last decision stands. For the author and admins only. */
export const rejectionOf = (review: Decision): Rejection | null =>
  review?.state === 'REJECTED' && review.reason !== null && review.decidedAt !== null
    ? { reason: review.reason, decidedAt: review.decidedAt }
    : null;

/** The offers of an employer that were rejected and not changed since, the newest decision first. */
export const rejectedJobOffers = {
  where: { state: 'DRAFT', review: { state: 'REJECTED' } },
  orderBy: { review: { decidedAt: 'desc' } },
} as const satisfies Prisma.JobOfferFindManyArgs;
