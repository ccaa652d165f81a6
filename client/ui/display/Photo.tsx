import { firstCharacter } from '../../../server/domain/core/text/characters.ts';
import { classNames } from '../base/classNames.ts';
import styles from './Photo.module.css';

/**
 * A square photo, or the person's initials without one. `size` in px is the maximum; styles may reduce it. `eager` for
 * a photo that is visible at once.
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
  /** Empty if the name is beside it. */
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
      // What is visible at once is painted with the text.
      decoding={eager ? 'sync' : 'async'}
      className={classNames(styles.photo, className)}
    />
  );
}

/** 'Maria dela Cruz' → 'MC'; 'maria' → 'M'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last].map(firstCharacter).join('').toUpperCase();
}
