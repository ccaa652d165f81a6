import type { Prisma } from '../../generated/prisma/client.ts';
import { type Viewer, viewerId } from '../account/viewer.ts';

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

/** What public lists hold: activated job seekers, whoever looks. */
export const publicJobSeekers = { role: 'ROLE_CANDIDATE', active: true, deletedAt: null } as const;
