import type { Sql } from '../../database/kysely.ts';
import { statementByIds } from '../../database/shapes.ts';

/** The job seekers to whom this employer has sent a contact request that is activated. */
export async function clientsOf(kysely: Sql, employerId: number): Promise<ReadonlySet<number>> {
  const rows = await readClients(kysely, [employerId]);
  return new Set(rows.map(({ id }) => id));
}

const readClients = statementByIds((kysely, employerIds) =>
  kysely
    .selectFrom('contact_request')
    .select('job_seeker_id as id')
    .distinct()
    .where('employer_id', '=', employerIds)
    .where('activated_at', 'is not', null),
);
