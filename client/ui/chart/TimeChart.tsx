import { useState } from 'react';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { classNames } from '../base/classNames.ts';
import { Card } from '../display/Card.tsx';
import styles from './TimeChart.module.css';

interface Point {
  /** YYYY-MM-DD. */
  day: string;
  value: number;
}

interface PlotProps {
  series: 'bars' | 'line';
  points: readonly Point[];
}

/**
 * A number and its values by day. A table has the same values.
 */
export function TimeChart({
  title,
  value,
  note,
  series,
  points,
}: PlotProps & {
  title: string;
  value: string;
  note: string;
}) {
  return (
    <Card>
      <figure className={styles.chart}>
        <figcaption>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.value}>{value}</p>
          <p className={styles.note}>{note}</p>
        </figcaption>
        <Plot series={series} points={points} />
        <details className={styles.details}>
          <summary>Show as a table</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">{title}</th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ day, value: number }) => (
                  <tr key={day}>
                    <th scope="row">{formatDay(day)}</th>
                    <td>{number.toLocaleString('en')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figure>
    </Card>
  );
}

/** The drawing: a unit wide for each day, 100 high, stretched to its place. It says the day and the value under the pointer. */
function Plot({ series, points }: PlotProps) {
  const [at, setAt] = useState<number | null>(null);
  const { length } = points;
  const pointed = at === null ? undefined : points[at];
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const top = (value: number) => 100 - (value / highest) * 100;
  return (
    <div
      className={styles.plot}
      onPointerMove={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        setAt(Math.max(0, Math.min(length - 1, Math.floor(((clientX - left) / width) * length))));
      }}
      onPointerLeave={() => setAt(null)}
    >
      <svg viewBox={`0 0 ${length} 100`} preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
        {[0, 25, 50, 75, 100].map((y) => (
          <line key={y} x2={length} y1={y} y2={y} vectorEffect="non-scaling-stroke" className={styles.grid} />
        ))}
        {pointed && at !== null && <rect x={at} width={1} height={100} className={styles.pointed} />}
        {series === 'bars' ? (
          points.map(({ day, value }, index) => (
            <rect
              key={day}
              x={index + 0.1}
              width={0.8}
              y={top(value)}
              height={100 - top(value)}
              className={styles.bar}
            />
          ))
        ) : (
          <>
            <path d={`M0 100${stepsOf(points, top)}V100Z`} className={styles.area} />
            <path
              d={`M0 ${top(points[0]?.value ?? 0)}${stepsOf(points, top)}`}
              vectorEffect="non-scaling-stroke"
              className={styles.line}
            />
          </>
        )}
      </svg>
      <div aria-hidden="true" className={styles.axis}>
        {Object.entries({ first: points[0], middle: points[Math.floor(length / 2)], last: points.at(-1) }).map(
          ([place, point]) => point && <span key={place}>{formatDay(point.day)}</span>,
        )}
      </div>
      {pointed && at !== null && (
        <p
          aria-hidden="true"
          className={classNames(styles.said, at >= length / 2 && styles.before)}
          style={{ left: `${((at + 0.5) / length) * 100}%` }}
        >
          {formatDay(pointed.day)} <strong>{pointed.value.toLocaleString('en')}</strong>
        </p>
      )}
    </div>
  );
}

/** Each value holds until the next day. */
const stepsOf = (points: readonly Point[], top: (value: number) => number): string =>
  points.map(({ value }, index) => `V${top(value)}H${index + 1}`).join('');
