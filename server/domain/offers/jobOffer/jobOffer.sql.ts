import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Takes the id of an offer before its row is created. */
export async function nextOfferId(tx: Tx): Promise<number> {
  const { id } = await kyselyIn(tx)
    .selectNoFrom(sql<number>`nextval('job_offer_id_seq')::int`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a view of an offer on a day. */
export async function addOfferView(tx: Tx, jobOfferId: number, day: Date): Promise<void> {
  await kyselyIn(tx)
    .insertInto('job_offer_day')
    .values({ job_offer_id: jobOfferId, day, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['job_offer_id', 'day']).doUpdateSet((eb) => ({ views: eb('job_offer_day.views', '+', 1) })),
    )
    .execute();
}

/** Deletes a job seeker's entry of a saved offer. Returns the id of the entry; null if there was none. */
export async function deleteSavedOffer(
  tx: Tx,
  { jobSeekerId, jobOfferId }: { jobSeekerId: number; jobOfferId: number },
): Promise<number | null> {
  const removed = await kyselyIn(tx)
    .deleteFrom('saved_job_offer')
    .where('job_seeker_id', '=', jobSeekerId)
    .where('job_offer_id', '=', jobOfferId)
    .returning('id')
    .executeTakeFirst();
  return removed?.id ?? null;
}

/** Active offers whose time is over, up to `limit`, with their employers. */
export const dueToExpire = (tx: Tx, at: Date, limit: number) =>
  kyselyIn(tx)
    .selectFrom('job_offer')
    .select(['id', 'employer_id'])
    .where(({ ref }) => ref('active'))
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Ends those of these offers that are still active and over. Returns them with their ends. */
export const expire = (tx: Tx, ids: readonly number[], at: Date) =>
  kyselyIn(tx)
    .updateTable('job_offer')
    .set({ state: 'EXPIRED', updated_at: at })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where(({ ref }) => ref('active'))
    .where('expires_at', '<=', at)
    .returning(['id', 'expires_at'])
    .execute();

/**
 * Locks up to `limit` active offers that expire by `before` and have no reminder yet. Skips locked rows. Returns the offers with
 * their expiry times.
 */
export const lockOffersToRemindOf = (tx: Tx, { at, before, limit }: { at: Date; before: Date; limit: number }) =>
  kyselyIn(tx)
    .selectFrom('job_offer')
    .select(['id', 'expires_at'])
    .where(({ ref }) => ref('active'))
    .where('expires_at', '>', at)
    .where('expires_at', '<=', before)
    .where((eb) => eb('reminded_of', 'is distinct from', eb.ref('expires_at')))
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** The employer of an offer is reminded of this end. */
export async function noteReminder(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await kyselyIn(tx).updateTable('job_offer').set({ reminded_of: expiresAt }).where('id', '=', id).execute();
}
