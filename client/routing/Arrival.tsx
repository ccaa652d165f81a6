import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';

let shownPathname: string | null = null;
let announcement = '';
const listeners = new Set<() => void>();

function announce(text: string): void {
  announcement = text;
  for (const listener of listeners) listener();
}

/**
 * Stands beside a screen and arrives with it: moves the focus to the main heading and reads out the title, as a browser
 * does for a page of its own. The first page has been announced by the browser.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = shownPathname === null;
    if (shownPathname === pathname) return;
    shownPathname = pathname;
    if (isFirst) return;
    announce(document.title);
    // The address names the place to go to.
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

/** Where arrivals are read out. */
export function ArrivalAnnouncer() {
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
