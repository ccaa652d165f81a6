import { domainContext } from '../../accounts/context.ts';
import type { Services } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { anonymous } from '../../core/viewer/viewer.ts';
import { erase } from './deletion.ts';
import { readForgottenGuests } from './forgottenGuests.sql.ts';

/** Guests are deleted one by one, because each has a transaction of its own. */
const atOnce = 100;

/**
 * Deletes guests who have not come back since `before`: no contact, no message, no paid day. They are deleted like accounts. Called
 * every hour by any number of processes.
 */
export async function deleteForgottenGuests(services: Services, before: Date): Promise<void> {
  for (let last = 0; ; ) {
    const ids = await readForgottenGuests(services.sql, { after: last, before, limit: atOnce });
    for (const id of ids) {
      try {
        await erase(domainContext(services, anonymous), { id, role: 'ROLE_EMPLOYER' }, { onlyGuest: true });
      } catch (error) {
        // The next run tries again.
        if (!(error instanceof NotFound)) services.log.error({ err: error }, 'a forgotten guest could not be deleted');
      }
    }
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? last;
  }
}
