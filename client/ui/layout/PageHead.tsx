import type { ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './PageHead.module.css';
import { Text } from './Text.tsx';

/** The head of a page: breadcrumbs, title and one line of description. */
export function PageHead({
  title,
  lead,
  more,
  above,
  action,
  compact = false,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Content that the description's toggle shows. */
  more?: ReactNode;
  /** Breadcrumbs or a link back. */
  above?: ReactNode;
  action?: ReactNode;
  /** Takes little room on phones, for a page whose list comes first. */
  compact?: boolean;
}) {
  return (
    <header className={classNames(styles.head, compact && styles.compact)}>
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
