import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconFlag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { BackOffice, type BackOfficeGroup } from '../../ui/layout/BackOffice.tsx';

const groups: BackOfficeGroup[] = [
  {
    label: 'Daily work',
    links: [
      { href: paths.admin.to(), label: 'Overview', icon: IconLayoutDashboard },
      { href: paths.adminReviews.to(), label: 'Reviews', icon: IconChecklist },
      { href: paths.adminReports.to(), label: 'Reports', icon: IconFlag3 },
      { href: paths.adminContactRequests.to(), label: 'Contact requests', icon: IconAddressBook },
      { href: paths.adminIntroductions.to(), label: 'Introductions', icon: IconUsersPlus },
      { href: paths.chats.to(), label: 'Chats', icon: IconMessages },
    ],
  },
  {
    label: 'People and offers',
    links: [
      { href: paths.adminJobSeekers.to(), label: 'Job seekers', icon: IconUser },
      { href: paths.adminEmployers.to(), label: 'Employers', icon: IconBuildingStore },
      { href: paths.adminJobOffers.to(), label: 'Job offers', icon: IconClipboardText },
    ],
  },
  {
    label: 'Payments',
    links: [
      { href: paths.adminSubscriptions.to(), label: 'Subscriptions', icon: IconReceipt },
      { href: paths.adminPrices.to(), label: 'Prices', icon: IconTag },
    ],
  },
  {
    label: 'Reference data',
    links: [
      { href: paths.adminJobs.to(), label: 'Jobs', icon: IconBriefcase },
      { href: paths.adminCities.to(), label: 'Cities', icon: IconBuildingCommunity },
      { href: paths.adminCountries.to(), label: 'Countries', icon: IconWorld },
      { href: paths.adminContactRequestStatuses.to(), label: 'Statuses', icon: IconFlag },
      { href: paths.adminCareers.to(), label: 'Careers', icon: IconSpeakerphone },
      { href: paths.adminEmailTemplates.to(), label: 'E-mail templates', icon: IconMail },
    ],
  },
  {
    label: 'Records',
    links: [{ href: paths.adminAuditLog.to(), label: 'Audit log', icon: IconHistory }],
  },
];

/** The back office around its screens. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <BackOffice
      groups={groups.map(({ label, links }) => ({
        label,
        links: links.map((link) => ({
          ...link,
          current: isCurrent(link.href, pathname) || link.href === above(pathname),
        })),
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
  return null;
}
