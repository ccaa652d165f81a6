import type { Reference } from '../../core/catalog/reference.ts';
import type { Services } from '../../core/context.ts';
import { type JobOfferFilter, searchJobOffers } from '../../offers/jobOffer/search.ts';

/** The feed of active offers for job boards: those of the public search (docs/product/offers.md, 'The feed of offers'). */

/** What changes whenever a feed does, and the time of the newest change of an offer in it. */
export type FeedVersion = { version: string; changedAt: Date | null };

/** Takes two statements for any number of offers. */
export async function offerFeedVersion(
  { db, reference }: Pick<Services, 'db' | 'reference'>,
  filter: JobOfferFilter,
): Promise<FeedVersion> {
  const { where } = searchJobOffers(filter, { sort: 'NEWEST', reverse: false });
  const [offers, employers] = await Promise.all([
    // With the average id: one offer may leave and another one return, which changes neither the number nor a time.
    db.jobOffer.aggregate({ where, _count: true, _max: { updatedAt: true }, _avg: { id: true } }),
    // An offer has the name of its employer.
    db.user.aggregate({ where: { jobOffers: { some: where } }, _max: { updatedAt: true } }),
  ]);
  const changedAt = offers._max.updatedAt;
  const seen = [offers._count, offers._avg.id, changedAt, employers._max.updatedAt, wordsOf(reference)];
  return { version: JSON.stringify(seen), changedAt };
}

const known = new WeakMap<Reference['jobs'], string>();

/** The jobs, cities and countries that offers show, as a text. The tables are other ones after a change. */
function wordsOf({ jobs, cities, countries }: Reference): string {
  const words = known.get(jobs) ?? JSON.stringify([jobs.all, cities.all, countries.all]);
  known.set(jobs, words);
  return words;
}
