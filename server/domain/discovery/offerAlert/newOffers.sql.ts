import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';

/** The ids of those alerts whose job seeker's job and city have a public offer from after what they have covered, up to `until`. */
export async function alertsWithNewOffers(
  tx: Tx,
  { ids, until }: { ids: readonly number[]; until: Date },
): Promise<number[]> {
  const news = await kyselyIn(tx)
    .selectFrom('offer_alert as a')
    .innerJoin('user as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids))))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_offer as o')
          .select('o.id')
          .where('o.active', '=', publicJobOffers.active)
          .whereRef('o.job_id', '=', 'u.job_id')
          .whereRef('o.city_id', '=', 'u.city_id')
          .whereRef('o.created_at', '>', 'a.covered_until')
          .where('o.created_at', '<=', until),
      ),
    )
    .execute();
  return news.map(({ id }) => id);
}
