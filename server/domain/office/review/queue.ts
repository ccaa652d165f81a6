import type { Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

export type ReviewKind = 'JOB_SEEKER' | 'JOB_OFFER';

/** What is absent or null does not filter. */
export type ReviewFilter = { kind?: ReviewKind | null; cityId?: number | null };

const profileWaits: Prisma.UserWhereInput = {
  deletedAt: null,
  bannedAt: null,
  // Public, or complete and not activated yet. One that its job seeker has paused waits until they make it public again.
  OR: [{ active: true }, { profileUpdated: true, pausedAt: null }],
};

/** What waits for a look. A draft does not. */
export function waitingReviews({ kind, cityId }: ReviewFilter = {}): Prisma.ReviewWhereInput {
  const city = cityId == null ? {} : { cityId };
  const profiles = { jobSeeker: { ...profileWaits, ...city } };
  const offers = { jobOffer: { state: 'ACTIVE' as const, ...city } };
  const kinds = { JOB_SEEKER: [profiles], JOB_OFFER: [offers] };
  return { state: 'WAITING', OR: kind ? kinds[kind] : [profiles, offers] };
}

/**
 * The profiles and offers that wait for a review, those that wait longest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function reviews(viewer: Viewer, filter: ReviewFilter): Listing<Prisma.ReviewWhereInput> {
  requireAdmin(viewer);
  return { where: waitingReviews(filter), order: [{ field: 'waitingSince', direction: 'asc' }] };
}

/** The integer ids of the reviews beside one in the queue; null at its ends. */
export type Neighbours = { previous: number | null; next: number | null };

/**
 * The reviews before and after this one in the queue. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function reviewNeighbours(
  { db, viewer }: BillingContext,
  id: number,
  filter: ReviewFilter,
): Promise<Neighbours> {
  requireAdmin(viewer);
  const review = await db.review.findUnique({ where: { id }, select: { waitingSince: true } });
  if (!review) return { previous: null, next: null };
  const { waitingSince } = review;
  const beside = async (than: 'lt' | 'gt', direction: 'asc' | 'desc') => {
    const isBeside = { OR: [{ waitingSince: { [than]: waitingSince } }, { waitingSince, id: { [than]: id } }] };
    const found = await db.review.findFirst({
      where: { AND: [waitingReviews(filter), isBeside] },
      orderBy: [{ waitingSince: direction }, { id: direction }],
      select: { id: true },
    });
    return found?.id ?? null;
  };
  const [previous, next] = await Promise.all([beside('lt', 'desc'), beside('gt', 'asc')]);
  return { previous, next };
}
