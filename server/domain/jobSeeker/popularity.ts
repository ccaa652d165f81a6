import { viewerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';

/** What weighs in a job seeker's popularity: a contact request for 90 days, a profile view for good. */
export const contactRequestWeight = 10;
export const profileViewWeight = 1;
export const contactRequestWeighsMs = 90 * 24 * 3_600_000;

/** Counts that somebody has looked at a profile. The job seeker's own looks and admins' do not count. */
export async function countProfileView(ctx: DomainContext, jobSeekerId: number): Promise<void> {
  const { db, viewer } = ctx;
  if (viewer.kind === 'admin' || viewerId(viewer) === jobSeekerId) return;
  const seen = await db.user.count({ where: { id: jobSeekerId, ...publicJobSeekers } });
  if (seen > 0) await addPopularity(db, jobSeekerId, profileViewWeight);
}

/** Makes a job seeker more popular, which is no change of their profile: `updatedAt` stays. */
export async function addPopularity(
  db: Pick<DomainContext['db'], '$executeRaw'>,
  jobSeekerId: number,
  weight: number,
): Promise<void> {
  await db.$executeRaw`UPDATE "user" SET popularity = popularity + ${weight}::int WHERE id = ${jobSeekerId}`;
}

/**
 * Takes out of the popularity what has ended to weigh in it. May run at any time, in several processes at once, and is
 * done when it has been run as often as one likes. Gives how many contact requests have ended to weigh.
 */
export async function forgetOldContactRequests({ db, now }: Pick<DomainContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - contactRequestWeighsMs);
  return db.$executeRaw`
    WITH ended AS (
      UPDATE contact_request SET weighs = false WHERE weighs AND activated_at < ${before} RETURNING job_seeker_id
    ), counted AS (
      SELECT job_seeker_id, count(*)::int AS requests FROM ended GROUP BY job_seeker_id
    ), lowered AS (
      UPDATE "user" SET popularity = greatest(0, popularity - requests * ${contactRequestWeight}::int)
      FROM counted WHERE id = job_seeker_id
    )
    SELECT 1 FROM ended`;
}
