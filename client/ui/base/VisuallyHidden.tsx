import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className={styles.hidden}>
      {children}
    </span>
  );
}
