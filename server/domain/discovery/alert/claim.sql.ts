import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

export type AlertTable = 'offer_alert' | 'saved_search';

/** Locks up to `limit` alerts that are due. Skips locked rows. Returns their ids and what they have covered. */
export const lockDueAlerts = (tx: Tx, table: AlertTable, at: Date, limit: number) =>
  kyselyIn(tx)
    .selectFrom(table)
    .select(['id', 'covered_until'])
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** These alerts are due again at the next time of their frequency, and have covered what is before `until`. */
export async function moveAlertsOn(
  tx: Tx,
  table: AlertTable,
  ids: readonly number[],
  { next, until }: { next: { DAILY: Date; WEEKLY: Date }; until: Date },
): Promise<void> {
  await kyselyIn(tx)
    .updateTable(table)
    .set(({ eb, ref, val, fn }) => ({
      due_at: eb
        .case()
        .when('frequency', '=', 'WEEKLY')
        .then(eb.cast<Date>(val(next.WEEKLY), 'timestamptz'))
        .else(eb.cast<Date>(val(next.DAILY), 'timestamptz'))
        .end(),
      // An alert that has just been switched on covers nothing yet.
      covered_until: fn<Date>('greatest', [ref('covered_until'), eb.cast(val(until), 'timestamptz')]),
    }))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
