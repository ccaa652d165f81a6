import type { Sql } from '../../../database/kysely.ts';

/** The job seekers to whom this employer has sent a contact request that is activated. */
export async function clientsOf(kysely: Sql, employerId: number): Promise<ReadonlySet<number>> {
  const rows = await kysely
    .selectFrom('contact_request')
    .select('job_seeker_id as id')
    .distinct()
    .where('employer_id', '=', employerId)
    .where('activated_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
