import { lazy, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeCard_setup$key } from '../../__generated__/ChangeCard_setup.graphql.ts';
import type { ChangeCard_subscription$key } from '../../__generated__/ChangeCard_subscription.graphql.ts';
import type { ChangeCardMutation } from '../../__generated__/ChangeCardMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';

const load = () => import('./ChangeCardDialog.tsx');
const ChangeCardDialog = lazy(load);

/** Changes the card: in our own dialog, or on the provider's page. */
export function ChangeCard({
  subscription: key,
  setup: setupKey,
  returnPath,
}: {
  subscription: ChangeCard_subscription$key;
  setup: ChangeCard_setup$key;
  returnPath: string;
}) {
  const subscription = useFragment(
    graphql`
      fragment ChangeCard_subscription on EmployerSubscription {
        id
        status
        viewerCanConfirmRenewal
        ...ChangeCardDialog_subscription
      }
    `,
    key,
  );
  const setup = useFragment(
    graphql`
      fragment ChangeCard_setup on PaymentSetup {
        form
        ...ChangeCardDialog_setup
      }
    `,
    setupKey,
  );
  const dialog = useDialog<null>();
  const [startCardChange, starting] = useAction<ChangeCardMutation>(graphql`
    mutation ChangeCardMutation($input: StartCardChangeInput!) {
      startCardChange(input: $input) {
        ... on StartCardChangePayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [leaving, setLeaving] = useState(false);
  const isOverdue = subscription.status === 'PAST_DUE';
  const takesCard = setup.form === 'OWN_FORM';

  async function leave() {
    const result = await startCardChange({ input: { subscription: subscription.id, returnPath } });
    if (!result.ok) return showToast(result.message, 'warning');
    setLeaving(true);
    window.location.assign(result.success.redirectUrl);
  }

  // Preloaded, so that it opens without a connection too. A failure shows when the dialog opens.
  useEffect(() => {
    if (takesCard) load().catch(() => undefined);
  }, [takesCard]);
  return (
    <>
      <Button
        look={isOverdue && !subscription.viewerCanConfirmRenewal ? 'primary' : 'secondary'}
        loading={starting || leaving}
        onClick={() => (takesCard ? dialog.open(null) : void leave())}
      >
        {isOverdue ? 'Pay with another card' : 'Change card'}
      </Button>
      {dialog.render((_, state) => (
        <ChangeCardDialog {...state} subscription={subscription} setup={setup} returnPath={returnPath} />
      ))}
    </>
  );
}
