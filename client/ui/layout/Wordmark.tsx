import { product } from '../base/product.ts';
import styles from './Wordmark.module.css';

/** The logo: an h whose stem is a clock's minute hand and whose arch is the hour hand, moving from three to four. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" className={styles.mark}>
      <circle cx="16" cy="16" r="16" className={styles.face} />
      <path d="M11.5 6.5v19M11.5 18.25c0-3 2.1-5 4.75-5s4.75 1.9 4.75 5v7.25" className={styles.hands} />
      <circle cx="21" cy="7.6" r="1.9" className={styles.hour} />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {product.name}
    </span>
  );
}
