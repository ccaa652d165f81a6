import type { ViewerKind } from '../../__generated__/FrameQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { logOut } from '../../features/accounts/session/signOut.ts';
import { HeaderMenu, HeaderMenuButton, HeaderMenuLink } from '../../ui/layout/HeaderMenu.tsx';
import { account, type FrameLink, help } from './links.ts';

/** The menu of each kind of viewer who has one. */
const menus: Record<Exclude<ViewerKind, 'ANONYMOUS'>, FrameLink[]> = {
  GUEST: [
    { href: paths.createPassword.to(), label: 'Create a password' },
    { href: paths.login.to(), label: 'Log in' },
    help,
  ],
  EMPLOYER: [
    { href: paths.myJobOffers.to(), label: 'My job offers' },
    { href: paths.people.to(), label: 'People', inBar: true },
    { href: paths.mySubscription.to(), label: 'My subscription' },
    account,
    help,
  ],
  JOB_SEEKER: [
    { href: paths.myProfile.to(), label: 'My profile' },
    { href: paths.savedOffers.to(), label: 'Saved offers' },
    account,
    help,
  ],
  ADMIN: [account],
};

/** The viewer's menu in the header. */
export default function AccountMenu({
  kind,
  name,
  alone = false,
}: {
  kind: keyof typeof menus;
  name: string;
  /** Beside the header's other parts on a phone too. */
  alone?: boolean;
}) {
  const isSignedIn = kind !== 'GUEST';
  return (
    <HeaderMenu opener={name} label={isSignedIn ? `Account of ${name}` : `Menu of ${name}`} alone={alone}>
      {menus[kind].map(({ href, label, inBar }) => (
        <HeaderMenuLink key={href} href={href} data-in-bar={inBar || undefined}>
          {label}
        </HeaderMenuLink>
      ))}
      {isSignedIn && <HeaderMenuButton onClick={() => void logOut()}>Log out</HeaderMenuButton>}
    </HeaderMenu>
  );
}
