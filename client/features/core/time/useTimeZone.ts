import { useSyncExternalStore } from 'react';
import { mailTime } from '../../../../server/domain/core/text/format/time.ts';

const neverChanges = () => () => {};

/** Where the reader's clock stands; UTC on the server and for the moment in which the page comes to life. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}

/** When daily and weekly mails arrive, in the reader's time zone. */
export type MailTime = ReturnType<typeof mailTime>;

export const useMailTime = (): MailTime => mailTime(useTimeZone(), new Date());
