import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';

/** Removes the rows of a table whose column is before this time. */
export const removeBefore = (kysely: Sql, table: string, column: string, before: Date): Promise<void> =>
  removeRows(kysely, table, sql`${sql.ref(column)} < ${before}`);

/** Removes references that expired, or were declined, before this time. */
export const removeReferences = (kysely: Sql, before: Date): Promise<void> =>
  removeRows(
    kysely,
    'job_reference',
    sql`(state = 'WAITING' AND expires_at < ${before}) OR (state = 'DECLINED' AND answered_at < ${before})`,
  );

/** Removes saved filters with a free text, which is the parameter `q` of a list's address, from before this time. */
export const removeFiltersWithText = (kysely: Sql, before: Date): Promise<void> =>
  removeRows(kysely, 'saved_filter', sql`created_at < ${before} AND query ~ '(^|[?&])q='`);

/** Rows in one statement, so that none is locked for long. */
const batchSize = 1_000;

async function removeRows(kysely: Sql, table: string, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))
      RETURNING true`.execute(kysely);
    if (rows.length < batchSize) return;
  }
}

/** The ids of guests who have not come back since `before`, by id after `after`, up to `limit`. */
export async function readForgottenGuests(
  kysely: Sql,
  { after, before, limit }: { after: number; before: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM "user" AS guest
    WHERE role = 'ROLE_EMPLOYER' AND login_email IS NULL AND deleted_at IS NULL AND banned_at IS NULL
      AND id > ${after} AND created_at < ${before} AND (last_seen_at IS NULL OR last_seen_at < ${before})
      AND NOT EXISTS (SELECT FROM contact_request WHERE employer_id = guest.id AND created_at >= ${before})
      AND NOT EXISTS (SELECT FROM chat WHERE employer_id = guest.id AND last_message_at >= ${before})
      AND NOT EXISTS (SELECT FROM chat WHERE support_user_id = guest.id AND last_message_at >= ${before})
      AND NOT EXISTS (SELECT FROM subscription WHERE employer_id = guest.id
        AND (current_period_end >= ${before} OR status <> 'CANCELED'))
    ORDER BY id LIMIT ${limit}`.execute(kysely);
  return rows.map(({ id }) => id);
}
