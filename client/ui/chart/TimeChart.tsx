import { Component, lazy, type ReactNode, Suspense } from 'react';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { Button } from '../action/Button.tsx';
import { useIsBrowser } from '../base/useIsBrowser.ts';
import { Card } from '../display/Card.tsx';
import type { PlotProps } from './Plot.tsx';
import styles from './TimeChart.module.css';

/** Keeps a chart that cannot be drawn, such as without its code, from taking the page down. */
class PlotBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="status">
        The chart could not be loaded. Its numbers are in the table below.{' '}
        {/* Browsers do not ask again for code that has failed. */}
        <Button look="secondary" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </p>
    );
  }
}

const Plot = lazy(() => import('./Plot.tsx'));

/**
 * A number and how it developed, day by day. The chart's code loads on demand, in the browser; the same numbers are in a table,
 * for screen readers and for those who want to read them.
 */
export function TimeChart({
  title,
  value,
  note,
  series,
  points,
}: PlotProps & {
  value: string;
  note: string;
}) {
  // The server draws no chart, because it does not know the width.
  const isBrowser = useIsBrowser();
  return (
    <Card>
      <figure className={styles.chart}>
        <figcaption>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.value}>{value}</p>
          <p className={styles.note}>{note}</p>
        </figcaption>
        <div className={styles.plot}>
          {isBrowser && (
            <PlotBoundary>
              <Suspense>
                <div aria-hidden="true">
                  <Plot title={title} series={series} points={points} />
                </div>
              </Suspense>
            </PlotBoundary>
          )}
        </div>
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
