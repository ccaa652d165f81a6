import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { ReportedRating_rating$key } from '../../../__generated__/ReportedRating_rating.graphql.ts';
import type { ReportedRatingMutation } from '../../../__generated__/ReportedRatingMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { RatingItem } from '../../../features/people/rating/RatingItem.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { showToast } from '../../../ui/display/toasts.ts';

/** The reported review, which admins hide or show again. */
export function ReportedRating({ rating: key }: { rating: ReportedRating_rating$key }) {
  const { id, stars, text, createdAt, employerName, reply, isHidden } = useFragment(
    graphql`
      fragment ReportedRating_rating on Rating {
        id
        stars
        text
        createdAt
        employerName
        reply
        isHidden
      }
    `,
    key,
  );
  const [hide, isPending] = useAction<ReportedRatingMutation>(graphql`
    mutation ReportedRatingMutation($input: HideRatingInput!) {
      hideRating(input: $input) {
        ... on HideRatingPayload @alias(as: "success") {
          rating {
            id
            isHidden
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function press() {
    const result = await hide({ input: { id, isHidden: !isHidden } });
    if (!result.ok) showToast(result.message, 'warning');
    else showToast(isHidden ? 'The review is public again.' : 'The review is hidden.');
  }
  return (
    <ul>
      <RatingItem
        stars={stars}
        author={employerName}
        day={<time dateTime={createdAt}>{formatDay(createdAt)}</time>}
        note={isHidden && 'Hidden: only the employer, the job seeker and admins can see it.'}
        reply={reply == null ? null : { title: 'Reply', text: reply }}
        actions={
          <Button
            look={isHidden ? 'secondary' : 'danger'}
            size="small"
            loading={isPending}
            onClick={() => void press()}
          >
            {isHidden ? 'Show the review again' : 'Hide the review'}
          </Button>
        }
      >
        {text}
      </RatingItem>
    </ul>
  );
}
