import { type Drawing, Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './BottomBar.module.css';
import type { NavLink } from './PageShell.tsx';

export interface BottomBarLink extends NavLink {
  icon: Drawing;
  /** Marks a link to the part of the product that the current page belongs to. */
  within?: boolean;
}

/**
 * The few pages that a person needs every day, at the lower edge of a phone. It has its place at the end of the page, so that it
 * never covers the last of it, and makes room for an on-screen keyboard.
 */
export function BottomBar({ links }: { links: readonly BottomBarLink[] }) {
  return (
    <nav aria-label="Bottom bar" className={styles.bar}>
      {links.map(({ href, label, icon, current, within, count }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          aria-current={current ? 'page' : within ? 'true' : undefined}
        >
          <span className={styles.sign}>
            <Icon of={icon} size={22} />
            {count && (
              <span data-badge aria-hidden="true" className={styles.count}>
                {count.shown}
              </span>
            )}
          </span>
          {label}
          {count && <VisuallyHidden>{count.label}</VisuallyHidden>}
        </Link>
      ))}
    </nav>
  );
}
