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

/**
 * The requests activated before a time no longer count, and the popularity of their job seekers goes down by the weight of each.
 * Returns how many there were.
 */
export async function endWeighing(tx: Tx, { before, weight }: { before: Date; weight: number }): Promise<number> {
  const { requests } = await kyselyIn(tx)
    .with('ended', (db) =>
      db
        .updateTable('contact_request')
        .set({ weighs: false })
        .where('weighs', 'is', true)
        .where('activated_at', '<', before)
        .returning('job_seeker_id'),
    )
    .with('counted', (db) =>
      db
        .selectFrom('ended')
        .select(['job_seeker_id', sql<number>`count(*)::int`.as('requests')])
        .groupBy('job_seeker_id'),
    )
    .with('lowered', (db) =>
      db
        .updateTable('user')
        .from('counted')
        .set({ popularity: sql`greatest(0, popularity - requests * ${weight}::int)` })
        .whereRef('user.id', '=', 'counted.job_seeker_id'),
    )
    .selectFrom('ended')
    .select(sql<number>`count(*)::int`.as('requests'))
    .executeTakeFirstOrThrow();
  return requests;
}
