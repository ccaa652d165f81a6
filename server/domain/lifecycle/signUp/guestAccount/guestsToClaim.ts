import { sql } from 'kysely';
import type { Sql } from '../../../../database/kysely.ts';

/**
 * The guests whose data goes to the new account of this confirmed email, oldest first: all guests with this email alone, and
 * the guest who set the password.
 */
export async function guestsToClaim(
  kysely: Sql,
  { email, guestId }: { email: string; guestId: number | null },
): Promise<number[]> {
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
  const ids = rows.map(({ id }) => id);
  return guestId === null || ids.includes(guestId) ? ids : [...ids, guestId];
}
