import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { Text } from './Text.tsx';

/** What a page begins with: where one is, what it is, and one line about it. */
export function PageHead({
  title,
  lead,
  more,
  above,
  action,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** What belongs to the line and is opened by it. */
  more?: ReactNode;
  /** Breadcrumbs or a way back. */
  above?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      {above}
      <div className={styles.row}>
        <div>
          <h1>{title}</h1>
          {lead && (
            <Text look="lead" className={styles.lead}>
              {lead}
            </Text>
          )}
          {more && <div className={styles.more}>{more}</div>}
        </div>
        {action}
      </div>
    </header>
  );
}
