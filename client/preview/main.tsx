import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseColorScheme } from '../ui/base/colorScheme.ts';
import type { LinkProps } from '../ui/base/Link.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { ChatPage } from './ChatPage.tsx';
import { Forms, Payment, States } from './FormPages.tsx';
import { OfficePage } from './OfficePage.tsx';
import { Home, Offers, Profile, Search } from './PublicPages.tsx';

const pages: Record<string, ComponentType> = {
  home: Home,
  search: Search,
  offers: Offers,
  profile: Profile,
  chat: ChatPage,
  forms: Forms,
  payment: Payment,
  states: States,
  office: OfficePage,
};

const asked = new URLSearchParams(location.search);
const Page = pages[asked.get('page') ?? 'home'] ?? Home;
const scheme = asked.get('scheme');
if (scheme === 'light' || scheme === 'dark') chooseColorScheme(scheme);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider link={(props: LinkProps) => <a {...props} />}>
        <Page />
      </UiProvider>
    </StrictMode>,
  );
}
