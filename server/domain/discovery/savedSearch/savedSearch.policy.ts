import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireEmployer } from '../../core/viewer/viewer.ts';

/**
 * Employers save searches.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins.
 */
export const requireSearchOwner = (viewer: Viewer): { id: number } =>
  requireEmployer(viewer, 'Only employers can save searches.');

/** Saved searches are for their employer. */
export const isOwnSavedSearch = (viewer: Viewer, search: { employerId: number }): boolean =>
  viewer.kind === 'employer' && viewer.id === search.employerId;

/** The employers who are mailed: with an address. */
export const mailedEmployers = {
  role: 'ROLE_EMPLOYER',
  deletedAt: null,
  email: { not: null },
  loginEmail: { not: null },
} as const satisfies Prisma.UserWhereInput;
