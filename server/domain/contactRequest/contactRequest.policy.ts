import type { ContactRequest, Prisma } from '../../generated/prisma/client.ts';
import { employerId, type Viewer, viewerId } from '../account/viewer.ts';

type Key = Pick<ContactRequest, 'employerId' | 'jobSeekerId'>;

/** The two it is about, and admins. A pending introduction is for both of them to take up. */
export const canSeeContactRequest = (viewer: Viewer, request: Key): boolean =>
  viewer.kind === 'admin' ||
  employerId(viewer) === request.employerId ||
  (viewer.kind === 'jobSeeker' && viewer.id === request.jobSeekerId);

/** The same rule, as the condition under which requests are fetched. */
export function visibleContactRequests(viewer: Viewer): Prisma.ContactRequestWhereInput {
  if (viewer.kind === 'admin') return {};
  if (viewer.kind === 'anonymous') return { id: { in: [] } };
  return viewer.kind === 'jobSeeker' ? { jobSeekerId: viewer.id } : { employerId: viewer.id };
}

/** Whoever sees a pending introduction may take it up. */
export const canActivate = (viewer: Viewer, request: Key & Pick<ContactRequest, 'activatedAt'>): boolean =>
  request.activatedAt === null && canSeeContactRequest(viewer, request);

/** The contact data in a request are the employer's: for themselves and admins. */
export const canSeeContactData = (viewer: Viewer, request: Key): boolean =>
  viewer.kind === 'admin' || viewerId(viewer) === request.employerId;
