import { useEffect, useEffectEvent, useState } from 'react';
import { connectionState, useConnectionState } from './connection.ts';

/** How long a connection may be away before one asks, and between two questions: longer each time. In milliseconds. */
const askAfter = 4_000;
const firstPause = 3_000;
const longestPause = 15_000;

/** Whether live events have not come for so long that one asks for what is new instead; false on the server. */
export function useIsAsking(): boolean {
  const state = useConnectionState();
  const away = state === 'lost' || state === 'connecting';
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!away) {
      setAsking(false);
      return;
    }
    const timer = setTimeout(() => setAsking(true), askAfter);
    return () => clearTimeout(timer);
  }, [away]);
  return asking && away;
}

/**
 * Calls back every few seconds while no connection comes about, as behind a proxy that lets none through: read then what
 * events would have told. Not while nobody looks. When the connection is there again, it ends.
 */
export function useAsking(ask: () => void): void {
  const asking = useIsAsking();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!asking) return;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPause;
    const round = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && connectionState() !== 'connected') askNow();
      timer = setTimeout(round, pause);
      pause = Math.min(longestPause, pause * 1.2);
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') round();
    };
    round();
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [asking]);
}
