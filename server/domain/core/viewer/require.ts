import { type Failure, Forbidden, SignInRequired } from '../failures/errors.ts';
import type { Viewer } from './viewer.ts';

/** Why a viewer without a usable login is refused. An admin who has logged in is told what is missing. */
export const loginMissing = (viewer: Viewer): Failure =>
  viewer.kind === 'anonymous' && viewer.mustSetUpTwoFactor
    ? new Forbidden('Admins need two-factor login. Please set it up first.')
    : new SignInRequired();

/**
 * Lets admins through.
 * @throws SignInRequired for anonymous viewers, Forbidden for all others.
 */
export function requireAdmin(viewer: Viewer): { id: number } {
  if (viewer.kind === 'admin') return viewer;
  throw viewer.kind === 'anonymous' ? loginMissing(viewer) : new Forbidden();
}

/**
 * Lets signed-in employers through.
 * @throws SignInRequired for anonymous viewers and guests, Forbidden with this reason for all others.
 */
export function requireEmployer(viewer: Viewer, reason?: string): { id: number } {
  if (viewer.kind === 'employer') return viewer;
  throw viewer.kind === 'anonymous' || viewer.kind === 'guest' ? loginMissing(viewer) : new Forbidden(reason);
}

/**
 * Lets job seekers through.
 * @throws SignInRequired for anonymous viewers and guests, Forbidden with this reason for all others.
 */
export function requireJobSeeker(viewer: Viewer, reason?: string): { id: number } {
  if (viewer.kind === 'jobSeeker') return viewer;
  throw viewer.kind === 'anonymous' || viewer.kind === 'guest' ? loginMissing(viewer) : new Forbidden(reason);
}

/**
 * Lets employers through, including guests.
 * @throws SignInRequired for anonymous viewers, Forbidden with this reason for all others.
 */
export function requireEmployerOrGuest(viewer: Viewer, reason?: string): { id: number } {
  if (viewer.kind === 'employer' || viewer.kind === 'guest') return viewer;
  throw viewer.kind === 'anonymous' ? loginMissing(viewer) : new Forbidden(reason);
}

/**
 * Lets everyone but anonymous viewers through, including guests.
 * @throws SignInRequired
 */
export function requireKnownViewer(viewer: Viewer): Exclude<Viewer, { kind: 'anonymous' }> {
  if (viewer.kind === 'anonymous') throw loginMissing(viewer);
  return viewer;
}

/**
 * Lets signed-in users through.
 * @throws SignInRequired for anonymous viewers and guests.
 */
export function requireAccount(viewer: Viewer): Exclude<Viewer, { kind: 'anonymous' | 'guest' }> {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw loginMissing(viewer);
  return viewer;
}
