import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { identityChanged } from '../relay/session.ts';

/**
 * To be called when the viewer has become somebody in the middle of what they do, as a guest does by contacting. What the
 * page shows stays until it has been read again as whoever the cookies name now; its state is kept.
 */
export function useIdentityChanged(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    identityChanged(environment);
    return revalidate();
  }, [environment, revalidate]);
}
