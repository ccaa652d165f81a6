import { type ComponentProps, type ComponentType, createContext, type MouseEvent, type ReactNode, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives all links of the interface the router's behaviour without importing the router here. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Goes to a part of the page, with the focus. The address stays: the router could not tell that the browser has changed it. */
function goToPart(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Links within the product use the router, which prepares what they open; links to other sites and downloads do not. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  const { href, target, download } = props;
  if (href.startsWith('#')) return <a {...props} href={href} onClick={goToPart} />;
  const Own = download === undefined && /^\/(?!\/)/.test(href) ? RouterLink : 'a';
  return <Own rel={target && 'noopener'} {...props} />;
}
