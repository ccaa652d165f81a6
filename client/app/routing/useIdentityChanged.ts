import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { identityChanged } from '../relay/session.ts';

/**
 * Call it when the viewer's identity changes without a page load, as when a visitor becomes a guest. Refetches the page
 * with the new cookies; the page keeps its state and shows the old data until then.
 */
export function useIdentityChanged(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    identityChanged(environment);
    return revalidate();
  }, [environment, revalidate]);
}
