import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Drawing, Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import styles from './BackOffice.module.css';

export interface BackOfficeLink {
  href: string;
  label: string;
  icon: Drawing;
  current?: boolean;
  /** The number of open items. */
  count?: number;
}

/** Links that belong together. */
export interface BackOfficeGroup {
  label: string;
  links: readonly BackOfficeLink[];
}

/** The admins' frame within a PageShell: navigation at the side, or as a strip on narrow windows. */
export function BackOffice({
  groups,
  tools,
  children,
}: {
  groups: readonly BackOfficeGroup[];
  /** Above the links. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const current = groups.flatMap(({ links }) => links).find((link) => link.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
  useEffect(() => {
    if (strip.current) showCurrent(strip.current);
  }, [current]);
  return (
    <div className={styles.office}>
      <nav aria-label="Back office" className={styles.nav}>
        {/* One part that stays in the window: of two, the lower one would slide under the upper one at the end of the page. */}
        <div className={styles.side}>
          {tools && <div className={styles.tools}>{tools}</div>}
          <div ref={strip} className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.label} {...group} />
            ))}
          </div>
        </div>
      </nav>
      <div id="office" className={styles.content}>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the links alone, never the page, so that the current one is in sight. */
function showCurrent(links: HTMLElement): void {
  const current = links.querySelector('[aria-current]');
  if (!current) return;
  const [outer, inner] = [links.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) {
    links.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    links.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

function Group({ label, links }: BackOfficeGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.link}>
              <Icon of={link.icon} />
              {link.label}
              {link.count ? (
                <span data-badge className={styles.count}>
                  {link.count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The header of a back office page, more compact than that of a public page. */
export function OfficeHead({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 dir="auto">{title}</h1>
      {action}
    </header>
  );
}
