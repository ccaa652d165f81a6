import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { paths } from '../../app/paths.ts';
import { BottomBar, type BottomBarLink } from '../../ui/layout/BottomBar.tsx';

interface Entry extends Pick<BottomBarLink, 'href' | 'label' | 'icon'> {
  /** Whether a page belongs to it. */
  has: (pathname: string) => boolean;
}

const below = (href: string) => (pathname: string) => pathname === href || pathname.startsWith(`${href}/`);
const entry = (label: string, href: string, icon: Entry['icon'], has = below(href)): Entry => ({
  label,
  href,
  icon,
  has,
});

const search = entry('Search', paths.jobSeekers.to({ job: allJobsSlug }), IconSearch, (pathname) =>
  Boolean(paths.jobSeekers.match(pathname) || paths.jobSeeker.match(pathname)),
);
const offers = entry('Offers', paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug }), IconSearch, (pathname) =>
  Boolean(paths.jobOffers.match(pathname) || paths.publicJobOffer.match(pathname)),
);
const chats = entry('Chats', paths.chats.to(), IconMessages);
const account = entry('Account', paths.account.to(), IconUser);

/** The entries of each kind of viewer with a bar. Frame.tsx leaves them out of the menu on phones (`inBar`). */
const entries = {
  GUEST: [search, chats, entry('Subscription', paths.mySubscription.to(), IconReceipt)],
  EMPLOYER: [search, chats, entry('Hire', paths.people.to(), IconUsers), account],
  JOB_SEEKER: [offers, chats, entry('Work', paths.myApplications.to(), IconBriefcase), account],
} satisfies Record<string, Entry[]>;

/** The bottom bar of the viewer. */
export default function BottomLinks({
  kind,
  pathname,
  unread,
}: {
  kind: keyof typeof entries;
  pathname: string;
  unread: BottomBarLink['count'];
}) {
  return (
    <BottomBar
      links={entries[kind].map(({ has, ...link }) => ({
        ...link,
        current: pathname === link.href,
        within: has(pathname),
        count: link.href === chats.href ? unread : undefined,
      }))}
    />
  );
}
