import type { Prisma } from '../../../generated/prisma/client.ts';
import { visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { maxCompared } from './compare.input.ts';
import { requireShortlistOwner } from './shortlist.policy.ts';

/** Repeated ids count once, and those beyond the limit do not count. */
export const comparedIds = (ids: readonly number[]): number[] => [...new Set(ids)].slice(0, maxCompared);

/**
 * The public job seekers with these ids. They need not be on the shortlist.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export function comparedJobSeekers(viewer: Viewer, ids: readonly number[]): Prisma.UserWhereInput {
  requireShortlistOwner(viewer);
  return { AND: [visibleJobSeekers(viewer), { id: { in: comparedIds(ids) } }] };
}
