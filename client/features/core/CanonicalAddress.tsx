import { useLocation } from 'react-router';
import { movedTo } from '../../app/routing/PageResult.ts';

/** Redirects other URLs of this page permanently to `path`, built by paths.ts. */
export function CanonicalAddress({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  // What an address may write as it is or percent-encoded makes no other address.
  if (decodeURIComponent(pathname) !== decodeURIComponent(path)) throw movedTo(path + search);
  return null;
}
