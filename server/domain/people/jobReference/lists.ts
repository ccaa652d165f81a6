import type { JobReference } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { PeopleContext } from '../context.ts';
import { canSeeReference, confirmedReferences } from './jobReference.policy.ts';

/** What everyone sees of the references of a job seeker whom the viewer sees. Batched. */
export const confirmedReferencesOf = batchedBy(async ({ db }: PeopleContext, jobSeekerIds: number[]) => {
  const { where, orderBy } = confirmedReferences;
  const rows = await db.jobReference.findMany({
    where: { ...where, jobSeekerId: { in: jobSeekerIds } },
    orderBy: [...orderBy],
    select: {
      jobSeekerId: true,
      company: true,
      job: true,
      beganIn: true,
      endedIn: true,
      sentence: true,
      answeredAt: true,
    },
  });
  return (id: number) => rows.filter(({ jobSeekerId }) => jobSeekerId === id);
});

/** All references of a job seeker, with the contacts, the newest first; null for viewers who may not see them. */
export function requestedReferencesOf(ctx: PeopleContext, jobSeekerId: number): Promise<JobReference[]> | null {
  return canSeeReference(ctx.viewer, { jobSeekerId }) ? allOf(ctx, jobSeekerId) : null;
}

const allOf = batchedBy(async ({ db }: PeopleContext, jobSeekerIds: number[]) => {
  const rows = await db.jobReference.findMany({
    where: { jobSeekerId: { in: jobSeekerIds } },
    orderBy: { id: 'desc' },
  });
  return (id: number) => rows.filter(({ jobSeekerId }) => jobSeekerId === id);
});
