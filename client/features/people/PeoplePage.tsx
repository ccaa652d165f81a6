import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { FailedProps } from '../../app/routing/route.ts';
import styles from '../../ui/action/Tabs.module.css';
import { Link } from '../../ui/base/Link.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { FailedState, OfflineState } from '../../ui/display/States.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

const tabs = [
  { id: 'applied', label: 'Applied', title: 'People who applied', href: paths.people.to() },
  { id: 'contacted', label: 'Contacted', title: 'People you contacted', href: paths.myContactRequests.to() },
  { id: 'shortlist', label: 'Shortlist', title: 'Shortlist', href: paths.shortlist.to() },
  { id: 'savedSearches', label: 'Saved searches', title: 'Saved searches', href: paths.savedSearches.to() },
] as const;

type Tab = (typeof tabs)[number]['id'];

/** What an employer's pages about people share: each tab is a page with an address of its own. */
export function PeoplePage({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <Container>
      <PageMeta title={titleOf(tab)} />
      <PageHead title="People" />
      <Stack>
        <LinkTabs label="People" tabs={tabs} current={tab} />
        {children}
      </Stack>
    </Container>
  );
}

/** The two faces of such a page without its data: `export const { Skeleton, Failed } = peopleFaces(…)`. */
export function peopleFaces(tab: Tab, skeleton: ReactNode) {
  const title = titleOf(tab);

  function Skeleton() {
    return (
      <PeoplePage tab={tab}>
        <Loading label={`Loading: ${title}`}>{skeleton}</Loading>
      </PeoplePage>
    );
  }

  function Failed({ isOffline, onRetry, retrying }: FailedProps) {
    return (
      <PeoplePage tab={tab}>
        {isOffline ? (
          <OfflineState onRetry={onRetry} />
        ) : (
          <FailedState title={`${title} could not be loaded`} onRetry={onRetry} retrying={retrying} />
        )}
      </PeoplePage>
    );
  }

  return { Skeleton, Failed };
}

const titleOf = (tab: Tab): string => tabs.find(({ id }) => id === tab)?.title ?? 'People';

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
