import { useLocation } from 'react-router';
import { movedTo } from '../routing/Outcome.ts';

/** Sends whoever came by another address of this page to the one it has, `path` from paths.ts, for good. */
export function CanonicalAddress({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  // What an address may write as it is or percent-encoded makes no other address.
  if (decodeURIComponent(pathname) !== decodeURIComponent(path)) throw movedTo(path + search);
  return null;
}
