import type { Prisma, Rating } from '../../../generated/prisma/client.ts';
import { requireEmployer, requireJobSeeker, type Viewer, viewerId } from '../../core/viewer/viewer.ts';

/**
 * Employers with an account rate.
 * @throws SignInRequired for visitors and guests, Forbidden for all others.
 */
export const requireRater = (viewer: Viewer): { id: number } =>
  requireEmployer(viewer, 'Only employers can review job seekers.');

/**
 * Job seekers reply to ratings.
 * @throws SignInRequired for visitors and guests, Forbidden for all others.
 */
export const requireRated = (viewer: Viewer): { id: number } =>
  requireJobSeeker(viewer, 'Only the job seeker can reply to a review.');

/** The ratings that everyone sees, and that count. The triggers of the database count the same. */
export const publicRatings = {
  hiddenAt: null,
  employer: { bannedAt: null },
} as const satisfies Prisma.RatingWhereInput;

/** The ratings that the viewer sees: public ones, and for its employer, its job seeker and admins hidden ones. */
export function visibleRatings(viewer: Viewer): Prisma.RatingWhereInput {
  if (viewer.kind === 'admin') return {};
  const id = viewerId(viewer);
  if (id === null) return publicRatings;
  return { OR: [publicRatings, { employerId: id }, { jobSeekerId: id }] };
}

/** `visibleRatings` for a rating that was read. */
export const canSeeRating = (viewer: Viewer, { hiddenAt, employerId, jobSeekerId, employer }: RatingColumns): boolean =>
  (hiddenAt === null && employer.bannedAt === null) ||
  viewer.kind === 'admin' ||
  [employerId, jobSeekerId].includes(viewerId(viewer) ?? 0);

type RatingColumns = Pick<Rating, 'hiddenAt' | 'employerId' | 'jobSeekerId'> & { employer: { bannedAt: Date | null } };

/** Whether the viewer is its job seeker and has not replied. */
export const canReplyToRating = (
  viewer: Viewer,
  { jobSeekerId, reply }: Pick<Rating, 'jobSeekerId' | 'reply'>,
): boolean => viewer.kind === 'jobSeeker' && viewer.id === jobSeekerId && reply === null;

/** An employer changes a rating until the job seeker has replied. */
export const canChangeRating = ({ reply }: Pick<Rating, 'reply'>): boolean => reply === null;
