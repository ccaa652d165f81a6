import { lazy, Suspense, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/action/Button.tsx';
import type { ChangePlan_subscription$key } from './__generated__/ChangePlan_subscription.graphql.ts';

const load = () => import('./ChangePlanDialog.tsx');
const ChangePlanDialog = lazy(load);

/** Opens the dialog that says what the other plan comes to, and changes to it. */
export function ChangePlan({
  subscription: key,
  returnPath,
}: {
  subscription: ChangePlan_subscription$key;
  returnPath: string;
}) {
  const { id, recurringMode } = useFragment(
    graphql`
      fragment ChangePlan_subscription on EmployerSubscription {
        id
        recurringMode
      }
    `,
    key,
  );
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  // What is pressed next answers at once, without a connection too. A failure shows when the dialog is really opened.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <>
      <Button
        look="secondary"
        onClick={() => {
          setOpening(opening + 1);
          setOpened(true);
        }}
      >
        Change plan
      </Button>
      {opening > 0 && (
        <Suspense>
          <ChangePlanDialog
            key={opening}
            id={id}
            // The one that is not the present one; it stays that while the dialog closes.
            to={recurringMode === 'MONTHLY' ? 'YEARLY' : 'MONTHLY'}
            returnPath={returnPath}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
