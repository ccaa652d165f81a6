import { useEffect } from 'react';
import { graphql, loadQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { ReviewScreenMutation } from '../../../__generated__/ReviewScreenMutation.graphql.ts';
import type { ReviewScreenQuery } from '../../../__generated__/ReviewScreenQuery.graphql.ts';
import query from '../../../__generated__/ReviewScreenQuery$parameters.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Button, ButtonLink, type ButtonProps } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { useKeysOn, usePageKey } from '../shortcuts/shortcuts.ts';
import styles from './DecisionBar.module.css';
import { ReviewChanges } from './ReviewChanges.tsx';
import { reviewedOf } from './reviewed.ts';
import { queuePath, reviewPath, reviewVariables } from './reviewList.ts';

/** Approves or rejects, by button or by key, and is in sight however long the review is. */
function DecisionBar({
  approving,
  onApprove,
  reject,
  onReject,
}: {
  approving: boolean;
  onApprove: () => void;
  /** Of the button that opens the dialog. */
  reject: Pick<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'>;
  onReject: () => void;
}) {
  const keysOn = useKeysOn();
  usePageKey('a', !approving, onApprove);
  usePageKey('r', !approving, onReject);
  return (
    <section aria-label="Decision" className={styles.bar}>
      <Button
        loading={approving}
        onClick={onApprove}
        aria-keyshortcuts={keysOn ? 'A' : undefined}
        trailing={keysOn && <Key of="A" />}
      >
        Approve
      </Button>
      <Button
        look="quietDanger"
        {...reject}
        aria-keyshortcuts={keysOn ? 'R' : undefined}
        trailing={keysOn && <Key of="R" />}
      >
        Reject
      </Button>
      <span className={styles.keys}>{keysOn && 'Alt N: next, Alt P: previous'}</span>
    </section>
  );
}

const Key = ({ of }: { of: string }) => (
  <span aria-hidden="true">
    <kbd className={styles.key}>{of}</kbd>
  </span>
);

const RejectDialog = lateDialog(() => import('./RejectDialog.tsx'));

export const { Skeleton, Failed } = officeFaces(
  'Review',
  <Card>
    <Stack>
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </Stack>
  </Card>,
);

/** /admin/reviews/{id}: what changed, with the decision, and the way through the queue. */
export default function ReviewScreen({ queryRef }: ScreenProps<ReviewScreenQuery, { id: number }>) {
  const { review, reviewNeighbours } = usePreloadedQuery<ReviewScreenQuery>(
    graphql`
      query ReviewScreenQuery($id: Int!, $filter: ReviewFilter) @preloadable {
        review(databaseId: $id) {
          id
          kind
          state
          version
          isNew
          waitingSince
          decidedAt
          reviewerName
          reason
          ...reviewed_review
          ...ReviewChanges_review
        }
        reviewNeighbours(databaseId: $id, filter: $filter) {
          previous
          next
        }
      }
    `,
    queryRef,
  );
  const { search } = useLocation();
  const navigate = useNavigate();
  const refetch = useRefetchPage();
  const reject = useDialog<null>(RejectDialog);
  const [approve, approving] = useAction<ReviewScreenMutation>(graphql`
    mutation ReviewScreenMutation($input: ApproveReviewInput!) {
      approveReview(input: $input) {
        ... on ApproveReviewPayload @alias(as: "success") {
          review {
            id
            state
            version
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const hrefOf = (id: number | null | undefined) => (id == null ? null : reviewPath(id, search));
  const previous = hrefOf(reviewNeighbours.previous);
  const next = hrefOf(reviewNeighbours.next);
  useQueueKeys({ previous, next });
  useNextReview(reviewNeighbours.next, search);
  if (!review) throw notFound();
  const { name, kind, city, author, isPublic, page, record } = reviewedOf(review);
  const { id, state, version, decidedAt, reviewerName, reason } = review;
  const isOffer = review.kind === 'JOB_OFFER';

  function goOn(done: string) {
    showToast(done);
    void navigate(next ?? queuePath(search));
  }

  async function decideWell() {
    const result = await approve({ input: { id, version } });
    if (result.ok) return goOn(isPublic ? 'Approved.' : 'Approved. The job seeker gets an email.');
    showToast(result.message, 'warning');
    // Another admin was faster, or the author has saved it: show what is there now.
    await refetch();
  }

  return (
    <OfficeScreen
      title={name}
      pageTitle={`Review of ${name}`}
      trail={[{ label: 'Reviews', href: queuePath(search) }, { label: name }]}
      action={
        <Row>
          {previous && (
            <ButtonLink href={previous} look="secondary" aria-keyshortcuts="Alt+P">
              Previous
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={next} look="secondary" aria-keyshortcuts="Alt+N">
              Next
            </ButtonLink>
          )}
        </Row>
      }
    >
      <Stack gap="large">
        <CardSection
          title={kind}
          action={<Badge tone={isPublic ? 'green' : 'warm'}>{isPublic ? 'Public' : 'Not public'}</Badge>}
        >
          <Facts
            facts={[
              { label: 'Waiting since', value: <DateText at={review.waitingSince} /> },
              { label: 'City', value: city },
              { label: 'Employer', value: author },
              {
                label: 'Last decision',
                value: decidedAt && reviewerName && `${formatDay(decidedAt)} by ${reviewerName}`,
              },
            ]}
          />
          {state === 'WAITING' && reason && (
            <Notice quiet title="Rejected before">
              {reason}
            </Notice>
          )}
          <Row>
            <ButtonLink href={record} look="secondary" size="small">
              Open the record
            </ButtonLink>
            {page && isPublic && (
              <ButtonLink href={page} target="_blank" look="secondary" size="small">
                Public page
              </ButtonLink>
            )}
          </Row>
        </CardSection>
        <CardSection title={review.isNew ? 'What others will see' : 'Changed since the last approval'}>
          <ReviewChanges review={review} />
        </CardSection>
        {state === 'WAITING' ? (
          <DecisionBar
            approving={approving}
            onApprove={() => void decideWell()}
            reject={reject.opens(null)}
            onReject={() => reject.open(null)}
          />
        ) : (
          <Notice quiet title={state === 'APPROVED' ? 'Approved' : 'Rejected'}>
            {reviewerName && decidedAt && `By ${reviewerName} on ${formatDay(decidedAt)}. `}
            {state === 'REJECTED' && reason}
          </Notice>
        )}
      </Stack>
      {reject.render((_, dialog) => (
        <RejectDialog
          {...dialog}
          review={id}
          version={version}
          name={name}
          isOffer={isOffer}
          onRejected={() => goOn('Rejected. Its author gets an email.')}
        />
      ))}
    </OfficeScreen>
  );
}

/** Reads the next review of the queue while this one is looked at, so that it is there at once. */
function useNextReview(next: number | null | undefined, search: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (next == null) return;
    const { filter } = reviewVariables(new URLSearchParams(search));
    const queryRef = loadQuery(environment, query, { id: next, filter });
    return () => queryRef.dispose();
  }, [environment, next, search]);
}

/** Alt and N open the next review, Alt and P the previous one. By their places on the keyboard: with Alt, keys type other letters. */
function useQueueKeys({ previous, next }: { previous: string | null; next: string | null }): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const href = event.code === 'KeyN' ? next : event.code === 'KeyP' ? previous : null;
      if (href === null || document.querySelector('dialog')) return;
      event.preventDefault();
      void navigate(href);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}
