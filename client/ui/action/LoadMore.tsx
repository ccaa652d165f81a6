import { FailedState } from '../display/States.tsx';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

/**
 * How much of a list is shown, and the button for more while there is more. With `href`, the address of the next page, it
 * also works without JavaScript. In its place, where the next page could not be got: that, and another try.
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
  failed?: boolean;
  href?: string;
  label?: string;
}) {
  if (failed) return <FailedState onRetry={onMore} retrying={loading} />;
  return (
    <div className={styles.more}>
      <p aria-live="polite" className={styles.count}>
        Showing {shown} of {total}
      </p>
      <progress className={styles.bar} value={shown} max={Math.max(total, 1)} aria-hidden="true" />
      {shown < total && (
        // The same button whether it loads or not, so that it keeps the focus.
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
