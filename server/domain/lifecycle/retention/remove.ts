import { domainContext } from '../../accounts/context.ts';
import type { Services } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { type PeriodName, periodNames, startOf } from '../../core/limits/periods.ts';
import { anonymous } from '../../core/viewer/viewer.ts';
import { removeUnusedUploads } from '../../files/stored/removal.ts';
import { forgetOldOfferActivity } from '../../offers/jobOffer/activity.ts';
import { forgetOldBulkActions } from '../../office/bulkAction/bulkAction.ts';
import { forgetOldActivity } from '../../people/jobSeeker/activity.ts';
import { forgetOldContactRequests } from '../../people/jobSeeker/popularity.ts';
import { forgetViews } from '../../people/view/views.ts';
import { erase } from '../deletion/deletion.ts';
import { readForgottenGuests, removeBefore, removeFiltersWithText, removeReferences } from './remove.sql.ts';

/** Guests are deleted one by one, because each has a transaction of its own. */
const atOnce = 100;

/**
 * Deletes guests who have not come back since `before`: no contact, no message, no paid day. They are deleted like accounts. Called
 * every hour by any number of processes.
 */
async function deleteForgottenGuests(services: Services, before: Date): Promise<void> {
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

/** Removes what the table of periods says. */

type Removal = (services: Services, before: Date) => Promise<unknown>;

export const removals: { [Name in PeriodName]: Removal } = {
  sessions: ({ sql }, before) => removeBefore(sql, 'session', 'expires_at', before),
  codes: async ({ sql }, before) => {
    for (const table of ['pending_sign_up', 'pending_email_change', 'phone_code', 'verification'] as const) {
      await removeBefore(sql, table, 'expires_at', before);
    }
  },
  calls: ({ sql }, before) => removeBefore(sql, 'idempotent_call', 'claimed_at', before),
  uploads: removeUnusedUploads,
  views: forgetViews,
  activity: async (services, before) => {
    await forgetOldActivity(services, before);
    await forgetOldOfferActivity(services, before);
  },
  freeDays: ({ sql }, before) => removeBefore(sql, 'free_day', 'day', before),
  popularity: forgetOldContactRequests,
  bulkActions: forgetOldBulkActions,
  webhookEvents: ({ sql }, before) => removeBefore(sql, 'webhook_event', 'processed_at', before),
  webhookDeliveries: ({ sql }, before) => removeBefore(sql, 'webhook_delivery', 'occurred_at', before),
  keptMail: ({ keptMail }, before) => keptMail.removeBefore(before),
  references: ({ sql }, before) => removeReferences(sql, before),
  reports: ({ sql }, before) => removeBefore(sql, 'report', 'resolved_at', before),
  savedFilters: ({ sql }, before) => removeFiltersWithText(sql, before),
  guests: deleteForgottenGuests,
};

/** Removes what is over of one period. */
export const removeOver = (services: Services, name: PeriodName): Promise<unknown> =>
  removals[name](services, startOf(name, services));

/** Called every hour by any number of processes. What fails is in the log, and does not keep the others from being removed. */
export async function removeWhatIsOver(services: Services): Promise<void> {
  for (const name of periodNames) {
    try {
      await removeOver(services, name);
    } catch (error) {
      services.log.error({ err: error, period: name }, 'data whose period is over could not be removed');
    }
  }
}
