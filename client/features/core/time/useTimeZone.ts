import { useSyncExternalStore } from 'react';
import { knownZone, mailTime } from '../../../../server/domain/core/text/format/time.ts';
import { useNow } from './useNow.ts';

const neverChanges = () => () => {};

/** The time zone of the device; UTC if it does not know its own. */
const deviceZone = (): string => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Where the reader's clock stands; UTC on the server and for the moment in which the page comes to life. */
export const useTimeZone = (): string => useSyncExternalStore(neverChanges, deviceZone, () => 'UTC');

/** When daily and weekly mails arrive, in the reader's time zone. */
export type MailTime = ReturnType<typeof mailTime>;

export const useMailTime = (): MailTime => mailTime(useTimeZone(), useNow());
