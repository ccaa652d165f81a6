import type { ReactNode } from 'react';
import styles from './Whole.module.css';

/** A sentence in a cell that a phone would cut off. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>;
}
