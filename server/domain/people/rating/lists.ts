import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { Listing } from '../../core/lists/listing.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { publicRatings, visibleRatings } from './rating.policy.ts';

/** The ratings of a job seeker that the viewer sees, the newest first. Triggers keep the number of public ones. */
export function ratingsOf(
  viewer: Viewer,
  { id, ratingCount }: Pick<User, 'id' | 'ratingCount'>,
): Listing<Prisma.RatingWhereInput> {
  const visible = visibleRatings(viewer);
  return {
    where: { AND: [{ jobSeekerId: id }, visible] },
    order: [{ field: 'createdAt', direction: 'desc' }],
    ...(visible === publicRatings && { total: ratingCount }),
  };
}
