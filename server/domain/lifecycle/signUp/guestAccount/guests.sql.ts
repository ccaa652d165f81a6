import { sql } from 'kysely';
import type { Sql } from '../../../../database/sql.ts';

/** The ids of all guests with this email and no other, the oldest first. */
export async function guestsWithEmail(kysely: Sql, email: string): Promise<number[]> {
  const rows = await kysely
    .selectFrom('user')
    .select('id')
    // As the index `user_guest_email_idx` has it.
    .where('role', '=', 'ROLE_EMPLOYER')
    .where('login_email', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql`lower(email)`, '=', email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contact_request')
            .select('contact_request.id')
            .whereRef('contact_request.employer_id', '=', 'user.id')
            .where('introduced_by_id', 'is', null)
            .where(sql`lower(contact_request.email)`, '<>', email),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
