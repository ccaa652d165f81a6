import type { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../account/viewer.ts';
import type { Listing } from '../listing.ts';
import { visibleRatings } from './rating.policy.ts';

/** The ratings of a job seeker that the viewer sees, the newest first. */
export const ratingsOf = (viewer: Viewer, jobSeekerId: number): Listing<Prisma.RatingWhereInput> => ({
  where: { AND: [{ jobSeekerId }, visibleRatings(viewer)] },
  order: [{ field: 'createdAt', direction: 'desc' }],
});
