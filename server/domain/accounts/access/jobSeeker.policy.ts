import type { Prisma } from '../../../generated/prisma/client.ts';
import { Forbidden, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';

/** A job seeker who is not activated is there for themselves and the admins only. */
export function canSeeJobSeeker(
  viewer: Viewer,
  jobSeeker: { id: number; active: boolean; deletedAt: Date | null },
): boolean {
  if (jobSeeker.deletedAt) return viewer.kind === 'admin';
  return jobSeeker.active || viewer.kind === 'admin' || viewerId(viewer) === jobSeeker.id;
}

/** The same rule for one record, as the condition under which it is fetched. */
export function visibleJobSeekers(viewer: Viewer): Prisma.UserWhereInput {
  if (viewer.kind === 'admin') return { role: 'ROLE_CANDIDATE' };
  const active = { active: true, deletedAt: null };
  const id = viewerId(viewer);
  return { role: 'ROLE_CANDIDATE', ...(id === null ? active : { OR: [active, { id, deletedAt: null }] }) };
}

/** The job seekers in public lists: activated ones, for all viewers. */
export const publicJobSeekers = { role: 'ROLE_CANDIDATE', active: true, deletedAt: null } as const;

/**
 * Job seekers change their own profile, admins any.
 * @throws SignInRequired for visitors, Forbidden for employers and guests.
 */
export function requireProfileEditor(viewer: Viewer): Extract<Viewer, { kind: 'jobSeeker' | 'admin' }> {
  if (viewer.kind === 'anonymous') throw new SignInRequired();
  if (viewer.kind !== 'jobSeeker' && viewer.kind !== 'admin') throw new Forbidden();
  return viewer;
}

/**
 * Some of a profile is for its job seeker alone to change.
 * @throws SignInRequired, Forbidden
 */
export function requireOwnProfile(viewer: Viewer): { id: number } {
  const editor = requireProfileEditor(viewer);
  if (editor.kind === 'admin') throw new Forbidden();
  return editor;
}

/**
 * The profile that is changed: the one named, or the viewer's own.
 * @throws SignInRequired, Forbidden, NotFound for another's.
 */
export function requireProfileOf(viewer: Viewer, jobSeeker: number | null): number {
  const editor = requireProfileEditor(viewer);
  if (editor.kind === 'jobSeeker' && jobSeeker !== null && jobSeeker !== editor.id) throw new NotFound();
  return jobSeeker ?? editor.id;
}
