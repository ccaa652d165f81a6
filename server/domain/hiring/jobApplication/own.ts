import type { JobApplication, JobApplicationState, Prisma } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import type { OfferContext } from '../../offers/context.ts';
import { requireApplicant } from '../../offers/jobOffer/jobOffer.policy.ts';
import { readApplications } from './jobApplication.sql.ts';

/** The applications of a job seeker, as the job seeker sees them. */

/** How far an application is. SENT and READ have no answer yet. */
export type ApplicationProgress = 'SENT' | 'READ' | 'ANSWERED' | 'HIRED' | 'DECLINED';

/** Whose own application it is. */
export const isOwnApplication = (viewer: Viewer, application: { jobSeekerId: number }): boolean =>
  viewer.kind === 'jobSeeker' && viewer.id === application.jobSeekerId;

/**
 * The viewer's applications, newest first, also for offers that are closed.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins
 */
export const ownApplications = (
  viewer: Viewer,
  state: JobApplicationState | null,
): Listing<Prisma.JobApplicationWhereInput> => ({
  where: { jobSeekerId: requireApplicant(viewer).id, ...(state && { state }) },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Whether the employer has read a new one is read from their place in the chat. Batched. */
export async function progressOf(
  ctx: OfferContext,
  { id, state }: Pick<JobApplication, 'id' | 'state'>,
): Promise<ApplicationProgress> {
  if (state === 'NEW') return (await isRead(ctx, id)) ? 'READ' : 'SENT';
  return state === 'IN_TALK' ? 'ANSWERED' : state;
}

const isRead = batchedBy(async ({ sql }: OfferContext, ids: number[]) => {
  const read = new Set((await readApplications(sql, ids)).map(({ id }) => id));
  return (id: number) => read.has(id);
});
