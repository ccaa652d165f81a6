import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';

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
