import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { FrameQuery, ViewerKind } from '../../__generated__/FrameQuery.graphql.ts';
import { isOfOffice, paths } from '../../app/paths.ts';
import { UnreadCount } from '../../app/routing/UnreadCount.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { showToast } from '../../ui/display/toasts.ts';
import { HeaderMenu, HeaderMenuButton, HeaderMenuLink } from '../../ui/layout/HeaderMenu.tsx';
import { type FooterGroup, PageShell } from '../../ui/layout/PageShell.tsx';

// Loaded on demand: a visitor's page does not need it.
const ViewAsBanner = servedPart('view-as-banner', () => import('../../features/accounts/viewAs/ViewAsBanner.tsx'));
const TermsBanner = servedPart('terms-banner', () => import('../../features/accounts/terms/TermsBanner.tsx'));
const UnreadChatsLive = lazy(() => import('../../features/chat/conversation/UnreadChatsLive.ts'));

interface FrameLink {
  href: string;
  label: string;
}

const jobSeekers = { href: paths.jobSeekers.to({ job: allJobsSlug }), label: 'Job seekers' };
const jobOffers = { href: paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug }), label: 'Job offers' };

const postJob = { href: paths.createMyJobOffer.to(), label: 'Post a job' };

const account = { href: paths.account.to(), label: 'Account' };

/** The navigation of each kind of viewer. */
const links: Record<ViewerKind, { nav: FrameLink[]; menu: FrameLink[] }> = {
  ANONYMOUS: { nav: [jobSeekers, jobOffers, postJob], menu: [] },
  GUEST: {
    nav: [
      jobSeekers,
      postJob,
      { href: paths.chats.to(), label: 'Chats' },
      { href: paths.mySubscription.to(), label: 'My subscription' },
    ],
    menu: [
      { href: paths.createPassword.to(), label: 'Create a password' },
      { href: paths.login.to(), label: 'Log in' },
    ],
  },
  EMPLOYER: {
    nav: [jobSeekers, postJob, { href: paths.chats.to(), label: 'Chats' }],
    menu: [
      { href: paths.myJobOffers.to(), label: 'My job offers' },
      { href: paths.shortlist.to(), label: 'Shortlist' },
      { href: paths.savedSearches.to(), label: 'Saved searches' },
      { href: paths.myContactRequests.to(), label: 'Contact requests' },
      { href: paths.mySubscription.to(), label: 'My subscription' },
      account,
      { href: paths.chatWithAdmin.to(), label: 'Help' },
    ],
  },
  JOB_SEEKER: {
    nav: [jobOffers, { href: paths.chats.to(), label: 'Chats' }],
    menu: [
      { href: paths.myProfile.to(), label: 'My profile' },
      { href: paths.savedOffers.to(), label: 'Saved offers' },
      account,
      { href: paths.chatWithAdmin.to(), label: 'Help' },
    ],
  },
  ADMIN: {
    nav: [
      { href: paths.adminContactRequests.to(), label: 'Contact requests' },
      { ...postJob, href: paths.adminCreateJobOffer.to() },
      { href: paths.chats.to(), label: 'Chats' },
    ],
    menu: [account],
  },
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
      { href: paths.careers.to(), label: 'Careers' },
      { href: paths.terms.to(), label: 'Terms' },
      { href: paths.privacy.to(), label: 'Privacy' },
      { href: paths.developers.to(), label: 'Developers' },
    ],
  },
];

/** The header and footer of every screen, according to the viewer. Stays mounted while the screens change. */
export function Frame({
  queryRef,
  fills,
  children,
}: {
  queryRef: PreloadedQuery<FrameQuery>;
  fills: boolean;
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
  const { nav, menu } = links[viewer.kind];
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  return (
    <PageShell
      homeHref={paths.home.to()}
      nav={nav.map((link) => ({
        ...link,
        current: pathname === link.href,
        count: link.href === paths.chats.to() ? unreadCount : undefined,
      }))}
      account={
        viewer.kind === 'ANONYMOUS' ? (
          <SignInLinks />
        ) : (
          <AccountMenu name={viewer.firstName ?? 'Account'} menu={menu} isSignedIn={isSignedIn} />
        )
      }
      banner={
        (viewer.viewingAs || viewer.termsToAccept) && (
          <Suspense>
            {viewer.viewingAs && <ViewAsBanner {...viewer.viewingAs} />}
            {viewer.termsToAccept && <TermsBanner version={viewer.termsToAccept} />}
          </Suspense>
        )
      }
      footer={footerFor(isSignedIn)}
      fills={fills}
      skipTo={isOfOffice(pathname) && !fills ? '#office' : undefined}
    >
      {isBrowser && viewer.kind !== 'ANONYMOUS' && (
        <Suspense>
          <UnreadChatsLive key={viewer.kind} />
        </Suspense>
      )}
      <UnreadCount value={unreadCount?.shown ?? null}>{children}</UnreadCount>
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

// Visitors never need it. Browsers do not load code again that they could not load once.
const loadSignOut = () => import('../../features/accounts/session/signOut.ts');
const logOut = () =>
  void loadSignOut().then(
    (session) => session.logOut(),
    () => showToast('Please reload the page and try again.', 'warning'),
  );

function AccountMenu({ name, menu, isSignedIn }: { name: string; menu: FrameLink[]; isSignedIn: boolean }) {
  // Before it is needed, so that it is there without a connection.
  useEffect(() => {
    if (isSignedIn) loadSignOut().catch(() => undefined);
  }, [isSignedIn]);
  return (
    <HeaderMenu opener={name} label={isSignedIn ? `Account of ${name}` : `Menu of ${name}`}>
      {menu.map(({ href, label }) => (
        <HeaderMenuLink key={href} href={href}>
          {label}
        </HeaderMenuLink>
      ))}
      {isSignedIn && <HeaderMenuButton onClick={logOut}>Log out</HeaderMenuButton>}
    </HeaderMenu>
  );
}
