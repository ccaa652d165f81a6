import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConfirmRenewal_subscription$key } from '../../__generated__/ConfirmRenewal_subscription.graphql.ts';
import type { ConfirmRenewalMutation } from '../../__generated__/ConfirmRenewalMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { showToast } from '../../ui/display/toasts.ts';

/** Opens the bank's page, which wants an overdue payment confirmed with the same card. */
export function ConfirmRenewal({
  subscription: key,
  returnPath,
}: {
  subscription: ConfirmRenewal_subscription$key;
  returnPath: string;
}) {
  const { id } = useFragment(
    graphql`
      fragment ConfirmRenewal_subscription on EmployerSubscription {
        id
      }
    `,
    key,
  );
  const [confirm, confirming] = useAction<ConfirmRenewalMutation>(graphql`
    mutation ConfirmRenewalMutation($input: ConfirmRenewalInput!) {
      confirmRenewal(input: $input) {
        ... on ConfirmRenewalPayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    const result = await confirm({ input: { subscription: id, returnPath } });
    if (!result.ok) return showToast(result.message, 'warning');
    setLeaving(true);
    window.location.assign(result.success.redirectUrl);
  }

  return (
    <Button look="primary" loading={confirming || leaving} onClick={() => void leave()}>
      Confirm payment
    </Button>
  );
}
