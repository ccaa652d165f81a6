import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../ui/layout/focusHeading.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';

let shownPathname: string | null = null;
let announcement = '';
const listeners = new Set<() => void>();

function announce(text: string): void {
  announcement = text;
  for (const listener of listeners) listener();
}

/**
 * Moves the focus to the main heading and announces the title after a navigation, as a browser does for a new page. The
 * browser itself announces the first page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = shownPathname === null;
    if (shownPathname === pathname) return;
    shownPathname = pathname;
    if (isFirst) return;
    announce(document.title);
    // The URL's fragment names the target.
    if (hash) return;
    // A dialog that does not belong to the page, such as the palette, stays open and keeps the focus.
    if (document.activeElement?.closest('[aria-modal="true"]')) return;
    focusHeading();
  }, [pathname, hash]);
  return null;
}

/** The live region for announcements. */
export function RouteAnnouncer() {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => announcement,
    () => '',
  );
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
