import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/action/Button.tsx';
import { Avatar } from '../ui/display/Avatar.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { HeaderMenu, HeaderMenuButton, HeaderMenuLink } from '../ui/layout/HeaderMenu.tsx';
import { PageShell } from '../ui/layout/PageShell.tsx';
import { people } from './people.ts';

const footer = [
  {
    title: 'Employers',
    links: [
      { href: '?page=search', label: 'Find job seekers' },
      { href: '?page=forms', label: 'Post a job offer' },
      { href: '?page=payment', label: 'Prices' },
    ],
  },
  {
    title: 'Job seekers',
    links: [
      { href: '?page=offers', label: 'Find job offers' },
      { href: '?page=wizard', label: 'Create your profile' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '?page=states', label: 'Careers' },
      { href: '?page=table', label: 'Terms' },
    ],
  },
];

export function Frame({ signedIn, fills, children }: { signedIn?: boolean; fills?: boolean; children: ReactNode }) {
  return (
    <PageShell
      homeHref="?page=home"
      nav={[
        { href: '?page=search', label: 'Find job seekers', current: !signedIn },
        { href: '?page=offers', label: 'Job offers' },
        { href: '?page=chat', label: 'Chat' },
      ]}
      account={
        signedIn ? (
          <HeaderMenu
            label="Account of Maria"
            opener={
              <>
                <Avatar src={people[0].photoUri} name="Maria" size={32} /> Maria
              </>
            }
          >
            <HeaderMenuLink href="?page=forms">My profile</HeaderMenuLink>
            <HeaderMenuLink href="?page=payment">My subscription</HeaderMenuLink>
            <HeaderMenuButton>Log out</HeaderMenuButton>
          </HeaderMenu>
        ) : (
          <>
            <ButtonLink href="?page=forms" look="quiet" size="small">
              Log in
            </ButtonLink>
            <ButtonLink href="?page=forms" size="small">
              Sign up
            </ButtonLink>
          </>
        )
      }
      banner={<Banner label="Demo">All data is fictional and no money is charged.</Banner>}
      footer={fills ? null : { groups: footer }}
      footerNote="© 2026 Hourhand"
      fills={fills}
    >
      {children}
    </PageShell>
  );
}
