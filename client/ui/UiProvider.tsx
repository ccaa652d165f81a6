import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import './tokens.css';
import './base.css';
import './fonts.ts';
import { followColorScheme } from './base/colorScheme.ts';
import { type LinkProps, LinkProvider } from './base/Link.tsx';
import { Announcer } from './focus/Announcer.tsx';

/**
 * The providers of the interface: tokens, fonts, links, announcements, focus, toasts and confirmations. Works on the server. `link`
 * is the router's link component and takes `href`.
 */
export function UiProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(followColorScheme, []);
  useEffect(() => {
    import('./LateParts.tsx').then(
      ({ LateParts }) => setLate(() => LateParts),
      // The page works without them.
      () => undefined,
    );
  }, []);
  return (
    <LinkProvider link={link}>
      <Announcer />
      {children}
      {Late && <Late />}
    </LinkProvider>
  );
}
