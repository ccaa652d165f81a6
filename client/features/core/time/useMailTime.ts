import { mailTime } from '../../../../server/domain/core/text/format/mailTime.ts';
import { useTimeZone } from './useTimeZone.ts';

/** When daily and weekly mails arrive, in the reader's time zone. */
export type MailTime = ReturnType<typeof mailTime>;

export const useMailTime = (): MailTime => mailTime(useTimeZone(), new Date());
