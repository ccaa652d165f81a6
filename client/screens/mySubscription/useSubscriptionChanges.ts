import { useMemo } from 'react';
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import type { useSubscriptionChangesSubscription } from './__generated__/useSubscriptionChangesSubscription.graphql.ts';

/** Reads the page again when a subscription of the viewer's has changed elsewhere: renewed, overdue, bought in another tab. */
export function useSubscriptionChanges(): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
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
      onNext: () => {
        commitLocalUpdate(environment, (store) => store.invalidateStore());
        void revalidate();
      },
      // Whoever reloads sees it then.
      onError: () => undefined,
    }),
    [environment, revalidate],
  );
  useSubscription<useSubscriptionChangesSubscription>(config);
}
