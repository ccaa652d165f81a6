import { type RawBuilder, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';

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

/** `publicJobSeekers`. */
const isPublic = sql<boolean>`person.role = ${sql.lit(publicJobSeekers.role)} AND person.active AND person.deleted_at IS NULL`;

/** The first public job seekers after an id, in the order of their ids. */
export async function whoIsPublic(kysely: Sql, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM "user" person WHERE ${isPublic} AND id > ${after} ORDER BY id LIMIT ${sql.lit(most)}`.execute(
    kysely,
  );
  return rows.map(({ id }) => id);
}

type MedianRate = { jobId: number; cityId: number; rate: number };

/** The median rate of each job in each city, which has one currency. */
export async function medianRates(kysely: Sql): Promise<MedianRate[]> {
  const { rows } = await sql<MedianRate>`
    SELECT job_id AS "jobId", city_id AS "cityId", percentile_cont(0.5) WITHIN GROUP (ORDER BY min_rate) AS rate
    FROM "user" person WHERE ${isPublic} AND num_nulls(job_id, city_id, min_rate) = 0 GROUP BY 1, 2`.execute(kysely);
  return rows;
}

/** A limit, and the share of a part's points that a person within it has. The narrowest limit comes first. */
export type Step<Limit> = readonly [Limit, number];

type Rule = {
  medians: readonly MedianRate[];
  /** The share of each reply time. */
  answers: Readonly<Record<string, number>>;
  /** Reviews that everyone has besides, of as many stars. */
  prior: { reviews: number; stars: number };
  /** Seen since a time. */
  active: readonly Step<Date>[];
  /** The distance from the median, as a share of it. */
  rate: readonly Step<number>[];
};

const caseOf = (whens: readonly RawBuilder<unknown>[]) => sql<number>`CASE ${sql.join(whens, sql` `)} ELSE 0 END`;

/** How much of each part's points a person has, from 0 to 1. */
const sharesBy = ({ answers, prior, active, rate }: Omit<Rule, 'medians'>) => ({
  answers: caseOf(
    Object.entries(answers).map(([time, share]) => sql`WHEN reply_time = ${sql.lit(time)} THEN ${sql.lit(share)}`),
  ),
  rating: sql<number>`greatest(0, (rating_stars - ${prior.stars}::float8 * rating_count)
    / ((5 - ${prior.stars}::float8) * (rating_count + ${prior.reviews}::float8)))`,
  verified: sql<number>`num_nonnulls(phone_verified_at, identity_checked_at) / 2.0`,
  active: caseOf(active.map(([since, share]) => sql`WHEN last_seen_at >= ${since} THEN ${sql.lit(share)}`)),
  complete: sql<number>`num_nonnulls(
    photo_uri, video_uri, native_country_id, language_id, experience_id, nullif(title, ''), nullif(description, ''),
    nullif(job_areas, ''), nullif(answer1, ''), nullif(answer2, ''), nullif(answer3, ''), nullif(answer4, '')
  ) / 12.0`,
  rate: caseOf(
    rate.map(
      ([most, share]) => sql`WHEN abs(min_rate - median.rate) <= ${sql.lit(most)} * median.rate THEN ${sql.lit(share)}`,
    ),
  ),
});

type Points = Readonly<Record<keyof ReturnType<typeof sharesBy>, number>>;

/** Stores the points that these job seekers have now, where they are others. */
export async function storeMatchScores(
  tx: Tx,
  ids: readonly number[],
  points: Points,
  { medians, ...rule }: Rule,
): Promise<void> {
  const shares = sharesBy(rule);
  const counted = Object.entries(shares).map(
    ([part, share]) => sql`${sql.lit(points[part as keyof Points])} * ${share}`,
  );
  await sql`
    UPDATE "user" SET match_score = present.score
    FROM (
      SELECT person.id, counted.score
      FROM "user" person
      LEFT JOIN unnest(
        ${medians.map(({ jobId }) => jobId)}::int[], ${medians.map(({ cityId }) => cityId)}::int[],
        ${medians.map(({ rate }) => rate)}::float8[]
      ) AS median(job_id, city_id, rate) USING (job_id, city_id)
      CROSS JOIN LATERAL (SELECT round((${sql.join(counted, sql` + `)})::numeric)::int AS score) AS counted
      WHERE person.id = any(${ids}::int[]) AND ${isPublic} AND person.match_score <> counted.score
      ORDER BY person.id FOR UPDATE OF person
    ) AS present
    WHERE "user".id = present.id`.execute(kyselyIn(tx));
}
