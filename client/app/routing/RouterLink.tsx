import { createContext, use } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '../../ui/base/Link.tsx';

/** Preloads the code of a page by its URL. */
export const PreloadContext = createContext<(url: URL) => void>(() => {});

/** A link within the product, for the interface's LinkProvider. Preloads the page's code on hover. */
export const RouterLink = import.meta.env.SSR ? WrittenLink : LiveLink;

/** The same element on the server, which needs none of what happens when it is followed. */
function WrittenLink({ onPointerEnter: _enter, onFocus: _focus, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} />;
}

function LiveLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const preload = use(PreloadContext);
  const prepare = () => preload(new URL(href, window.location.href));
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare();
      }}
    />
  );
}
