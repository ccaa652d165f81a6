import { Link } from '../base/Link.tsx';
import styles from './Tabs.module.css';

/** Tabs that are pages of their own: links, so that each has its address and works without JavaScript. */
export function LinkTabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { id: string; label: string; href: string }[];
  /** The id of the open one. */
  current: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ id, label: text, href }) => (
          <li key={id} className={styles.item}>
            <Link href={href} aria-current={id === current ? 'page' : undefined} className={styles.tab}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
