import { graphql, useFragment } from 'react-relay';
import type { TrendCard_trend$key } from '../../../__generated__/TrendCard_trend.graphql.ts';
import { TimeChart } from '../../../ui/chart/TimeChart.tsx';
import { eventNames } from './eventNames.ts';

/** How often something happened, by day, with the period before for comparison. */
export function TrendCard({ trend: key }: { trend: TrendCard_trend$key }) {
  const { event, total, previousTotal, days } = useFragment(
    graphql`
      fragment TrendCard_trend on Trend {
        event
        total
        previousTotal
        days {
          day
          count
        }
      }
    `,
    key,
  );
  return (
    <TimeChart
      title={isKnown(event) ? eventNames[event] : event}
      value={total.toLocaleString('en')}
      note={`${changeText(total, previousTotal)} the ${days.length} days before (${previousTotal.toLocaleString('en')})`}
      series="bars"
      points={days.map(({ day, count }) => ({ day, value: count }))}
    />
  );
}

/** '+12% compared with' */
export function changeText(now: number, before: number): string {
  if (now === before) return 'The same as in';
  if (before === 0) return 'More than in';
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% compared with`;
}

const isKnown = (event: string): event is keyof typeof eventNames => event in eventNames;
