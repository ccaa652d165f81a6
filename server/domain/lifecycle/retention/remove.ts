import { type RawBuilder, sql } from 'kysely';
import type { BillingServices } from '../../billing/context.ts';
import { type PeriodName, periodNames, startOf } from '../../core/limits/periods.ts';
import { removeUnusedUploads } from '../../files/stored/removal.ts';
import { forgetOldOfferActivity } from '../../offers/jobOffer/activity.ts';
import { forgetOldBulkActions } from '../../office/bulkAction/forget.ts';
import { forgetOldActivity } from '../../people/jobSeeker/activity.ts';
import { forgetOldContactRequests } from '../../people/jobSeeker/popularity.ts';
import { forgetViews } from '../../people/view/countOnce.ts';
import { deleteForgottenGuests } from '../deletion/forgottenGuests.ts';

/** Removes what the table of periods says. */

type Removal = (services: BillingServices, before: Date) => Promise<unknown>;

export const removals: { [Name in PeriodName]: Removal } = {
  sessions: (services, before) => removeRows(services, 'session', sql`expires_at < ${before}`),
  codes: async (services, before) => {
    for (const table of ['pending_sign_up', 'pending_email_change', 'phone_code', 'verification'] as const) {
      await removeRows(services, table, sql`expires_at < ${before}`);
    }
  },
  uploads: removeUnusedUploads,
  views: forgetViews,
  activity: async (services, before) => {
    await forgetOldActivity(services, before);
    await forgetOldOfferActivity(services, before);
  },
  popularity: forgetOldContactRequests,
  bulkActions: forgetOldBulkActions,
  webhookEvents: (services, before) => removeRows(services, 'webhook_event', sql`processed_at < ${before}`),
  keptMail: ({ keptMail }, before) => keptMail.removeBefore(before),
  references: (services, before) =>
    removeRows(
      services,
      'job_reference',
      sql`(state = 'WAITING' AND expires_at < ${before}) OR (state = 'DECLINED' AND answered_at < ${before})`,
    ),
  reports: (services, before) => removeRows(services, 'report', sql`resolved_at < ${before}`),
  // A free text is the parameter `q` of a list's address.
  savedFilters: (services, before) =>
    removeRows(services, 'saved_filter', sql`created_at < ${before} AND query ~ '(^|[?&])q='`),
  guests: deleteForgottenGuests,
};

/** Removes what is over of one period. */
export const removeOver = (services: BillingServices, name: PeriodName): Promise<unknown> =>
  removals[name](services, startOf(name, services));

/** Called every hour by any number of processes. What fails is in the log, and does not keep the others from being removed. */
export async function removeWhatIsOver(services: BillingServices): Promise<void> {
  for (const name of periodNames) {
    try {
      await removeOver(services, name);
    } catch (error) {
      services.log.error({ err: error, period: name }, 'data whose period is over could not be removed');
    }
  }
}

/** Rows in one statement, so that none is locked for long. */
const batchSize = 1_000;

async function removeRows(
  { kysely }: Pick<BillingServices, 'kysely'>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))
      RETURNING true`.execute(kysely);
    if (rows.length < batchSize) return;
  }
}
