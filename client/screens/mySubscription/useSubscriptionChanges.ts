import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRefetchPage } from '../../routing/useRefetchPage.ts';
import type { useSubscriptionChangesSubscription } from './__generated__/useSubscriptionChangesSubscription.graphql.ts';

/** Reads the page again when a subscription of the viewer's has changed elsewhere: renewed, overdue, bought in another tab. */
export function useSubscriptionChanges(): void {
  const readAgain = useRefetchPage();
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
      onNext: () => void readAgain(),
      // A reload shows it.
      onError: () => undefined,
    }),
    [readAgain],
  );
  useSubscription<useSubscriptionChangesSubscription>(config);
}
