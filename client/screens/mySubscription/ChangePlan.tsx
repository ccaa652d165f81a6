import { lazy, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ChangePlan_subscription$key,
  RecurringMode,
} from '../../__generated__/ChangePlan_subscription.graphql.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';

const load = () => import('./ChangePlanDialog.tsx');
const ChangePlanDialog = lazy(load);

/** Opens the dialog that shows the price of the other plan and changes to it. */
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
  const dialog = useDialog<RecurringMode>();
  // Preloaded, so that it opens without a connection too. A failure shows when the dialog opens.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <>
      <Button look="secondary" {...dialog.opens(recurringMode === 'MONTHLY' ? 'YEARLY' : 'MONTHLY')}>
        Change plan
      </Button>
      {dialog.render((to, state) => (
        <ChangePlanDialog {...state} id={id} to={to} returnPath={returnPath} />
      ))}
    </>
  );
}
