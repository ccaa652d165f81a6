import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
