import type { JobApplicationState, Prisma } from '../../../generated/prisma/client.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireEmployer } from '../../core/viewer/require.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { ofPresent } from './jobApplication.ts';

/** What an employer's list of applications is restricted to; null: all. */
export type ReceivedFilter = {
  /** An offer. Another employer's has no applications here. */
  jobOfferId?: number | null;
  state?: JobApplicationState | null;
};

/**
 * The applications for all offers of the viewer, newest first.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export function receivedApplications(
  viewer: Viewer,
  { jobOfferId, state }: ReceivedFilter,
): Listing<Prisma.JobApplicationWhereInput> {
  const { id: employerId } = requireEmployer(viewer);
  return {
    where: {
      jobOffer: { employerId },
      ...ofPresent,
      ...(jobOfferId != null && { jobOfferId }),
      ...(state && { state }),
    },
    order: [{ field: 'createdAt', direction: 'desc' }],
  };
}
