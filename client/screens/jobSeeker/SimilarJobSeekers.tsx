import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { SimilarJobSeekers_jobSeeker$key } from '../../__generated__/SimilarJobSeekers_jobSeeker.graphql.ts';
import type { SimilarJobSeekersPaginationQuery } from '../../__generated__/SimilarJobSeekersPaginationQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';

/** Also the fragment's default. */
const pageSize = 6;

/** Job seekers of the same job in the same city, six per page. The link to all of them is shown even if there are none. */
export function SimilarJobSeekers({ jobSeeker }: { jobSeeker: SimilarJobSeekers_jobSeeker$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<SimilarJobSeekersPaginationQuery, SimilarJobSeekers_jobSeeker$key>(
    graphql`
      fragment SimilarJobSeekers_jobSeeker on JobSeeker
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "SimilarJobSeekersPaginationQuery") {
        job {
          name
          plural
          slug
        }
        city {
          name
        }
        similarJobSeekers(first: $count, after: $cursor) @connection(key: "SimilarJobSeekers_similarJobSeekers") {
          totalCount
          edges {
            node {
              id
              ...JobSeekerTile_jobSeeker
            }
          }
        }
      }
    `,
    jobSeeker,
    pageSize,
  );
  const { job, city, similarJobSeekers } = data;
  const { edges, totalCount } = similarJobSeekers;
  if (!job) return null;

  const listing = paths.jobSeekers.to({ job: job.slug, city: city?.name });
  const findMore = (
    <Row>
      <ButtonLink href={listing} look="secondary">
        Find more {job.plural} {city && `in ${city.name}`}
      </ButtonLink>
    </Row>
  );
  if (edges.length === 0) return findMore;

  return (
    <ProfileSection title="Similar job seekers">
      <Stack>
        <Grid ref={list} columns={2}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <JobSeekerTile jobSeeker={node} />
            </li>
          ))}
        </Grid>
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? totalCount : edges.length}
          {...more}
          // Without JavaScript, the button is a link to the listing.
          href={listing}
        />
        {findMore}
      </Stack>
    </ProfileSection>
  );
}
