import { z } from 'zod';
import { document } from '../../../rest/document.ts';
import { City, Country, FeedOffer, Job } from '../../../rest/fragments.ts';
import { idOrAll } from '../../../rest/parameters.ts';
import { jsonFeed, xmlFeed } from '../../../rest/row.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { offerFeedVersion } from './feed.ts';

/** The active offers for job boards, as every visitor sees them. */

const input = z.object({ query: z.object({ job_id: idOrAll, city_id: idOrAll }) });

/** @throws InvalidInput for an unknown job or city */
function filterOf({ query: { job_id, city_id } }: z.output<typeof input>, { reference }: Ctx) {
  const unknown = [
    ...(job_id !== undefined && !reference.jobs.get(job_id)
      ? [{ field: 'job_id', message: 'There is no such job.' }]
      : []),
    ...(city_id !== undefined && !reference.cities.get(city_id)
      ? [{ field: 'city_id', message: 'There is no such city.' }]
      : []),
  ];
  if (unknown.length > 0) throw new InvalidInput(unknown);
  return { jobId: job_id, cityId: city_id };
}

/** @param more fields of an offer beside those of its record */
const feed = (more = '') => ({
  input,
  document: document(
    `query ($first: Int!, $after: String, $filter: JobOfferFilter) {
      answer: jobOffers(first: $first, after: $after, filter: $filter) {
        edges { node { ...FeedOffer ${more} } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    FeedOffer,
    City,
    Country,
    Job,
  ),
  variables: (given: z.output<typeof input>, ctx: Ctx) => ({ filter: filterOf(given, ctx) }),
  feedVersion: (given: z.output<typeof input>, ctx: Ctx) => offerFeedVersion(ctx, filterOf(given, ctx)),
});

export const feedCalls = {
  'GET /api/feeds/job-offers.json': jsonFeed({ summary: 'All active job offers, for other sites.', ...feed() }),
  'GET /api/feeds/job-offers.xml': xmlFeed({
    summary: 'The same in the XML that job boards take.',
    ...feed('description_html: descriptionHtml(use: JOB_POSTING)'),
  }),
};
