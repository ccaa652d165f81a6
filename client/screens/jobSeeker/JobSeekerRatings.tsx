import { lazy, useRef } from 'react';
import { graphql } from 'react-relay';
import type { JobSeekerRatings_jobSeeker$key } from '../../__generated__/JobSeekerRatings_jobSeeker.graphql.ts';
import type { JobSeekerRatingsPaginationQuery } from '../../__generated__/JobSeekerRatingsPaginationQuery.graphql.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { RatingRow } from '../../features/people/rating/RatingRow.tsx';
import { RatingRules } from '../../features/people/rating/RatingRules.tsx';
import { useRemoveRating } from '../../features/people/rating/useRemoveRating.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { Stars } from '../../ui/display/Stars.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { RatedService } from './RatedService.tsx';

const load = () => import('../../features/people/rating/RateDialog.tsx');
const RateDialog = lazy(load);

/** Also the fragment's default. */
const pageSize = 5;

/** What employers say after a chat, five at a time. Renders nothing while there is nothing to read or to write. */
export function JobSeekerRatings({ jobSeeker: key }: { jobSeeker: JobSeekerRatings_jobSeeker$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<JobSeekerRatingsPaginationQuery, JobSeekerRatings_jobSeeker$key>(
    graphql`
      fragment JobSeekerRatings_jobSeeker on JobSeeker
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "JobSeekerRatingsPaginationQuery") {
        name
        ratingCount
        averageStars
        viewerCanRate
        viewerRating {
          id
        }
        ratings(first: $count, after: $cursor) @connection(key: "JobSeekerRatings_ratings") {
          edges {
            node {
              id
              ...RatingRow_rating
            }
          }
        }
        ...RateDialog_jobSeeker
        ...RatedService_jobSeeker
      }
    `,
    key,
    pageSize,
  );
  const dialog = useDialog<null>(load);
  const remove = useRemoveRating();
  const { ratingCount, averageStars, viewerCanRate, viewerRating, ratings } = data;
  const { edges } = ratings;
  if (edges.length === 0 && !viewerCanRate) return null;
  const name = firstName(data.name);
  return (
    <ProfileSection title="Reviews by employers" id="reviews">
      <RatedService jobSeeker={data} />
      <Stack>
        {averageStars == null ? (
          <Text look="soft">There are no reviews yet.</Text>
        ) : (
          <Row>
            <Stars value={averageStars} />
            <Text>
              {averageStars} of 5 from {ratingCount} {ratingCount === 1 ? 'employer' : 'employers'}
            </Text>
          </Row>
        )}
        {edges.length > 0 && (
          <ul ref={list}>
            {edges.map(({ node }) => (
              <RatingRow key={node.id} rating={node} jobSeekerName={name} isOwn={node.id === viewerRating?.id} />
            ))}
          </ul>
        )}
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? Math.max(ratingCount, edges.length + 1) : edges.length}
          hidesWhenComplete
          {...more}
        />
        <Row>
          {viewerCanRate && (
            <Button look="secondary" {...dialog.opens(null)}>
              {viewerRating ? 'Change your review' : `Review ${name}`}
            </Button>
          )}
          {viewerRating && (
            <Button look="quiet" onClick={() => void remove(viewerRating.id, name)}>
              Delete your review
            </Button>
          )}
        </Row>
        <Disclosure more="Rules for reviews" less="Hide the rules">
          <RatingRules />
        </Disclosure>
      </Stack>
      {dialog.render((_, state) => (
        <RateDialog jobSeeker={data} {...state} />
      ))}
    </ProfileSection>
  );
}
