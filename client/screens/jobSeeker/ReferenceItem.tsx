import type { ReactNode } from 'react';
import styles from './ReferenceItem.module.css';

/** A former job that the employer has confirmed. */
export function ReferenceItem({
  job,
  period,
  confirmed,
  children,
}: {
  /** 'Waiter at Blue Cafe' */
  job: string;
  period: string;
  confirmed: ReactNode;
  /** What the employer says. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.item}>
      <p dir="auto" className={styles.job}>
        {job}
      </p>
      <p className={styles.line}>{period}</p>
      {children && (
        <blockquote dir="auto" className={styles.words}>
          {children}
        </blockquote>
      )}
      <p className={styles.line}>{confirmed}</p>
    </li>
  );
}
