import { FailedState, OfflineState } from '../display/States.tsx';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

/**
 * The number of shown rows, and the button for more. With `href`, the URL of the next page, it works without
 * JavaScript. After a failure it offers a retry.
 */
export function LoadMore({
  shown,
  total,
  onMore,
  loading = false,
  failed = false,
  href,
  label = 'Load more',
}: {
  shown: number;
  total: number;
  onMore: () => void;
  loading?: boolean;
  failed?: boolean | 'offline';
  href?: string;
  label?: string;
}) {
  if (failed === 'offline') {
    return (
      <OfflineState onRetry={onMore} retrying={loading}>
        We cannot reach the server. Please check your connection and try again.
      </OfflineState>
    );
  }
  if (failed) return <FailedState onRetry={onMore} retrying={loading} />;
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
            onMore();
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
