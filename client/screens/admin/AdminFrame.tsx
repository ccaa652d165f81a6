import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { BackOffice, type BackOfficeLink } from '../../ui/layout/BackOffice.tsx';

const places: BackOfficeLink[] = [
  { href: paths.adminContactRequests.to(), label: 'Contact requests', icon: IconAddressBook },
  { href: paths.adminIntroductions.to(), label: 'Introductions', icon: IconUsersPlus },
  { href: paths.adminSubscriptions.to(), label: 'Subscriptions', icon: IconReceipt },
  { href: paths.adminPrices.to(), label: 'Prices', icon: IconTag },
  { href: paths.chats.to(), label: 'Chats', icon: IconMessages },
];

/** The back office around its screens. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <BackOffice
      links={places.map((place) => ({
        ...place,
        current: pathname.startsWith(place.href) || place.href === above(pathname),
      }))}
    >
      {children}
    </BackOffice>
  );
}

/** The place to which a page belongs whose address does not say so. */
const above = (pathname: string): string | null =>
  paths.adminEmployerSubscriptions.match(pathname) ? paths.adminSubscriptions.to() : null;
