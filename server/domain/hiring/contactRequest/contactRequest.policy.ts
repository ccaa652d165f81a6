import type { ContactRequest, Prisma } from '../../../generated/prisma/client.ts';
import { Forbidden, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { employerId, type Viewer, viewerId } from '../../core/viewer/viewer.ts';

export const onlyEmployers = 'Only Employers can contact Job Seekers';

type Key = Pick<ContactRequest, 'employerId' | 'jobSeekerId'>;

/** For the employer, the job seeker and admins, also while it is a pending introduction. */
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

/** A pending introduction can be taken up by everyone who may see it. */
export const canActivate = (viewer: Viewer, request: Key & Pick<ContactRequest, 'activatedAt'>): boolean =>
  request.activatedAt === null && canSeeContactRequest(viewer, request);

/** People who have neither been deleted nor banned. */
export const present = { deletedAt: null, bannedAt: null } as const satisfies Prisma.UserWhereInput;

/** Requests that their job seeker can still answer, unless one of the two has blocked the other. */
export const answerable = {
  activatedAt: { not: null },
  answer: null,
  employer: present,
  jobSeeker: present,
} as const satisfies Prisma.ContactRequestWhereInput;

/** The contact data of a request belong to the employer: for the employer and admins. */
export const canSeeContactData = (viewer: Viewer, request: Key): boolean =>
  viewer.kind === 'admin' || viewerId(viewer) === request.employerId;

/**
 * Employers and visitors contact job seekers (docs/product/contact.md, 'Who may contact').
 * @throws Forbidden for job seekers and admins.
 */
export function requireContacting(viewer: Viewer): Exclude<Viewer, { kind: 'jobSeeker' | 'admin' }> {
  if (viewer.kind === 'jobSeeker' || viewer.kind === 'admin') throw new Forbidden(onlyEmployers);
  return viewer;
}

/**
 * The viewer acts as themselves: a guest whose hour is over does not become a new one unasked.
 * @param as the employer that the client takes the viewer for, if it says so
 * @throws SignInRequired for a visitor, NotFound for another employer.
 */
export function requireSelf(viewer: Viewer, as: number | null | undefined): void {
  const own = employerId(viewer);
  if (as === null || as === undefined || as === own) return;
  throw own === null ? new SignInRequired() : new NotFound();
}
