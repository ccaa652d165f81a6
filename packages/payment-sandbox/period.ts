import type { Recurring } from './objects/catalog.ts';

/**
 * The end of the `count`th period after `anchor` (seconds). Counted from the anchor, so that a short month does not shift
 * the following ones: 31 January, 28 February, 31 March.
 */
export function periodEnd(anchor: number, every: Pick<Recurring, 'interval' | 'interval_count'>, count = 1): number {
  const steps = every.interval_count * count;
  const days = { day: 1, week: 7, month: 0, year: 0 }[every.interval] * steps;
  if (days > 0) return anchor + days * 86_400;
  const months = every.interval === 'year' ? 12 * steps : steps;
  const start = new Date(anchor * 1000);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  // In a shorter month, its last day.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return Math.floor(end.getTime() / 1000);
}

/** 'month', or '7 days'. */
export const periodText = ({
  interval,
  interval_count: count,
}: Pick<Recurring, 'interval' | 'interval_count'>): string => (count === 1 ? interval : `${count} ${interval}s`);
