import { useEffect, useEffectEvent } from 'react';

/** Calls back once a minute while somebody looks: for what no event tells, such as who of a list is online. */
export function useEveryMinute(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') call();
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
}
