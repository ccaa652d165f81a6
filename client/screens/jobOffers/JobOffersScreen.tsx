import { lazy } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { JobOfferSearchBar_listing$key } from '../../__generated__/JobOfferSearchBar_listing.graphql.ts';
import type { JobOfferSearchBar_query$key } from '../../__generated__/JobOfferSearchBar_query.graphql.ts';
import type { JobOffersScreenQuery } from '../../__generated__/JobOffersScreenQuery.graphql.ts';
import type { ListingReading } from '../../app/paths.ts';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { anyChoice, knownPlace, offerSearchAddress, offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { SearchBar } from '../../features/discovery/jobSearch/SearchBar.tsx';
import { JobOfferCardSkeleton } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container, Grid, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { JobOfferListing } from './JobOfferListing.tsx';
import styles from './JobOffersScreen.module.css';

// Without its code there is no count, and the search works.
const loadCount = () => import('./JobOfferCount.tsx').catch(() => ({ default: () => null }));
const JobOfferCount = lazy(loadCount);

/** Job and city from the URL; searching navigates to another URL. */
function JobOfferSearchBar({
  query: queryKey,
  listing: listingKey,
  readings,
}: {
  query: JobOfferSearchBar_query$key;
  /** Null if the URL has an unknown job or city. */
  listing: JobOfferSearchBar_listing$key | null;
  readings: readonly ListingReading[];
}) {
  const known = useFragment(
    graphql`
      fragment JobOfferSearchBar_query on Query {
        jobs {
          name
          slug
        }
        cities {
          name
          slug
        }
      }
    `,
    queryKey,
  );
  const listing = useFragment(
    graphql`
      fragment JobOfferSearchBar_listing on JobOfferListing {
        job {
          slug
        }
        city {
          slug
        }
      }
    `,
    listingKey,
  );
  const { job, city } = listing ?? knownPlace(readings, known);
  const navigate = useNavigate();
  const navigation = useNavigation();
  return (
    <SearchBar
      label="Job offers"
      // Without JavaScript, the listing of all offers redirects to the URL for the fields.
      action={offersPath({})}
      onSearch={(values) => navigate(offerSearchAddress(values))}
      searching={navigation.state !== 'idle'}
      loadCount={loadCount}
      Count={JobOfferCount}
      selects={[
        {
          name: 'job',
          label: 'Job',
          value: job?.slug ?? anyChoice,
          options: [{ value: anyChoice, label: 'All jobs' }, ...known.jobs.map(asOption)],
        },
        {
          name: 'city',
          label: 'City',
          value: city?.slug ?? anyChoice,
          options: [{ value: anyChoice, label: 'All cities' }, ...known.cities.map(asOption)],
        },
      ]}
    />
  );
}

const asOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

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
