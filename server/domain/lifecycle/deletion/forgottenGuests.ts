import { sql } from 'kysely';
import { domainContext } from '../../accounts/context.ts';
import type { BillingServices } from '../../billing/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { anonymous } from '../../core/viewer/viewer.ts';
import { erase } from './deletion.ts';

/** Guests are deleted one by one, because each has a transaction of its own. */
const atOnce = 100;

/**
 * Deletes guests who have not come back since `before`: no contact, no message, no paid day. They are deleted like accounts. Called
 * every hour by any number of processes.
 */
export async function deleteForgottenGuests(services: BillingServices, before: Date): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM "user" AS guest
      WHERE role = 'ROLE_EMPLOYER' AND login_email IS NULL AND deleted_at IS NULL AND banned_at IS NULL
        AND id > ${last} AND created_at < ${before} AND (last_seen_at IS NULL OR last_seen_at < ${before})
        AND NOT EXISTS (SELECT FROM contact_request WHERE employer_id = guest.id AND created_at >= ${before})
        AND NOT EXISTS (SELECT FROM chat WHERE employer_id = guest.id AND last_message_at >= ${before})
        AND NOT EXISTS (SELECT FROM chat WHERE support_user_id = guest.id AND last_message_at >= ${before})
        AND NOT EXISTS (SELECT FROM subscription WHERE employer_id = guest.id
          AND (current_period_end >= ${before} OR status <> 'CANCELED'))
      ORDER BY id LIMIT ${atOnce}`.execute(services.kysely);
    for (const { id } of rows) {
      try {
        await erase(domainContext(services, anonymous), { id, role: 'ROLE_EMPLOYER' }, { onlyGuest: true });
      } catch (error) {
        // The next run tries again.
        if (!(error instanceof NotFound)) services.log.error({ err: error }, 'a forgotten guest could not be deleted');
      }
    }
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
