import type { Role } from '../../../generated/prisma/client.ts';
import { Forbidden, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAdmin, requireEmployer } from '../../core/viewer/viewer.ts';

/**
 * The user whose photo or video is set: the viewer or, for an admin, any user.
 * @throws SignInRequired without a login, NotFound for a user that the viewer may not change
 */
export function profileOwner(viewer: Viewer, user: number | null): number {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw new SignInRequired();
  if (viewer.kind !== 'admin' && user !== null && user !== viewer.id) throw new NotFound();
  return user ?? viewer.id;
}

/**
 * Only job seekers have a video.
 * @throws SignInRequired, Forbidden, NotFound
 */
export function videoOwner(viewer: Viewer, user: number | null): number {
  const owner = profileOwner(viewer, user);
  if (viewer.kind === 'employer' || (viewer.kind === 'admin' && owner === viewer.id)) {
    throw new Forbidden('Only Job Seekers can upload a video.');
  }
  return owner;
}

/**
 * Job seekers upload their video, and admins those of job seekers.
 * @throws SignInRequired, Forbidden
 */
export function videoSender(viewer: Viewer): number {
  if (viewer.kind === 'admin') return viewer.id;
  return videoOwner(viewer, null);
}

/** The roles that can have a kind of profile file. */
export const rolesWith = {
  photoUri: ['ROLE_CANDIDATE', 'ROLE_EMPLOYER', 'ROLE_ADMIN'],
  videoUri: ['ROLE_CANDIDATE'],
  videoPosterUri: ['ROLE_CANDIDATE'],
} as const satisfies Record<string, Role[]>;

/**
 * Pictures of job offers are for employers and admins.
 * @throws SignInRequired, Forbidden
 */
export function offerImageOwner(viewer: Viewer): number {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw new SignInRequired();
  if (viewer.kind === 'jobSeeker') throw new Forbidden();
  return viewer.id;
}

/**
 * A company's logo is for its employer.
 * @throws SignInRequired, Forbidden
 */
export const logoOwner = (viewer: Viewer): number => requireEmployer(viewer).id;

/**
 * Pictures of clients and testimonials on the home page are for admins.
 * @throws SignInRequired, Forbidden
 */
export const endorsementImageOwner = (viewer: Viewer): number => requireAdmin(viewer).id;
