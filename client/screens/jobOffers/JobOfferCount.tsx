import { graphql } from 'react-relay';
import type { JobOfferCountQuery } from '../../__generated__/JobOfferCountQuery.graphql.ts';
import { offerReadingsOf } from '../../features/discovery/jobSearch/jobSearch.ts';
import { type SearchValues, useLiveCount } from '../../features/discovery/jobSearch/useLiveCount.ts';

/** How many offers a search would find, in a sentence. */
export default function JobOfferCount({ values }: { values: SearchValues }) {
  const found = useLiveCount<JobOfferCountQuery>(
    graphql`
      query JobOfferCountQuery($readings: [JobListingReading!]!) {
        jobOfferListing(readings: $readings) {
          jobOffers(first: 0) {
            totalCount
          }
        }
      }
    `,
    values,
    variablesOf,
  );
  const count = found?.jobOfferListing?.jobOffers.totalCount;
  if (count === undefined) return null;
  return `${count === 0 ? 'No' : count} job ${count === 1 ? 'offer matches' : 'offers match'} your search.`;
}

const variablesOf = (values: SearchValues) => ({ readings: offerReadingsOf(values) });
