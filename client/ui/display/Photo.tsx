import { classNames } from '../classNames.ts';
import { initials } from './initials.ts';
import styles from './Photo.module.css';

/**
 * A square photo, or the person's initials where there is none. `size` in px is the room it gets at most (the style
 * may show it smaller). `eager` for the one photo a page begins with.
 */
export function Photo({
  src,
  name,
  alt = name,
  size,
  eager = false,
  className,
}: {
  src: string | null | undefined;
  name: string;
  /** Empty where the name stands beside it anyway. */
  alt?: string;
  size: number;
  eager?: boolean;
  className?: string | undefined;
}) {
  if (!src) {
    return (
      <svg
        viewBox="0 0 100 100"
        width={size}
        height={size}
        className={classNames(styles.photo, styles.initials, className)}
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      >
        <text x="50" y="50" dy="0.36em" textAnchor="middle" fontSize="36">
          {initials(name)}
        </text>
      </svg>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.photo, className)}
    />
  );
}
