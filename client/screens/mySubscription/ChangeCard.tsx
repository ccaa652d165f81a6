import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/action/Button.tsx';
import { preloadDialog } from '../../ui/dialog/Dialog.tsx';
import type { ChangeCard_setup$key } from './__generated__/ChangeCard_setup.graphql.ts';
import type { ChangeCard_subscription$key } from './__generated__/ChangeCard_subscription.graphql.ts';

const load = () => import('./ChangeCardDialog.tsx');
const ChangeCardDialog = lazy(load);

/** Opens the dialog that has another card charged from now on. */
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
        status
        ...ChangeCardDialog_subscription
      }
    `,
    key,
  );
  const setup = useFragment(
    graphql`
      fragment ChangeCard_setup on PaymentSetup {
        ...ChangeCardDialog_setup
      }
    `,
    setupKey,
  );
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  const isOverdue = subscription.status === 'PAST_DUE';
  const prepare = () => {
    preloadDialog();
    // A failure shows when the dialog is really opened.
    load().catch(() => undefined);
  };
  return (
    <>
      <Button
        look={isOverdue ? 'primary' : 'secondary'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpening(opening + 1);
          setOpened(true);
        }}
      >
        {isOverdue ? 'Pay with another card' : 'Change card'}
      </Button>
      {opening > 0 && (
        <Suspense>
          <ChangeCardDialog
            key={opening}
            subscription={subscription}
            setup={setup}
            returnPath={returnPath}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
