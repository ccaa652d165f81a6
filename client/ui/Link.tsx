import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives every link of the interface the router's behaviour, without this folder knowing the router. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link within the product goes through the router; one that leaves the page, the tab or the site does not. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  const { href, target, rel, download } = props;
  if (target === '_blank') return <a {...props} rel={rel ?? 'noopener'} />;
  if (download !== undefined || !href.startsWith('/') || href.startsWith('//')) return <a {...props} />;
  return <RouterLink {...props} />;
}
