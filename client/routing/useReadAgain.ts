import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';

/**
 * To be called when more has changed than an answer tells. What the page shows stays until it has been read again; nothing of
 * what was read before is taken for true.
 */
export function useReadAgain(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return revalidate();
  }, [environment, revalidate]);
}
