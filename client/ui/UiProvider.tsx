import type { ComponentType, ReactNode } from 'react';
import './tokens.css';
import './base.css';
import './fonts.ts';
import { ConfirmHost } from './dialog/ConfirmHost.tsx';
import { Toaster } from './display/Toaster.tsx';
import { type LinkProps, LinkProvider } from './Link.tsx';

/**
 * The providers of the interface: tokens, fonts, links, toasts and confirmations. Works on the server. `link` is the
 * router's link component and takes `href`.
 */
export function UiProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return (
    <LinkProvider link={link}>
      {children}
      <Toaster />
      <ConfirmHost />
    </LinkProvider>
  );
}
