import { mailTime } from '../../../server/domain/format/mailTime.ts';
import { useTimeZone } from './useTimeZone.ts';

/** Puts the reader's time of daily and weekly mails into a text with `{time}` and `{day}`. */
export function useMailTime(): (text: string) => string {
  const { time, day } = mailTime(useTimeZone(), new Date());
  return (text) => text.replace('{time}', time).replace('{day}', day);
}
