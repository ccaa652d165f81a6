import { sql } from 'kysely';
import { anyOf, kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { Services } from '../../core/context.ts';
import { lockRows } from '../../core/write/locks.sql.ts';
import { writeSql } from '../../core/write/write.ts';

/** Locks a person's contact chats, and returns their ids and links in the order of the ids, as everywhere. */
export const lockContactChatsOf = (tx: Tx, person: 'employer_id' | 'job_seeker_id', userId: number) =>
  kyselyIn(tx)
    .selectFrom('chat')
    .select(['id', 'employer_hash', 'job_seeker_hash'])
    .where('kind', '=', 'CONTACT')
    .where(person, '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Gives each of these chats the link at the same place of the list. */
export async function setHashes(
  tx: Tx,
  column: 'employer_hash' | 'job_seeker_hash',
  ids: readonly number[],
  hashes: readonly string[],
): Promise<void> {
  await kyselyIn(tx)
    .updateTable('chat')
    .from(sql<{ id: number; hash: string }>`unnest(${ids}::int[], ${hashes}::text[])`.as(sql`fresh(id, hash)`))
    .set((eb) => ({ [column]: eb.ref('fresh.hash') }))
    .whereRef('chat.id', '=', 'fresh.id')
    .execute();
}

/** Stores when these users were last seen, without touching `updatedAt`. Deleted users are skipped. */
export const noteSeen =
  (services: Pick<Services, 'sql'>) =>
  async (userIds: number[], at: Date): Promise<void> => {
    await writeSql(services, async (tx) => {
      await lockRows(tx, { changed: userIds, kept: [] });
      await tx
        .updateTable('user')
        .set({ last_seen_at: at })
        .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
        .where('deleted_at', 'is', null)
        .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', at)]))
        .execute();
    });
  };

/** The job seekers to whom this employer has sent a contact request that is activated. */
export async function clientsOf(kysely: Sql, employerId: number): Promise<ReadonlySet<number>> {
  const rows = await kysely
    .selectFrom('contact_request')
    .select('job_seeker_id as id')
    .distinct()
    .where('employer_id', '=', employerId)
    .where('activated_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The subscriptions of these employers, with what decides whether they are active. */
export const subscriptionsOf = (kysely: Sql, employerIds: readonly number[]) =>
  kysely
    .selectFrom('subscription')
    .select(['employer_id as employerId', 'status', 'current_period_end as currentPeriodEnd'])
    .select(['stripe_subscription_id as stripeSubscriptionId', 'cancel_at_period_end as cancelAtPeriodEnd'])
    .where('employer_id', '=', anyOf(employerIds))
    .execute();
