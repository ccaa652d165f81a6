import { dateInZone } from './time.ts';

const minuteMs = 60_000;

/** Minutes by which a zone's clock is ahead of UTC at a time. */
function offset(at: number, timeZone: string): number {
  const { day, time } = dateInZone(new Date(at), timeZone);
  return Math.round((Date.parse(`${day}T${time}:00Z`) - at) / minuteMs);
}

/**
 * The time at which a clock in this zone shows '2026-12-04' and '18:00'. A clock that is set back shows it twice: the first
 * one. One that is set forward never does: as long after midnight as it would have been.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offset(shown - 86_400_000, timeZone);
  const first = shown - before * minuteMs;
  if (offset(first, timeZone) === before) return new Date(first);
  const second = shown - offset(first, timeZone) * minuteMs;
  // In the gap of a clock set forward neither is shown.
  return new Date(offset(second, timeZone) === offset(first, timeZone) ? second : first);
}
