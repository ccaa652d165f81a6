import { useInsertionEffect, useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router';

const storageKey = 'hourhand-scroll';

/**
 * A new page begins at its top, and an earlier one where it was left. The page that the server rendered stays where it is: the
 * browser has positioned it, and it may have been scrolled before hydration.
 */
export function ScrollPosition() {
  const [first] = useState({ key: scrollKey(useLocation()), top: 0 });
  // Runs before the layout effects of ScrollRestoration, which position the page.
  useInsertionEffect(() => {
    first.top = window.scrollY;
    forgetPosition(first.key);
  }, [first]);
  useLayoutEffect(() => window.scrollTo(0, first.top), [first]);
  return <ScrollRestoration getKey={scrollKey} storageKey={storageKey} />;
}

/** The first page of every visit has the same key, so its URL is used. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Or the router would restore it at the next navigation. */
function forgetPosition(key: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    delete positions[key];
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is not available: no position is kept either.
  }
}
