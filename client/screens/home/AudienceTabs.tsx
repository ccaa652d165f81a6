import { paths } from '../../app/paths.ts';
import { classNames } from '../../ui/base/classNames.ts';
import { Link } from '../../ui/base/Link.tsx';
import styles from './AudienceTabs.module.css';

const doors = [
  { id: 'hire', label: 'I need to hire', href: paths.home.to() },
  { id: 'work', label: 'I’m looking for work', href: paths.findWork.to() },
] as const;

/** The two sides of the marketplace, for visitors: links between their first pages. */
export function AudienceTabs({ open }: { open: (typeof doors)[number]['id'] }) {
  return (
    <nav aria-label="What brings you here?">
      <ul className={styles.doors}>
        {doors.map(({ id, label, href }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={id === open ? 'page' : undefined}
              className={classNames(styles.door, id === open && styles.open)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
