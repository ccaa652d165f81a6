import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Where the reader's clock stands; UTC on the server and for the moment in which the page comes to life. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
