import { NetworkError } from './NetworkError.ts';

/**
 * Why live events have ended. `closed`: access has ended, by sign-out or a renewed share link. `stopped`: another
 * reason; reloading the page may help.
 */
export type LiveEnd = 'closed' | 'stopped';

/** The meaning of a subscription's error. Lost connections are restored and cause none. */
export function liveEndOf(error: Error): LiveEnd {
  const isClosed = error instanceof NetworkError && (error.kind === 'notFound' || error.kind === 'unauthenticated');
  return isClosed ? 'closed' : 'stopped';
}
