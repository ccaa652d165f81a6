import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isOfOffice, paths } from '../../app/paths.ts';
import { BackOffice } from '../../ui/layout/BackOffice.tsx';
import type { NavLink } from '../../ui/layout/PageShell.tsx';
import { OfficeTools } from './OfficeTools.tsx';
import { type OfficePage, officePages } from './officePages.ts';
import { useOfficeWork } from './useOfficeWork.ts';

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
