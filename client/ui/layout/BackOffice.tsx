import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import styles from './BackOffice.module.css';

export interface BackOfficeLink {
  href: string;
  label: string;
  icon: TablerIcon;
  current?: boolean;
  /** How much waits there. */
  count?: number;
}

/** The admins' frame within a PageShell: their places at the side, as a strip above on narrow windows. */
export function BackOffice({ links, children }: { links: BackOfficeLink[]; children: ReactNode }) {
  return (
    <div className={styles.office}>
      <nav aria-label="Back office" className={styles.nav}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.link}>
                <Icon of={link.icon} />
                {link.label}
                {link.count ? <span className={styles.count}>{link.count}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** The head of a back office page: smaller than a public one's, and close to what follows. */
export function OfficeHead({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {action}
    </header>
  );
}
