import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { RatingRow_rating$key } from '../../../__generated__/RatingRow_rating.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import { ReportButton } from '../../lifecycle/report/ReportButton.tsx';
import { RatingItem } from './RatingItem.tsx';

const loadReply = () => import('./ReplyDialog.tsx');
const ReplyDialog = lazy(loadReply);

/** A review in the list of a profile, with what the viewer can do about it. */
export function RatingRow({
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
  const dialog = useDialog<string>(loadReply);
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
