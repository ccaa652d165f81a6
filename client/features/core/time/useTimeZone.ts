import { useSyncExternalStore } from 'react';
import { mailTime } from '../../../../server/domain/core/text/format/time.ts';
import { deviceZone } from '../../../app/clock.ts';
import { useNow } from './useNow.ts';

const neverChanges = () => () => {};

/** Where the reader's clock stands; UTC on the server and for the moment in which the page comes to life. */
export const useTimeZone = (): string => useSyncExternalStore(neverChanges, deviceZone, () => 'UTC');

/** When daily and weekly mails arrive, in the reader's time zone. */
export type MailTime = ReturnType<typeof mailTime>;

export const useMailTime = (): MailTime => mailTime(useTimeZone(), useNow());
