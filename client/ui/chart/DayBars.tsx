import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './DayBars.module.css';

/**
 * A small chart with a bar for each day, under its total. Screen readers get the days that have something.
 * `what` names the values: 'Profile views'.
 */
export function DayBars({
  what,
  days,
}: {
  what: string;
  days: readonly { day: string; label: string; value: number }[];
}) {
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.total}>{total}</span> <span className={styles.what}>{what}</span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length} 10`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
        {days.map(({ day, label, value }, index) => (
          <rect
            key={day}
            x={index + 0.15}
            width={0.7}
            y={10 - Math.max(0.3, (value / highest) * 10)}
            height={Math.max(0.3, (value / highest) * 10)}
            className={value > 0 ? styles.bar : styles.nothing}
          >
            <title>{`${label}: ${value}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className={styles.axis}>
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </div>
      <VisuallyHidden>
        {days
          .filter(({ value }) => value > 0)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(', ')}
      </VisuallyHidden>
    </figure>
  );
}
