import { __iconNode as IconCircleHalf2 } from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs';
import { __iconNode as IconMenu } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as IconMoon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as IconSun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { type ColorSchemeChoice, chooseColorScheme, useColorSchemeChoice } from '../base/colorScheme.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { product } from '../base/product.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { Container } from './Grid.tsx';
import styles from './PageShell.module.css';
import { closeOnFollow } from './popover.ts';
import { Shell, ShellMain } from './Shell.tsx';
import themeToggleClasses from './ThemeToggle.module.css';
import { Wordmark } from './Wordmark.tsx';

export interface NavLink {
  href: string;
  label: string;
  /** Marks the current page. */
  current?: boolean;
  /** The number of new items, as displayed ('3', '99+') and as announced ('3 unread'). */
  count?: { shown: string; label: string } | undefined;
  /** Where a phone has it in the bottom bar, the menu leaves it out. */
  inBar?: boolean | undefined;
}

export interface FooterGroup {
  title: string;
  links: NavLink[];
}

export interface PageShellProps {
  homeHref?: string;
  nav: NavLink[];
  /** Sign-in links, or a HeaderMenu for signed-in viewers. */
  account?: ReactNode;
  /** The demo or sandbox banner. */
  banner?: ReactNode;
  /** Of a page that is read: groups of links. Of one to work on: a line of links, or none. */
  footer: { groups: FooterGroup[] } | { line: NavLink[] } | null;
  footerNote?: ReactNode;
  /** The BottomBar. */
  bar?: ReactNode;
  /** For a screen that fills the window, such as a chat. Without a bar it is the head of the page itself on phones. */
  fills?: boolean;
  children: ReactNode;
}

/** The frame of every page of the site. The menu is a popover, which works without JavaScript. */
export function PageShell({
  homeHref = '/',
  nav,
  account,
  banner,
  footer,
  footerNote,
  bar,
  fills = false,
  children,
}: PageShellProps) {
  const menuId = useId();
  return (
    <Shell
      banner={banner}
      fills={fills}
      alone={fills && !bar}
      className={bar ? styles.withBar : undefined}
      header={
        <header className={styles.header}>
          <Container className={styles.bar}>
            <Link href={homeHref} className={styles.home} aria-label={`${product.name}, home`}>
              <Wordmark />
            </Link>
            <ThemeToggle className={styles.theme} />
            <button type="button" className={styles.menuButton} popoverTarget={menuId}>
              <Icon of={IconMenu} />
              Menu
              {/** The accessible name is on the link inside. */}
              {nav.some(({ count }) => count) && (
                <span
                  data-badge
                  data-in-bar={nav.every(({ count, inBar }) => !count || inBar) || undefined}
                  className={styles.newInside}
                />
              )}
            </button>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: following a link inside is what closes it */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click too */}
            <div id={menuId} popover="auto" className={styles.menu} onClick={closeOnFollow}>
              <nav aria-label="Main" className={styles.nav}>
                {nav.map((link) => (
                  <Link
                    key={link.href}
                    href={link.href}
                    aria-current={link.current ? 'page' : undefined}
                    data-in-bar={link.inBar || undefined}
                  >
                    {link.label}
                    {link.count && (
                      <span data-badge className={styles.count}>
                        <span aria-hidden="true">{link.count.shown}</span>
                        <VisuallyHidden>{link.count.label}</VisuallyHidden>
                      </span>
                    )}
                  </Link>
                ))}
              </nav>
              {account && <div className={styles.account}>{account}</div>}
            </div>
          </Container>
        </header>
      }
    >
      <ShellMain>{children}</ShellMain>
      {footer &&
        ('groups' in footer ? <Footer groups={footer.groups} note={footerNote} /> : <FooterLine {...footer} />)}
      {bar}
    </Shell>
  );
}

function Footer({ groups, note }: { groups: FooterGroup[]; note: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <Container className={styles.footerGrid}>
        <div className={styles.about}>
          <Wordmark />
          <p>{product.tagline}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      {note && <Container className={styles.note}>{note}</Container>}
    </footer>
  );
}

function FooterLine({ line }: { line: NavLink[] }) {
  return (
    <footer className={styles.line}>
      <Container>
        <ul className={classNames(styles.group, styles.lineLinks)}>
          {line.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}

const looks: Record<ColorSchemeChoice, { icon: typeof IconSun; name: string; next: ColorSchemeChoice }> = {
  auto: { icon: IconCircleHalf2, name: 'system', next: 'light' },
  light: { icon: IconSun, name: 'light', next: 'dark' },
  dark: { icon: IconMoon, name: 'dark', next: 'auto' },
};

/** Cycles through system, light and dark. */
function ThemeToggle({ className }: { className?: string | undefined }) {
  const { icon, name, next } = looks[useColorSchemeChoice()];
  return (
    <IconButton
      label={`Appearance: ${name}. Change to ${looks[next].name}`}
      className={classNames(themeToggleClasses.toggle, className)}
      onClick={() => chooseColorScheme(next)}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
