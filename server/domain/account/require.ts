import { Forbidden, SignInRequired } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * Lets admins through.
 * @throws SignInRequired for somebody nobody knows, Forbidden for everybody else.
 */
export function requireAdmin(viewer: Viewer): { id: number } {
  if (viewer.kind === 'admin') return viewer;
  throw viewer.kind === 'anonymous' ? new SignInRequired() : new Forbidden();
}

/**
 * Lets employers through who have signed in.
 * @throws SignInRequired for visitors and for guests, who have no login; Forbidden for everybody else.
 */
export function requireEmployer(viewer: Viewer): { id: number } {
  if (viewer.kind === 'employer') return viewer;
  throw viewer.kind === 'anonymous' || viewer.kind === 'guest' ? new SignInRequired() : new Forbidden();
}

/**
 * Lets everybody through whom the marketplace knows, guests included.
 * @throws SignInRequired
 */
export function requireSomebody(viewer: Viewer): Exclude<Viewer, { kind: 'anonymous' }> {
  if (viewer.kind === 'anonymous') throw new SignInRequired();
  return viewer;
}

/**
 * Lets everybody through who has signed in.
 * @throws SignInRequired for everybody else: a guest becomes somebody by signing in, too.
 */
export function requireAccount(viewer: Viewer): Exclude<Viewer, { kind: 'anonymous' | 'guest' }> {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw new SignInRequired();
  return viewer;
}
