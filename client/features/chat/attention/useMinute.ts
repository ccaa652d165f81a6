import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everyFewSeconds(look: () => void): () => void {
  const timer = setInterval(look, 5_000);
  return () => clearInterval(timer);
}

/** The current minute, in milliseconds since 1970; null during server rendering and hydration. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyFewSeconds,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  );
}
