import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { paths } from '../../app/paths.ts';
import { type Drawing, Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import type { NavLink } from '../../ui/layout/PageShell.tsx';
import styles from './BottomLinks.module.css';

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

interface BottomBarLink extends NavLink {
  icon: Drawing;
  /** Marks a link to the part of the product that the current page belongs to. */
  within?: boolean;
}

/**
 * The few pages that a person needs every day, at the lower edge of a phone. It has its place at the end of the page, so that it
 * never covers the last of it, and makes room for an on-screen keyboard.
 */
function BottomBar({ links }: { links: readonly BottomBarLink[] }) {
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
