import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as IconExternalLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { __iconNode as IconMenu } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../base/classNames.ts';
import { type Drawing, Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { product } from '../base/product.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './BackOffice.module.css';
import type { NavLink } from './PageShell.tsx';
import { closeOnFollow } from './popover.ts';
import { Shell, ShellMain } from './Shell.tsx';
import { Mark } from './Wordmark.tsx';

export interface BackOfficeLink {
  href: string;
  label: string;
  icon: Drawing;
  current?: boolean;
  /** The number of open items. */
  count?: { shown: string; label: string } | undefined;
}

/** Links that belong together. */
export interface BackOfficeGroup {
  label: string;
  links: readonly BackOfficeLink[];
  /** A group with an icon is folded: it opens on a press, and by itself where the current page is inside. */
  icon?: Drawing | undefined;
}

/**
 * The admins' frame: a slim header, and the navigation at the side. On narrow windows, and beside a screen that fills the window,
 * a button opens the same navigation.
 */
export function BackOffice({
  homeHref,
  siteHref,
  chats,
  groups,
  tools,
  account,
  banner,
  fills = false,
  hasMargins = fills,
  children,
}: {
  homeHref: string;
  /** The site that everyone sees. */
  siteHref: string;
  chats: NavLink;
  groups: readonly BackOfficeGroup[];
  tools?: ReactNode;
  account?: ReactNode;
  banner?: ReactNode;
  fills?: boolean;
  /** The screen has its own, as a page of the site. */
  hasMargins?: boolean;
  children: ReactNode;
}) {
  const menuId = useId();
  return (
    <Shell
      banner={banner}
      fills={fills}
      alone={fills && !chats.current}
      className={classNames(styles.office, fills && styles.whole)}
      header={
        <header className={styles.header}>
          <div className={styles.top}>
            <button type="button" className={styles.menuButton} popoverTarget={menuId}>
              <Icon of={IconMenu} />
              <span className={styles.menuWord}>Menu</span>
            </button>
            <Link href={homeHref} className={styles.home} aria-label={`${product.name} back office`}>
              <Mark size={28} />
              <span className={styles.name}>
                {product.name} <span className={styles.quiet}>back office</span>
              </span>
            </Link>
            {tools}
            <Link href={siteHref} className={classNames(styles.topLink, styles.site)}>
              <Icon of={IconExternalLink} />
              View site
            </Link>
            <Link href={chats.href} className={styles.topLink} aria-current={chats.current ? 'page' : undefined}>
              <Icon of={IconMessages} />
              <span className={styles.word}>{chats.label}</span>
              <Count {...chats} />
              {chats.count && <VisuallyHidden>{chats.count.label}</VisuallyHidden>}
            </Link>
            {account}
          </div>
        </header>
      }
    >
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: following a link inside is what closes it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click too */}
        <div id={menuId} popover="auto" className={styles.menu} onClick={closeOnFollow}>
          <nav aria-label="Back office" className={styles.nav}>
            {groups.map((group) =>
              group.icon ? (
                <Folded key={group.label} {...group} icon={group.icon} />
              ) : (
                <Links key={group.label} links={group.links} label={group.label} />
              ),
            )}
            <Link href={siteHref} className={classNames(styles.link, styles.siteInMenu)}>
              <Icon of={IconExternalLink} />
              View site
            </Link>
          </nav>
        </div>
        <ShellMain>{hasMargins ? children : <div className={styles.content}>{children}</div>}</ShellMain>
      </div>
    </Shell>
  );
}

function Links({ links, label }: Pick<BackOfficeGroup, 'links' | 'label'>) {
  return (
    <ul aria-label={label} className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.link}>
            <Icon of={link.icon} />
            {link.label}
            <Count {...link} />
            {link.count && <VisuallyHidden>{link.count.label}</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: Pick<BackOfficeLink, 'count'>) {
  if (!count) return null;
  return (
    <span data-badge aria-hidden="true" className={styles.count}>
      {count.shown}
    </span>
  );
}

function Folded({ label, links, icon }: BackOfficeGroup & { icon: Drawing }) {
  const isInside = links.some(({ current }) => current);
  const [isOpen, setOpen] = useState(isInside);
  useEffect(() => {
    if (isInside || foldIsOpen(label)) setOpen(true);
  }, [isInside, label]);
  return (
    <details
      open={isOpen}
      className={styles.folded}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setOpen(open);
        setFold(label, open);
      }}
    >
      <summary className={styles.link}>
        <Icon of={icon} />
        {label}
        <Icon of={IconChevronDown} size={16} className={styles.sign} />
      </summary>
      <Links links={links} label={label} />
    </details>
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

/** Which groups of the back office's navigation an admin keeps open, in their browser. */
const foldsKey = 'hourhand-office-folds';

const foldIsOpen = (label: string): boolean => openFolds().includes(label);

function setFold(label: string, open: boolean): void {
  const others = openFolds().filter((one) => one !== label);
  try {
    localStorage.setItem(foldsKey, JSON.stringify(open ? [...others, label] : others));
  } catch {
    // Storage is refused: nothing is kept.
  }
}

function openFolds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(foldsKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
