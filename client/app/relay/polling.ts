import { useEffect, useEffectEvent, useState } from 'react';
import { connectionState, useConnectionState } from './connection.ts';

/** Polling starts after this long without a connection; the interval then grows from first to longest. In milliseconds. */
const startAfter = 4_000;
const firstInterval = 3_000;
const longestInterval = 15_000;

/** Whether the live connection has been away long enough to poll instead. False on the server. */
export function useIsPolling(): boolean {
  const state = useConnectionState();
  const away = state === 'lost' || state === 'connecting';
  const [polling, setPolling] = useState(false);
  useEffect(() => {
    if (!away) {
      setPolling(false);
      return;
    }
    const timer = setTimeout(() => setPolling(true), startAfter);
    return () => clearTimeout(timer);
  }, [away]);
  return polling && away;
}

/**
 * Calls `poll` every few seconds while there is no live connection, for example behind a proxy that blocks WebSockets.
 * Pauses while the page is hidden, and ends when the connection is back.
 */
export function usePolling(poll: () => void): void {
  const polling = useIsPolling();
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (!polling) return;
    let timer: ReturnType<typeof setTimeout>;
    let interval = firstInterval;
    const round = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && connectionState() !== 'connected') pollNow();
      timer = setTimeout(round, interval);
      interval = Math.min(longestInterval, interval * 1.2);
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
  }, [polling]);
}
