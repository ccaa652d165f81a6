import { dateText, timeText, zonedDay } from '../../../../server/domain/core/text/format/time.ts';
import { useTimeZone } from './useTimeZone.ts';

/** '7 Nov 2026' in the time zone of the browser. `at` is an ISO 8601 time. */
export function DayText({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return <time dateTime={at}>{zonedDay(at, timeZone)}</time>;
}

/** 'DD-MM-YYYY', for the back office. */
export function DateText({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return <time dateTime={at}>{dateText(at, timeZone)}</time>;
}

/** 'DD-MM-YYYY h:mm AM'. */
export function DateTimeText({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={at}>
      {dateText(at, timeZone)} {timeText(at, timeZone)}
    </time>
  );
}

/** 'h:mm AM', beside a date. */
export function ClockText({ at }: { at: string }) {
  return timeText(at, useTimeZone());
}
