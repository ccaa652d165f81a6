import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BackOffice } from '../../ui/layout/BackOffice.tsx';
import { OfficeTools } from './OfficeTools.tsx';
import { officePages } from './officePages.ts';

/** The back office around its screens. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <BackOffice
      tools={<OfficeTools />}
      groups={officePages.map(({ label, links }) => ({
        label,
        links: links.map(({ href, label, icon }) => ({
          href,
          label,
          icon,
          current: isCurrent(href, pathname) || href === above(pathname),
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
