import type { ComponentType, ReactNode } from 'react';
import './tokens.css';
import './base.css';
import './fonts.ts';
import { Toaster } from './display/Toaster.tsx';
import { type LinkProps, LinkProvider } from './Link.tsx';

/**
 * The ground that the interface stands on: tokens, elements, font, links, toasts. Needs nothing of the browser, so it
 * renders on the server as it is. `link` is the router's link, taking `href`.
 */
export function UiProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return (
    <LinkProvider link={link}>
      {children}
      <Toaster />
    </LinkProvider>
  );
}
