import { createContext, use } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '../ui/Link.tsx';

/** Begins to load the code of the page at an address. */
export const PreloadContext = createContext<(url: URL) => void>(() => {});

/** A link within the product, for the interface's LinkProvider. Pointing at it begins to load its page's code. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
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
