import { use, useSyncExternalStore } from 'react';
import { currentTime } from '../../../app/clock.ts';
import { PageContext } from '../../../app/routing/page.ts';

/** How often to look, in milliseconds. */
const pause = 20_000;

/** In every time zone a day begins with one of these. In milliseconds. */
const quarterOfHour = 900_000;

function everyPause(look: () => void): () => void {
  const timer = setInterval(look, pause);
  return () => clearInterval(timer);
}

/** A moment of the present day: pages stay open over night. The server's own until the page is hydrated. */
export function useNow(): Date {
  const { moment } = use(PageContext);
  const now = useSyncExternalStore(
    everyPause,
    () => Math.floor(currentTime() / quarterOfHour) * quarterOfHour,
    () => moment,
  );
  return new Date(now);
}

/** When the page was opened, in milliseconds. */
export const openedAt = (): number => currentTime() - performance.now();
