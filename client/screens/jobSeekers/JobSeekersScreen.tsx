import { graphql, usePreloadedQuery } from 'react-relay';
import { notFound } from '../../routing/Outcome.ts';
import type { ScreenProps } from '../../routing/route.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { Bone } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { JobSeekerCardSkeleton } from '../../ui/search/JobSeekerCardSkeleton.tsx';
import type { JobSeekersScreenQuery } from './__generated__/JobSeekersScreenQuery.graphql.ts';
import { JobSeekerListing } from './JobSeekerListing.tsx';
import { JobSeekerSearchBar } from './JobSeekerSearchBar.tsx';
import styles from './JobSeekersScreen.module.css';

/** The search for job seekers of a job, everywhere or in one city (spec 000 §2). */
export default function JobSeekersScreen({ queryRef }: ScreenProps<JobSeekersScreenQuery>) {
  const query = usePreloadedQuery<JobSeekersScreenQuery>(
    graphql`
      query JobSeekersScreenQuery(
        $readings: [JobListingReading!]!
        $sexId: Int
        $experienceId: Int
        $sort: JobSeekerSort!
        $after: String
      ) @preloadable {
        jobListing(readings: $readings) {
          ...JobSeekerSearchBar_listing
        }
        ...JobSeekerSearchBar_query
        ...JobSeekerListing_query @arguments(after: $after)
      }
    `,
    queryRef,
  );
  if (!query.jobListing) throw notFound();
  return (
    <Container>
      <JobSeekerListing query={query} search={<JobSeekerSearchBar query={query} listing={query.jobListing} />} />
    </Container>
  );
}

/** As large as the head of the search and its first cards. */
export function Skeleton() {
  return (
    <Container>
      <Loading label="Loading job seekers">
        <PageHead title={<Bone className={styles.title} />} lead={<Bone className={styles.lead} />} />
        <Stack>
          <Bone shape="block" className={styles.bar} />
          <JobSeekerCardSkeleton />
          <JobSeekerCardSkeleton />
          <JobSeekerCardSkeleton />
        </Stack>
      </Loading>
    </Container>
  );
}
