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
