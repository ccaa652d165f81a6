import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { JobSeekersScreenQuery } from '../../__generated__/JobSeekersScreenQuery.graphql.ts';
import type { ListingReading } from '../../app/paths.ts';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { JobSeekerCardSkeleton } from '../../features/people/card/JobSeekerCardSkeleton.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { JobSeekerListing } from './JobSeekerListing.tsx';
import { JobSeekerSearchBar } from './JobSeekerSearchBar.tsx';
import styles from './JobSeekersScreen.module.css';

// Most addresses name a job and a city that there are.
const UnknownListing = servedPart(
  'unknown-job-seekers',
  () => import('../../features/discovery/jobSearch/UnknownListing.tsx'),
);

/** The search for job seekers of a job, everywhere or in one city (docs/product/search.md, 'The search for job seekers'). */
export default function JobSeekersScreen({
  queryRef,
  params,
}: ScreenProps<JobSeekersScreenQuery, { readings: ListingReading[] }>) {
  const { pathname, search } = useLocation();
  const filters = new URLSearchParams(search);
  const query = usePreloadedQuery<JobSeekersScreenQuery>(
    graphql`
      query JobSeekersScreenQuery(
        $readings: [JobListingReading!]!
        $filter: JobSeekerFilter
        $sort: JobSeekerSort!
        $after: String
      ) @preloadable {
        jobListing(readings: $readings) {
          ...JobSeekerSearchBar_listing
        }
        ...JobSeekerSearchBar_query
        ...JobSeekerListing_query @arguments(after: $after)
        ...UnknownListing_query
        viewer {
          ...SaveSearchButton_viewer
        }
      }
    `,
    queryRef,
  );
  const listing = query.jobListing ?? null;
  // An unknown cursor: show the first page.
  if (!listing && filters.has('after')) throw redirectTo(withoutPlace(pathname, filters));
  const searchBar = <JobSeekerSearchBar query={query} listing={listing} readings={params.readings} />;
  return (
    <Container>
      {listing ? (
        <JobSeekerListing query={query} search={searchBar} viewer={query.viewer} />
      ) : (
        <UnknownListing query={query} readings={params.readings} of="jobSeekers" search={searchBar} />
      )}
    </Container>
  );
}

function withoutPlace(pathname: string, filters: URLSearchParams): string {
  const others = new URLSearchParams(filters);
  others.delete('after');
  return others.size > 0 ? `${pathname}?${others}` : pathname;
}

/** As large as the head of the search and its first cards. */
export function Skeleton() {
  return (
    <Container>
      <Loading label="Loading job seekers">
        <PageHead
          title={<SkeletonBlock className={styles.title} />}
          lead={<SkeletonBlock className={styles.lead} />}
          more={<SkeletonBlock className={styles.more} />}
        />
        <Stack>
          <SkeletonBlock shape="block" className={styles.bar} />
          <div className={styles.cards}>
            <JobSeekerCardSkeleton />
            <JobSeekerCardSkeleton />
            <JobSeekerCardSkeleton />
          </div>
        </Stack>
      </Loading>
    </Container>
  );
}
