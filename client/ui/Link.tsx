import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives all links of the interface the router's behaviour without importing the router here. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Links within the product use the router; links to other sites, downloads and new tabs do not. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  const { href, target, rel, download } = props;
  if (target === '_blank') return <a {...props} rel={rel ?? 'noopener'} />;
  if (download !== undefined || !href.startsWith('/') || href.startsWith('//')) return <a {...props} />;
  return <RouterLink {...props} />;
}
