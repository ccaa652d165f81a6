import type { ContactRequest, Prisma } from '../../generated/prisma/client.ts';
import { employerId, type Viewer, viewerId } from '../account/viewer.ts';
import type { ShareGrants, ShareSide } from '../context.ts';

type Key = Pick<ContactRequest, 'employerId' | 'jobSeekerId'>;
type Introduction = Key & Pick<ContactRequest, 'activatedAt' | 'chatId'>;

/**
 * The two it is about, and admins. A pending introduction is for both of them to take up: also for the holder of a share link
 * that stands for one of them, who sees of the requests that are not pending the one whose chat is open to them.
 */
export const canSeeContactRequest = (viewer: Viewer, grants: ShareGrants, request: Introduction): boolean =>
  viewer.kind === 'admin' ||
  employerId(viewer) === request.employerId ||
  (viewer.kind === 'jobSeeker' && viewer.id === request.jobSeekerId) ||
  (standsForOne(grants, request) && (request.activatedAt === null || grants.has(request.chatId)));

const standsForOne = (grants: ShareGrants, { employerId, jobSeekerId }: Key): boolean =>
  stoodFor(grants, 'employer').includes(employerId) || stoodFor(grants, 'jobSeeker').includes(jobSeekerId);

const stoodFor = (grants: ShareGrants, side: ShareSide): number[] =>
  [...grants.values()].filter((grant) => grant.side === side).map(({ userId }) => userId);

/** The same rule, as the condition under which requests are fetched. */
export function visibleContactRequests(viewer: Viewer): Prisma.ContactRequestWhereInput {
  if (viewer.kind === 'admin') return {};
  if (viewer.kind === 'anonymous') return { id: { in: [] } };
  return viewer.kind === 'jobSeeker' ? { jobSeekerId: viewer.id } : { employerId: viewer.id };
}

/** What waits for those whom the shown share links stand for, as the condition under which it is fetched. */
export function introducedByLink(grants: ShareGrants): Prisma.ContactRequestWhereInput {
  if (grants.size === 0) return { id: { in: [] } };
  return {
    introducedById: { not: null },
    OR: [{ employerId: { in: stoodFor(grants, 'employer') } }, { jobSeekerId: { in: stoodFor(grants, 'jobSeeker') } }],
  };
}

/** Whoever sees a pending introduction may take it up. */
export const canActivate = (viewer: Viewer, grants: ShareGrants, request: Introduction): boolean =>
  request.activatedAt === null && canSeeContactRequest(viewer, grants, request);

/** The contact data in a request are the employer's: for themselves and admins. */
export const canSeeContactData = (viewer: Viewer, request: Key): boolean =>
  viewer.kind === 'admin' || viewerId(viewer) === request.employerId;
