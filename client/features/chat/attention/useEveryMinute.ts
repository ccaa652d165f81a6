import { useEffect, useEffectEvent } from 'react';

/** Calls back every minute while the page is visible, for data without events such as presence in a list. */
export function useEveryMinute(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') call();
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
}
