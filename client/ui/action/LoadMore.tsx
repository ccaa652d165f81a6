import { Button, ButtonLink } from './Button.tsx';
import styles from './LoadMore.module.css';

/**
 * How much of a list is shown, and the button for more while there is more. With `href`, the address of the next page,
 * it is a link that also works without JavaScript.
 */
export function LoadMore({
  shown,
  total,
  onMore,
  loading = false,
  href,
  label = 'Load more',
}: {
  shown: number;
  total: number;
  onMore: () => void;
  loading?: boolean;
  href?: string;
  label?: string;
}) {
  return (
    <div className={styles.more}>
      <p aria-live="polite" className={styles.count}>
        Showing {shown} of {total}
      </p>
      <progress className={styles.bar} value={shown} max={Math.max(total, 1)} aria-hidden="true" />
      {shown < total &&
        (href ? (
          <ButtonLink
            href={href}
            look="secondary"
            // The same link all along, so that it keeps the focus.
            loading={loading}
            onClick={(event) => {
              event.preventDefault();
              if (!loading) onMore();
            }}
          >
            {label}
          </ButtonLink>
        ) : (
          <Button look="secondary" onClick={onMore} loading={loading}>
            {label}
          </Button>
        ))}
    </div>
  );
}
