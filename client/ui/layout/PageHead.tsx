import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { Text } from './Text.tsx';

/** The head of a page: breadcrumbs, title and one line of description. */
export function PageHead({
  title,
  lead,
  more,
  above,
  action,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Content that the description's toggle shows. */
  more?: ReactNode;
  /** Breadcrumbs or a link back. */
  above?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.row}>
        <div>
          <h1 dir="auto">{title}</h1>
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
