import type { ContactRequest, Prisma } from '../../generated/prisma/client.ts';
import { employerId, type Viewer, viewerId } from '../account/viewer.ts';

type Key = Pick<ContactRequest, 'employerId' | 'jobSeekerId' | 'activatedAt'>;

/** The two it is about, once it is activated; and admins. */
export function canSeeContactRequest(viewer: Viewer, request: Key): boolean {
  if (viewer.kind === 'admin') return true;
  if (request.activatedAt === null) return false;
  return (
    employerId(viewer) === request.employerId || (viewer.kind === 'jobSeeker' && viewer.id === request.jobSeekerId)
  );
}

/** The contact data in a request are the employer's: for themselves and admins. */
export const canSeeContactData = (viewer: Viewer, request: Key): boolean =>
  viewer.kind === 'admin' || viewerId(viewer) === request.employerId;

/** The back office's list; the `where` is whole for admins, who alone may ask. */
export type ContactRequestFilter = {
  fullTime?: boolean | null;
  partTime?: boolean | null;
  jobId?: number | null;
  cityId?: number | null;
  employerId?: number | null;
  jobSeekerId?: number | null;
  statusId?: number | null;
};

export function contactRequestsWhere(filter: ContactRequestFilter): Prisma.ContactRequestWhereInput {
  const { fullTime, partTime, jobId, cityId, statusId } = filter;
  const jobSeeker = { ...(jobId != null && { jobId }), ...(cityId != null && { cityId }) };
  return {
    ...(fullTime != null && { fullTime }),
    ...(partTime != null && { partTime }),
    ...(filter.employerId != null && { employerId: filter.employerId }),
    ...(filter.jobSeekerId != null && { jobSeekerId: filter.jobSeekerId }),
    ...(statusId != null && { statusId }),
    ...(Object.keys(jobSeeker).length > 0 && { jobSeeker }),
  };
}
