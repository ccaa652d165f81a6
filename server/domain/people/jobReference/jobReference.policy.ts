import type { JobReference, Prisma } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireJobSeeker } from '../../core/viewer/viewer.ts';

/**
 * Job seekers ask for references.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins.
 */
export const requireReferenceOwner = (viewer: Viewer): { id: number } =>
  requireJobSeeker(viewer, 'Only job seekers have references.');

/** Whether the viewer sees a reference with its contact and its state: the job seeker and admins. */
export const canSeeReference = (viewer: Viewer, { jobSeekerId }: Pick<JobReference, 'jobSeekerId'>): boolean =>
  viewer.kind === 'admin' || (viewer.kind === 'jobSeeker' && viewer.id === jobSeekerId);

/** What everyone sees on the profile, the newest first. */
export const confirmedReferences = {
  where: { state: 'CONFIRMED' },
  orderBy: [{ endedIn: 'desc' }, { id: 'desc' }],
} as const satisfies Prisma.JobReferenceFindManyArgs;

/** The state as it is shown: what was not answered in time is expired. */
export const shownState = (
  { state, expiresAt }: Pick<JobReference, 'state' | 'expiresAt'>,
  now: Date,
): JobReference['state'] | 'EXPIRED' => (state === 'WAITING' && expiresAt <= now ? 'EXPIRED' : state);

/** A contact is asked twice at most, besides one reminder. */
export const canResend = ({ state, resentAt }: Pick<JobReference, 'state' | 'resentAt'>): boolean =>
  state === 'WAITING' && resentAt === null;
