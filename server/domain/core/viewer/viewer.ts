import type { Role } from '../../../generated/prisma/client.ts';
import { type Failure, Forbidden, SignInRequired } from '../failures/errors.ts';
import type { KeyGroup } from './keyGroups.input.ts';

/**
 * The user or visitor who sends a request. A guest is an employer without a login, identified by a signed cookie until
 * it expires; all others but anonymous viewers are signed in.
 */
export type Viewer =
  | {
      kind: 'anonymous';
      /** An admin who has signed in, and has to set up two-factor login before they may do anything else. */
      mustSetUpTwoFactor?: true;
    }
  | { kind: 'guest'; id: number; until: Date }
  | ({ kind: 'jobSeeker'; viewedBy?: ViewedBy } & Login)
  | ({ kind: 'employer'; viewedBy?: ViewedBy } & Login)
  | ({ kind: 'admin' } & Login);

/** The key by which a program acts as a user: with the user's rights, in these groups, and perhaps to read only. */
export type Key = { id: number; name: string; groups: ReadonlySet<KeyGroup>; canWrite: boolean };

/** Of background work for a user. No session is behind it. */
export const noSession = 0;

/** A user by a session: of a browser, or of the key that a program has. Or by `noSession`. */
type Login = { id: number; sessionId: number; key?: Key };

/** The admin who sees the site as this user, with a session of their own, and until when. Nothing can be written then. */
export type ViewedBy = { id: number; until: Date /** The user's name. */; name: string };

/** What people with each role are as viewers, when they have logged in. */
export const kindOfRole = { ROLE_CANDIDATE: 'jobSeeker', ROLE_EMPLOYER: 'employer', ROLE_ADMIN: 'admin' } as const;

export const anonymous: Viewer = { kind: 'anonymous' };

/** The viewer's user id, or null. */
export const viewerId = (viewer: Viewer): number | null => (viewer.kind === 'anonymous' ? null : viewer.id);

/** The id under which the viewer acts as an employer, signed in or as a guest; otherwise null. */
export const employerId = (viewer: Viewer): number | null =>
  viewer.kind === 'employer' || viewer.kind === 'guest' ? viewer.id : null;

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'admin';

/** Whose data a browser stores: visitors and guests share it, and an admin who views the site as a user has data of their own. */
export function storageOwner(viewer: Viewer): string {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') return 'visitor';
  const by = 'viewedBy' in viewer ? viewer.viewedBy : undefined;
  return by ? `${by.id}-as-${viewer.id}` : String(viewer.id);
}

/** Why a viewer without a usable login is refused. An admin who has logged in is told what is missing. */
export const loginMissing = (viewer: Viewer): Failure =>
  viewer.kind === 'anonymous' && viewer.mustSetUpTwoFactor
    ? new Forbidden('Admins need two-factor login. Please set it up first.')
    : new SignInRequired();

/**
 * Lets admins through.
 * @throws SignInRequired for anonymous viewers, Forbidden for all others.
 */
export function requireAdmin(viewer: Viewer): Extract<Viewer, { kind: 'admin' }> {
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

/** A user as named by a client: with the role, because the id alone could be of another role. */
export type PersonReference = { id: number; role: Role };
