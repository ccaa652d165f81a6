import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { EndGift_subscription$key } from './__generated__/EndGift_subscription.graphql.ts';
import type { EndGiftMutation } from './__generated__/EndGiftMutation.graphql.ts';

/** Ends a subscription that was given, before its time. */
export function EndGift({ subscription: key }: { subscription: EndGift_subscription$key }) {
  const { id, employer } = useFragment(
    graphql`
      fragment EndGift_subscription on EmployerSubscription {
        id
        employer {
          name
        }
      }
    `,
    key,
  );
  const [endGift, ending] = useAction<EndGiftMutation>(graphql`
    mutation EndGiftMutation($input: EndGrantedSubscriptionInput!) {
      endGrantedSubscription(input: $input) {
        ... on EndGrantedSubscriptionPayload @alias(as: "success") {
          subscription {
            employer {
              isPremium
            }
            ...EmployerSubscriptionTable_subscription
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

  async function confirm() {
    setProblem(null);
    const result = await endGift({ input: { subscription: id } });
    if (!result.ok) return setProblem(result.message);
    setAsking(false);
    showToast('The subscription has ended.');
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => {
          setProblem(null);
          setAsking(true);
        }}
      >
        End now
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="End Subscription"
        busy={ending}
        onConfirm={() => void confirm()}
        onCancel={() => !ending && setAsking(false)}
      >
        <Stack gap="small">
          <p>Please confirm that the subscription that was given to {employer.name} ends now.</p>
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
