import { lazy, type ReactNode, Suspense, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { FrameQuery, ViewerKind } from '../../__generated__/FrameQuery.graphql.ts';
import { isOfOffice, paths } from '../../app/paths.ts';
import { useOwnedQuery } from '../../app/relay/useOwnedQuery.ts';
import { UnreadCount } from '../../app/routing/PageMeta.tsx';
import { PreloadContext, RouterLink } from '../../app/routing/RouterLink.tsx';
import type { LoadedPage } from '../../app/routing/route.ts';
import { LeaveGuard } from '../../app/routing/unsavedChanges.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { HeaderMenu, HeaderMenuLink } from '../../ui/layout/HeaderMenu.tsx';
import { type FooterGroup, PageShell, type PageShellProps } from '../../ui/layout/PageShell.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { type FrameLink, help } from './links.ts';
import styles from './RootLayout.module.css';

/** The layout that stays mounted while the screens change. */
export function RootLayout({ preload }: { preload: (url: URL) => void }) {
  const { queryRef } = useLoaderData<{ queryRef: PreloadedQuery<FrameQuery> }>();
  useOwnedQuery(queryRef);
  return (
    <PreloadContext value={preload}>
      <UiProvider link={RouterLink}>
        <NavigationProgress />
        <LeaveGuard />
        <Suspense>
          <Frame queryRef={queryRef} kind={useKind()}>
            <Outlet />
          </Frame>
        </Suspense>
        <ScrollPosition />
      </UiProvider>
    </PreloadContext>
  );
}

/** A page that failed before it was loaded is like one to read. */
function useKind(): LoadedPage['frame'] {
  const page = useMatches().at(-1)?.loaderData as Partial<LoadedPage> | undefined;
  return page?.frame ?? 'page';
}

// Loaded on demand: a visitor's page does not need it.
const ViewAsBanner = servedPart('view-as-banner', () => import('../../features/accounts/viewAs/ViewAsBanner.tsx'));
// Closed to all but admins, and so are its files.
const OfficeFrame = servedPart('office', () => import('../officeRoutes.ts'));
const AccountMenu = servedPart('account-menu', () => import('./AccountMenu.tsx'));
const BottomLinks = servedPart('bottom-bar', () => import('./BottomLinks.tsx'));
const TermsBanner = servedPart('terms-banner', () => import('../../features/accounts/terms/TermsBanner.tsx'));
const UnreadChatsLive = lazy(() => import('../../features/chat/conversation/UnreadChatsLive.ts'));

const jobSeekers = { href: paths.jobSeekers.to({ job: allJobsSlug }), label: 'Job seekers', inBar: true };
const jobOffers = {
  href: paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug }),
  label: 'Job offers',
  inBar: true,
};

const postJob = { href: paths.createMyJobOffer.to(), label: 'Post a job' };

const chats = { href: paths.chats.to(), label: 'Chats', inBar: true };

/** The navigation of each kind of viewer. */
const navs: Record<ViewerKind, FrameLink[]> = {
  ANONYMOUS: [jobSeekers, jobOffers, postJob],
  GUEST: [jobSeekers, postJob, chats, { href: paths.mySubscription.to(), label: 'My subscription', inBar: true }],
  EMPLOYER: [jobSeekers, postJob, chats],
  JOB_SEEKER: [jobOffers, { href: paths.myApplications.to(), label: 'My applications', inBar: true }, chats],
  ADMIN: [{ href: paths.admin.to(), label: 'Back office' }, jobSeekers, jobOffers, chats],
};

/** The 'Sign up' link, for viewers without an account. */
const footerFor = (isSignedIn: boolean): FooterGroup[] => [
  {
    title: 'For employers',
    links: isSignedIn
      ? [jobSeekers]
      : [
          jobSeekers,
          { href: paths.signUpAsEmployer.to(), label: 'Sign up as an employer' },
          { href: paths.loginAsEmployer.to(), label: 'Log in' },
        ],
  },
  {
    title: 'For job seekers',
    links: isSignedIn
      ? [jobOffers]
      : [
          { href: paths.findWork.to(), label: 'Find work' },
          jobOffers,
          { href: paths.signUpAsJobSeeker.to(), label: 'Sign up as a job seeker' },
          { href: paths.loginAsJobSeeker.to(), label: 'Log in' },
        ],
  },
  {
    title: product.name,
    links: [
      { href: paths.pricing.to(), label: 'Pricing' },
      { href: paths.howWeCheckPeople.to(), label: 'How we check people' },
      help,
      { href: paths.careers.to(), label: 'Careers' },
      { href: paths.terms.to(), label: 'Terms' },
      { href: paths.privacy.to(), label: 'Privacy' },
      { href: paths.developers.to(), label: 'Developers' },
    ],
  },
];

/** Below pages to work on. */
const footerLine: FrameLink[] = [
  { href: paths.terms.to(), label: 'Terms' },
  { href: paths.privacy.to(), label: 'Privacy' },
  help,
];

/** The footer of each kind of page. */
const footerOf = (kind: LoadedPage['frame'], isSignedIn: boolean): PageShellProps['footer'] =>
  kind === 'page' ? { groups: footerFor(isSignedIn) } : kind === 'own' ? { line: footerLine } : null;

/** The header and footer of every screen, according to the viewer. Stays mounted while the screens change. */
function Frame({
  queryRef,
  kind,
  children,
}: {
  queryRef: PreloadedQuery<FrameQuery>;
  kind: LoadedPage['frame'];
  children: ReactNode;
}) {
  const { viewer } = usePreloadedQuery<FrameQuery>(
    graphql`
      query FrameQuery @preloadable {
        viewer {
          kind
          canReadBackOffice
          firstName
          unreadChatCount
          termsToAccept
          viewingAs {
            name
            until
          }
        }
      }
    `,
    queryRef,
  );
  const { pathname } = useLocation();
  // Not part of the server's page: React would hydrate it only when its code is there, and hold back what is clicked until then.
  const isBrowser = useIsBrowser();
  const unreadCount = viewer.unreadChatCount > 0 ? countOf(viewer.unreadChatCount) : undefined;
  const name = viewer.firstName ?? 'Account';
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  const shown = ({ href, label, inBar }: FrameLink) => ({
    href,
    label,
    inBar,
    current: pathname === href,
    count: href === chats.href ? unreadCount : undefined,
  });
  const banner = (viewer.viewingAs || viewer.termsToAccept) && (
    <Suspense>
      {viewer.viewingAs && <ViewAsBanner {...viewer.viewingAs} />}
      {viewer.termsToAccept && <TermsBanner version={viewer.termsToAccept} />}
    </Suspense>
  );
  const content = (
    <>
      {isBrowser && viewer.kind !== 'ANONYMOUS' && (
        <Suspense>
          <UnreadChatsLive key={viewer.kind} />
        </Suspense>
      )}
      <UnreadCount value={unreadCount?.shown ?? null}>{children}</UnreadCount>
    </>
  );
  // Their own pages, such as the chats, are a part of the admins' work.
  if (viewer.kind === 'ADMIN' && (isOfOffice(pathname) || kind !== 'page')) {
    return (
      <OfficeFrame
        chats={shown(chats)}
        account={
          <Suspense>
            <AccountMenu kind={viewer.kind} name={name} alone />
          </Suspense>
        }
        banner={banner}
        fills={kind === 'fills'}
      >
        {content}
      </OfficeFrame>
    );
  }
  // An open chat needs the place to write.
  const hasBar = kind !== 'fills' || pathname === chats.href;
  return (
    <PageShell
      homeHref={paths.home.to()}
      nav={navs[viewer.kind].map(shown)}
      account={
        viewer.kind === 'ANONYMOUS' ? (
          <SignInLinks />
        ) : (
          <Suspense>
            <AccountMenu kind={viewer.kind} name={name} />
          </Suspense>
        )
      }
      banner={banner}
      footer={footerOf(kind, isSignedIn)}
      bar={
        hasBar && viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'ADMIN' ? (
          <Suspense>
            <BottomLinks kind={viewer.kind} pathname={pathname} unread={unreadCount} />
          </Suspense>
        ) : undefined
      }
      fills={kind === 'fills'}
    >
      {content}
    </PageShell>
  );
}

/** The server counts up to 100. */
function countOf(unread: number) {
  const shown = unread < 100 ? String(unread) : '99+';
  return { shown, label: `, ${shown} unread` };
}

function SignInLinks() {
  return (
    <>
      <ButtonLink href={paths.login.to()} look="quiet" size="small">
        Log in
      </ButtonLink>
      <HeaderMenu opener="Sign up" primary>
        <HeaderMenuLink href={paths.signUpAsEmployer.to()}>Sign up as an employer</HeaderMenuLink>
        <HeaderMenuLink href={paths.signUpAsJobSeeker.to()}>Sign up as a job seeker</HeaderMenuLink>
      </HeaderMenu>
    </>
  );
}

const storageKey = 'hourhand-scroll';

/**
 * A new page begins at its top, and an earlier one where it was left. The page that the server rendered stays where it is: the
 * browser has positioned it, and it may have been scrolled before hydration.
 */
function ScrollPosition() {
  const [first] = useState({ key: scrollKey(useLocation()), top: 0 });
  // Runs before the layout effects of ScrollRestoration, which position the page.
  useInsertionEffect(() => {
    first.top = window.scrollY;
    forgetPosition(first.key);
  }, [first]);
  useLayoutEffect(() => window.scrollTo(0, first.top), [first]);
  return <ScrollRestoration getKey={scrollKey} storageKey={storageKey} />;
}

/** The first page of every visit has the same key, so its URL is used. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Or the router would restore it at the next navigation. */
function forgetPosition(key: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    delete positions[key];
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is not available: no position is kept either.
  }
}

/** A thin line at the top while the next page is loading. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
