import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { FailedState, OfflineState } from '../display/States.tsx';
import { focusOn } from '../focus/focusOn.ts';
import styles from './LoadMore.module.css';

/**
 * The number of shown rows, and the button for more. With `href`, the URL of the next page, it works without
 * JavaScript. After a failure it offers a retry. The first new row gets the focus.
 */
export function LoadMore({
  list,
  shown,
  total,
  hidesWhenComplete = false,
  onMore,
  loading = false,
  failed = false,
  href,
  label = 'Load more',
}: {
  /** The element with the rows as its children. */
  list: RefObject<HTMLElement | null>;
  shown: number;
  total: number;
  /** Renders nothing once all rows are shown. */
  hidesWhenComplete?: boolean;
  onMore: () => void;
  loading?: boolean;
  failed?: boolean | 'offline';
  href?: string;
  label?: string;
}) {
  // How many rows there were when more were asked for.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    const first = list.current?.children[asked.current];
    asked.current = null;
    if (first instanceof HTMLElement) focusOn(first);
  }, [shown, list]);
  function load() {
    asked.current = shown;
    onMore();
  }
  if (hidesWhenComplete && shown >= total) return null;
  if (failed === 'offline') {
    return (
      <OfflineState onRetry={load} retrying={loading}>
        We cannot reach the server. Please check your connection and try again.
      </OfflineState>
    );
  }
  if (failed) return <FailedState onRetry={load} retrying={loading} />;
  return (
    <div className={styles.more}>
      <p aria-live="polite" className={styles.count}>
        Showing {shown} of {total}
      </p>
      <progress className={styles.bar} value={shown} max={Math.max(total, 1)} aria-hidden="true" />
      {shown < total && (
        // The same element while loading, so that it keeps the focus.
        <form
          method="get"
          action={href?.split('?')[0]}
          onSubmit={(event) => {
            event.preventDefault();
            load();
          }}
        >
          {[...new URLSearchParams(href?.split('?')[1])].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="secondary" loading={loading}>
            {label}
          </Button>
        </form>
      )}
    </div>
  );
}
