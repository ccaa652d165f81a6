import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { JobOffersScreenQuery } from '../../__generated__/JobOffersScreenQuery.graphql.ts';
import type { ListingReading } from '../../app/paths.ts';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { offerSearchAddress } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferCardSkeleton } from '../../features/offers/card/JobOfferCardSkeleton.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Grid, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { JobOfferListing } from './JobOfferListing.tsx';
import { JobOfferSearchBar } from './JobOfferSearchBar.tsx';
import styles from './JobOffersScreen.module.css';

// Most addresses name a job and a city that there are.
const UnknownListing = servedPart(
  'unknown-offers',
  () => import('../../features/discovery/jobSearch/UnknownListing.tsx'),
);

/** The search for offers of a job in a city (docs/product/search.md, 'The search for offers'). */
export default function JobOffersScreen({
  queryRef,
  params,
}: ScreenProps<JobOffersScreenQuery, { readings: ListingReading[] }>) {
  const { pathname, search } = useLocation();
  const query = usePreloadedQuery<JobOffersScreenQuery>(
    graphql`
      query JobOffersScreenQuery($readings: [JobListingReading!]!, $after: String) @preloadable {
        jobOfferListing(readings: $readings) {
          ...JobOfferSearchBar_listing
        }
        ...JobOfferSearchBar_query
        ...JobOfferListing_query @arguments(after: $after)
        ...UnknownListing_query
      }
    `,
    queryRef,
  );
  // Without JavaScript, the search form leads here to get the URL for its fields.
  const fields = Object.fromEntries(new URLSearchParams(search));
  if (fields.job !== undefined) throw redirectTo(offerSearchAddress(fields));
  const listing = query.jobOfferListing ?? null;
  // An unknown cursor: show the first page.
  if (!listing && fields.after !== undefined) throw redirectTo(pathname);
  const searchBar = <JobOfferSearchBar query={query} listing={listing} readings={params.readings} />;
  return (
    <Container>
      {listing ? (
        <JobOfferListing query={query} search={searchBar} />
      ) : (
        <UnknownListing query={query} readings={params.readings} of="jobOffers" search={searchBar} />
      )}
    </Container>
  );
}

/** As large as the head of the search and its first cards. */
export function Skeleton() {
  return (
    <Container>
      <Loading label="Loading job offers">
        <PageHead title={<SkeletonBlock className={styles.title} />} lead={<SkeletonBlock className={styles.lead} />} />
        <Stack>
          <SkeletonBlock shape="block" className={styles.bar} />
          <Grid>
            {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
              <li key={key}>
                <JobOfferCardSkeleton />
              </li>
            ))}
          </Grid>
        </Stack>
      </Loading>
    </Container>
  );
}
