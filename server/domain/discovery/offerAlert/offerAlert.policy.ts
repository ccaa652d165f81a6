import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireJobSeeker } from '../../core/viewer/viewer.ts';

/**
 * Job seekers have an alert about offers.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins.
 */
export const requireAlertOwner = (viewer: Viewer): { id: number } =>
  requireJobSeeker(viewer, 'Only job seekers get alerts about job offers.');

/** The job seekers who are mailed: with an address, a job and a city. Paused ones too, because they may read offers. */
export const alertable = {
  role: 'ROLE_CANDIDATE',
  deletedAt: null,
  email: { not: null },
  jobId: { not: null },
  cityId: { not: null },
} as const satisfies Prisma.UserWhereInput;
