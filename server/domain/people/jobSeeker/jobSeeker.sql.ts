import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Counts a view of a profile on a day. */
export async function addView(tx: Tx, jobSeekerId: number, day: Date): Promise<void> {
  await kyselyIn(tx)
    .insertInto('profile_day')
    .values({ job_seeker_id: jobSeekerId, day, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['job_seeker_id', 'day']).doUpdateSet((eb) => ({ views: eb('profile_day.views', '+', 1) })),
    )
    .execute();
}

/** Adds to a job seeker's popularity without touching `updatedAt`, because the profile does not change. */
export async function addPopularity(tx: Tx, jobSeekerId: number, weight: number): Promise<void> {
  await kyselyIn(tx)
    .updateTable('user')
    .set((eb) => ({ popularity: eb('popularity', '+', weight) }))
    .where('id', '=', jobSeekerId)
    .execute();
}

/** `provenEmployers` for the employer of a request. */
const isProven = sql<boolean>`EXISTS (
  SELECT FROM "user" e WHERE e.id = request.employer_id
    AND e.login_email IS NOT NULL AND e.email_verified AND e.deleted_at IS NULL AND e.banned_at IS NULL
)`;

type Ended = { weight: number } & ({ before: Date } | { employerIds: readonly number[] });

/**
 * The requests activated before a time, and those of employers who are not proven, no longer count; or all of these employers. The
 * popularity of their job seekers goes down by the weight of each. Returns how many there were.
 */
export async function endWeighing(tx: Tx, { weight, ...ended }: Ended): Promise<number> {
  const isOver =
    'before' in ended
      ? sql<boolean>`(request.activated_at < ${ended.before} OR NOT ${isProven})`
      : sql<boolean>`request.employer_id = any(${ended.employerIds}::int[])`;
  const { rows } = await sql<{ requests: number }>`
    WITH due AS (
      SELECT id FROM contact_request request WHERE weighs AND ${isOver} ORDER BY id FOR NO KEY UPDATE
    ), ended AS (
      UPDATE contact_request SET weighs = false WHERE id IN (SELECT id FROM due) AND weighs RETURNING job_seeker_id
    ), counted AS (
      SELECT job_seeker_id, count(*)::int AS requests FROM ended GROUP BY job_seeker_id
    ), lowered AS (
      UPDATE "user" SET popularity = greatest(0, popularity - requests * ${weight}::int)
      FROM counted WHERE "user".id = counted.job_seeker_id
    )
    SELECT coalesce(sum(requests), 0)::int AS requests FROM counted`.execute(kyselyIn(tx));
  return rows[0]?.requests ?? 0;
}

/**
 * The latest request of each proven employer to a job seeker counts, if it was activated since a time and none of theirs does, and
 * raises the popularity by the weight. For one employer, or all.
 */
export async function beginWeighing(
  tx: Tx,
  { since, weight, employerId }: { since: Date; weight: number; employerId?: number },
): Promise<void> {
  await sql`
    WITH latest AS (
      SELECT DISTINCT ON (employer_id, job_seeker_id) id FROM contact_request request
      WHERE activated_at >= ${since} AND NOT weighs AND ${isProven}
        AND (${employerId ?? null}::int IS NULL OR employer_id = ${employerId ?? null}::int)
        AND NOT EXISTS (
          SELECT FROM contact_request other
          WHERE (other.employer_id, other.job_seeker_id) = (request.employer_id, request.job_seeker_id) AND other.weighs
        )
      ORDER BY employer_id, job_seeker_id, activated_at DESC, id DESC
    ), begun AS (
      UPDATE contact_request SET weighs = true WHERE id IN (SELECT id FROM latest) RETURNING job_seeker_id
    ), counted AS (
      SELECT job_seeker_id, count(*)::int AS requests FROM begun GROUP BY job_seeker_id
    )
    UPDATE "user" SET popularity = popularity + requests * ${weight}::int
    FROM counted WHERE "user".id = counted.job_seeker_id`.execute(kyselyIn(tx));
}
