import { __iconNode as IconKeyboard } from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { useOfficeWorkQuery, useOfficeWorkQuery$data } from '../../__generated__/useOfficeWorkQuery.graphql.ts';
import { isOfOffice, paths } from '../../app/paths.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { BackOffice } from '../../ui/layout/BackOffice.tsx';
import type { NavLink } from '../../ui/layout/PageShell.tsx';
import { countText } from './countText.ts';
import styles from './OfficeTools.module.css';
import { type OfficePage, type OfficeWork, officePages } from './officePages.ts';
import { findShortcut, isMac, keyText, pageAction, type ShortcutAction, useShortcuts } from './shortcuts/shortcuts.ts';

/** The back office around its screens. */
export function OfficeFrame({
  chats,
  account,
  banner,
  fills,
  children,
}: {
  chats: NavLink;
  account: ReactNode;
  banner: ReactNode;
  fills: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const work = useOfficeWork(pathname);
  const linkOf = ({ href, label, icon, work: kind }: OfficePage) => ({
    href,
    label,
    icon,
    current: isCurrent(href, pathname) || href === above(pathname),
    count: kind && work?.[kind],
  });
  return (
    <BackOffice
      homeHref={paths.admin.to()}
      siteHref={paths.home.to()}
      chats={chats}
      tools={<OfficeTools />}
      account={account}
      banner={banner}
      fills={fills}
      hasMargins={fills || !isOfOffice(pathname)}
      groups={officePages.map(({ label, icon, links }) => ({
        label,
        icon,
        links: links.filter(({ from }) => !from).map(linkOf),
      }))}
    >
      {children}
    </BackOffice>
  );
}

/** The overview's address begins all others. */
const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.admin.to() && pathname.startsWith(`${href}/`));

/** The place to which a page belongs whose address does not say so. */
function above(pathname: string): string | null {
  if (paths.adminEmployerSubscriptions.match(pathname)) return paths.adminSubscriptions.to();
  if (paths.adminEmployerContactRequests.match(pathname)) return paths.adminEmployers.to();
  for (const { href, from } of officePages.flatMap(({ links }) => links)) {
    if (typeof from === 'object' && isCurrent(href, pathname)) return from.page;
  }
  return null;
}

type Work = Record<OfficeWork, { shown: string; label: string } | undefined>;

/** How much work waits at each page; null before it is known. Counted anew for each page that is opened. */
function useOfficeWork(pathname: string): Work | null {
  const environment = useRelayEnvironment();
  const [work, setWork] = useState<Work | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on the last page has changed the numbers
  useEffect(() => {
    const subscription = fetchQuery<useOfficeWorkQuery>(
      environment,
      graphql`
        query useOfficeWorkQuery {
          overview(days: 7) {
            attention {
              unansweredRequests
              profilesToReview
              offersToReview
              openReports
              failedPayments
              failedMails
            }
          }
        }
      `,
      {},
      // Without an answer the last numbers stay.
    ).subscribe({ next: ({ overview }) => setWork(workOf(overview.attention)), error: () => undefined });
    return () => subscription.unsubscribe();
  }, [environment, pathname]);
  return work;
}

function workOf(counts: useOfficeWorkQuery$data['overview']['attention']): Work {
  const { profilesToReview, offersToReview } = counts;
  return {
    reviews: badge([profilesToReview, offersToReview], 'to review'),
    reports: badge([counts.openReports], 'open'),
    requests: badge([counts.unansweredRequests], 'without an answer'),
    payments: badge([counts.failedPayments], 'failed'),
    mails: badge([counts.failedMails], 'not sent'),
  };
}

/** Nothing for zero. */
function badge(counts: readonly number[], words: string) {
  const shown = countText(...counts);
  return shown === '0' ? undefined : { shown, label: `, ${shown} ${words}` };
}

const Palette = lateDialog(() => import('./palette/Palette.tsx'));
const ShortcutsDialog = lateDialog(() => import('./shortcuts/ShortcutsDialog.tsx'));

/** Finds anything, and lists the keyboard shortcuts: both by key and by button. */
function OfficeTools() {
  const navigate = useNavigate();
  const palette = useDialog<null>(Palette);
  const shortcuts = useDialog<null>(ShortcutsDialog);
  // A key opens it without a pointer or a focus before.
  const preload = useEffectEvent(palette.preload);
  useEffect(() => preload(), []);
  // The server does not know the keyboard.
  const key = useSyncExternalStore(
    () => () => {},
    () => keyText('mod+k', isMac()),
    () => keyText('mod+k', false),
  );

  function run(action: ShortcutAction) {
    if (action.do === 'find') palette.open(null);
    else if (action.do === 'help') shortcuts.open(null);
    else if (action.do === 'open') void navigate(action.href);
    else if (action.do === 'page') pageAction(action.key)?.();
    else document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
  }
  useShortcuts(run);

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K"
        title={findShortcut.label}
        {...palette.opens(null)}
      >
        <Icon of={IconSearch} />
        <span className={styles.word}>Find</span>
        <span className={styles.key} aria-hidden="true">
          {key}
        </span>
      </button>
      <IconButton label="Keyboard shortcuts" className={styles.help} {...shortcuts.opens(null)}>
        <Icon of={IconKeyboard} />
      </IconButton>
      {palette.render((_, state) => (
        <Palette {...state} />
      ))}
      {shortcuts.render((_, state) => (
        <ShortcutsDialog {...state} />
      ))}
    </div>
  );
}
