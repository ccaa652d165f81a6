import { useEffect, useState } from 'react';
import { dateText } from '../../../../server/domain/core/text/format/time.ts';

/** How often to look whether another day has begun, in milliseconds. */
const pause = 20_000;

/** A moment of the present day: pages stay open over night. */
export function useToday(timeZone: string): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((before) => (dateText(before, timeZone) === dateText(now, timeZone) ? before : now));
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
