import type { DataRouter } from 'react-router';
import { matchable } from '../paths.ts';

export interface HeldRouter {
  router: DataRouter;
  /** Call it once the screen is hydrated: the router follows to the browser's address. */
  release(): void;
}

/**
 * Creates a router at the address that the server rendered, and keeps it there until it is released. The browser may be at
 * another one: Back and Forward between entries of one document also work before its scripts have run.
 * @param served path and query
 */
export function holdAt(served: string, create: () => DataRouter): HeldRouter {
  let hasMissed = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    hasMissed = true;
  };
  window.addEventListener('popstate', hold, true);

  const { href, origin } = window.location;
  const address = new URL(origin + served);
  const { pathname, search } = new URL(href);
  // The server has rendered the page of another one, which stays.
  const isUnmatchable = matchable(pathname) !== pathname;
  if (isUnmatchable) window.history.replaceState(window.history.state, '', address);
  const isElsewhere = !isUnmatchable && (pathname !== address.pathname || search !== address.search);
  // A router begins at the browser's address, and may change the state of the entry.
  if (isElsewhere) window.history.replaceState(window.history.state, '', address);
  const router = create();
  if (isElsewhere) window.history.replaceState(window.history.state, '', href);

  return {
    router,
    release() {
      window.removeEventListener('popstate', hold, true);
      if (isElsewhere || hasMissed) {
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      }
    },
  };
}
