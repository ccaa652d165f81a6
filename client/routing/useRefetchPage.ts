import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';

/**
 * Refetches the page's data, for changes that affect more than a mutation returns. The page keeps showing the old data until
 * the new data is there; the rest of the store is invalidated.
 */
export function useRefetchPage(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return revalidate();
  }, [environment, revalidate]);
}
