import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** The filters above a back office list, and how many rows they leave. */
export function FilterBar({ label, summary, children }: { label: string; summary?: ReactNode; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.bar}>
      <div className={styles.filters}>{children}</div>
      {summary && (
        <p aria-live="polite" className={styles.summary}>
          {summary}
        </p>
      )}
    </search>
  );
}

/** Below a list: how many rows a page holds, and the pages. */
export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
