import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { confirmDiscard, discardUnsavedChanges, hasUnsavedChanges } from './unsavedChanges.ts';

/**
 * Asks before the app navigates away from a form with unsaved changes. The router consults one blocker only, so this is
 * the only one, and forms register with `watchUnsavedChanges`.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );
  // Strict mode runs the effect twice in development.
  const handled = useRef<Blocker | null>(null);
  useEffect(() => {
    if (blocker.state !== 'blocked' || handled.current === blocker) return;
    handled.current = blocker;
    void confirmDiscard().then((discards) => {
      if (!discards) return blocker.reset();
      discardUnsavedChanges();
      blocker.proceed();
    });
  }, [blocker]);
  return null;
}
