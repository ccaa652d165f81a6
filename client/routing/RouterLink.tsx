import { createContext, use } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '../ui/Link.tsx';

/** Preloads the code of a page by its URL. */
export const PreloadContext = createContext<(url: URL) => void>(() => {});

/** A link within the product, for the interface's LinkProvider. Preloads the page's code on hover. */
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
