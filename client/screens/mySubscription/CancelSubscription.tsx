import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../components/formatDay.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { preloadDialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import type { CancelSubscription_subscription$key } from './__generated__/CancelSubscription_subscription.graphql.ts';
import type { CancelSubscriptionMutation } from './__generated__/CancelSubscriptionMutation.graphql.ts';

/** The first of two clicks; the second one is in the dialog that says what it means. */
export function CancelSubscription({ subscription: key }: { subscription: CancelSubscription_subscription$key }) {
  const { id, status, accessEndsAt } = useFragment(
    graphql`
      fragment CancelSubscription_subscription on EmployerSubscription {
        id
        status
        accessEndsAt
      }
    `,
    key,
  );
  const [cancel, cancelling] = useAction<CancelSubscriptionMutation>(graphql`
    mutation CancelSubscriptionMutation($input: CancelSubscriptionInput!) {
      cancelSubscription(input: $input) {
        ... on CancelSubscriptionPayload @alias(as: "success") {
          subscription {
            accessEndsAt
            status
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // For the other dialogs of the page, too.
  useEffect(preloadDialog, []);
  const isOverdue = status === 'PAST_DUE';

  async function confirm() {
    setProblem(null);
    const result = await cancel({ input: { subscription: id } });
    if (!result.ok) return setProblem(result.message);
    setAsking(false);
    const ended = result.success.subscription.status === 'CANCELED';
    const day = formatDay(result.success.subscription.accessEndsAt);
    showToast(ended ? 'Your subscription has ended.' : `Cancelled. You can write until ${day}.`);
  }

  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setProblem(null);
          setAsking(true);
        }}
      >
        Cancel subscription
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        busy={cancelling}
        onConfirm={() => void confirm()}
        onCancel={() => !cancelling && setAsking(false)}
      >
        <Stack gap="small">
          {isOverdue ? (
            <p>Nothing is paid beyond the last period, so it ends now, and the open payment is dropped.</p>
          ) : (
            <p>
              You can write until <time dateTime={accessEndsAt}>{formatDay(accessEndsAt)}</time>, which is paid. Nothing
              is charged after that. Your chats stay.
            </p>
          )}
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
