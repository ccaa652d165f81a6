import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { JobSeekerRatings_jobSeeker$key } from '../../__generated__/JobSeekerRatings_jobSeeker.graphql.ts';
import type { JobSeekerRatingsPaginationQuery } from '../../__generated__/JobSeekerRatingsPaginationQuery.graphql.ts';
import type { RatingRow_rating$key } from '../../__generated__/RatingRow_rating.graphql.ts';
import type { useRemoveRatingMutation } from '../../__generated__/useRemoveRatingMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { useDelete } from '../../features/core/confirmDelete.tsx';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { RatingItem } from '../../features/people/rating/RatingItem.tsx';
import { RatingRules } from '../../features/people/rating/RatingRules.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { Stars } from '../../ui/display/Stars.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { isolated } from '../../ui/text/isolated.ts';

const ReplyDialog = lateDialog(() => import('../../features/people/rating/ReplyDialog.tsx'));

/** A review in the list of a profile, with what the viewer can do about it. */
function RatingRow({
  rating: key,
  jobSeekerName,
  isOwn,
}: {
  rating: RatingRow_rating$key;
  jobSeekerName: string;
  /** The viewer has written it. */
  isOwn: boolean;
}) {
  const { id, stars, text, createdAt, employerName, companyPage, reply, isHidden, viewerCanReply } = useFragment(
    graphql`
      fragment RatingRow_rating on Rating {
        id
        stars
        text
        createdAt
        employerName
        companyPage {
          databaseId
          companyName
        }
        reply
        isHidden
        viewerCanReply
      }
    `,
    key,
  );
  const dialog = useDialog<string>(ReplyDialog);
  return (
    <RatingItem
      stars={stars}
      author={
        companyPage ? (
          <>
            {isolated(employerName)},{' '}
            <Link href={paths.employer.to({ id: companyPage.databaseId })}>
              {companyPage.companyName ?? 'company page'}
            </Link>
          </>
        ) : (
          employerName
        )
      }
      day={<time dateTime={createdAt}>{formatDay(createdAt)}</time>}
      note={isHidden && 'Our team has hidden this review. Others cannot see it, and it does not count.'}
      reply={reply == null ? null : { title: `Reply from ${jobSeekerName}`, text: reply }}
      actions={
        <>
          {viewerCanReply && (
            <Button look="secondary" size="small" {...dialog.opens(id)}>
              Reply
            </Button>
          )}
          {!isOwn && <ReportButton subject={id} noun="review" />}
          {dialog.render((rating, state) => (
            <ReplyDialog rating={rating} {...state} />
          ))}
        </>
      }
    >
      {text}
    </RatingItem>
  );
}

const RateDialog = lateDialog(() => import('../../features/people/rating/RateDialog.tsx'));

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
        callName
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
      }
    `,
    key,
    pageSize,
  );
  const dialog = useDialog<null>(RateDialog);
  const remove = useRemoveRating();
  const { ratingCount, averageStars, viewerCanRate, viewerRating, ratings } = data;
  const { edges } = ratings;
  if (edges.length === 0 && !viewerCanRate) return null;
  const name = calledName(data);
  return (
    <ProfileSection title="Reviews by employers" id="reviews">
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

/** Removes the viewer's review after a confirmation, and reads the page again. */
function useRemoveRating() {
  const [remove] = useAction<useRemoveRatingMutation>(graphql`
    mutation useRemoveRatingMutation($input: RemoveRatingInput!) {
      removeRating(input: $input) {
        ... on RemoveRatingPayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useDelete({
    noun: 'Review',
    note: 'The reply disappears with it.',
    remove: (id) => remove({ input: { id } }),
  });
}
