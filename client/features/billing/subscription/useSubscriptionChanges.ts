import { useEffectEvent, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useSubscriptionChangesSubscription } from '../../../__generated__/useSubscriptionChangesSubscription.graphql.ts';

/**
 * Calls `onChange` when a subscription of the viewer's has changed elsewhere: renewed, overdue, bought in another tab. Also
 * when watching has started, again after a lost connection: a change before that was not reported.
 */
export function useSubscriptionChanges(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useSubscriptionChangesSubscription {
          viewerSubscriptionChanged {
            subscription {
              id
            }
          }
        }
      `,
      variables: {},
      onNext: () => changed(),
      // A reload shows it.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<useSubscriptionChangesSubscription>(config);
}
