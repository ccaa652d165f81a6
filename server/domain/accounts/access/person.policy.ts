import type { User } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

/** What may be done with a person: the same rules that saving, deleting and mailing enforce. */

type Key = Pick<User, 'id' | 'role' | 'deletedAt'>;

/** A session is visible to its user only. */
export const isOwnSession = (viewer: Viewer, session: { userId: number }): boolean =>
  'sessionId' in viewer && viewer.id === session.userId;

const isOwnAccount = (viewer: Viewer, { id }: Key): boolean => isOwnSession(viewer, { userId: id });

/** People change themselves, admins change job seekers and employers. */
export function canEdit(viewer: Viewer, user: Key): boolean {
  if (user.deletedAt !== null) return false;
  return isOwnAccount(viewer, user) || (viewer.kind === 'admin' && user.role !== 'ROLE_ADMIN');
}

/** Admins are not deleted. */
export const canDelete = (viewer: Viewer, user: Key): boolean => user.role !== 'ROLE_ADMIN' && canEdit(viewer, user);

/** Admins write to job seekers and employers who left an address. */
export const canEmail = (viewer: Viewer, user: Key & Pick<User, 'email'>): boolean =>
  viewer.kind === 'admin' && user.role !== 'ROLE_ADMIN' && user.deletedAt === null && user.email !== null;

/** For the user and admins only. */
export const ownOrForAdmins = (viewer: Viewer, id: number): boolean =>
  viewer.kind === 'admin' || (viewer.kind !== 'anonymous' && viewer.id === id);
