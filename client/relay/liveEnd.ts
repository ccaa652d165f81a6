import { NetworkError } from './NetworkError.ts';

/**
 * Why live events have ended for good. `closed`: what was open is the viewer's no more, because they were signed out, or a
 * share link was renewed. `stopped`: something else is wrong, and loading the page anew may help.
 */
export type LiveEnd = 'closed' | 'stopped';

/** What the error of a subscription stands for; connections that break off are made again and are none. */
export function liveEndOf(error: Error): LiveEnd {
  const isClosed = error instanceof NetworkError && (error.kind === 'notFound' || error.kind === 'unauthenticated');
  return isClosed ? 'closed' : 'stopped';
}
