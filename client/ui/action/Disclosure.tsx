import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** 'Read more' and 'Read less' for the rest of a text. Native, so that it works without JavaScript. */
export function Disclosure({
  more = 'Read more',
  less = 'Read less',
  children,
}: {
  more?: string;
  less?: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span className={styles.more}>{more}</span>
        <span className={styles.less}>{less}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
