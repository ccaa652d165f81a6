import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../ui/focus/Announcer.tsx';
import { focusHeading, focusOn, isField } from '../../ui/focus/focusOn.ts';

let shownPathname: string | null = null;

/**
 * Moves the focus to the main heading and announces the title after a navigation, as a browser does for a new page. The
 * browser itself announces the first page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  // Before the page is painted.
  useLayoutEffect(() => {
    const isFirst = shownPathname === null;
    if (shownPathname === pathname) return;
    shownPathname = pathname;
    if (isFirst) return;
    announce(document.title);
    const { activeElement } = document;
    // A field that stays keeps the focus: the user may be typing.
    if (isField(activeElement)) return;
    // A dialog that does not belong to the page, such as the palette, stays open and keeps the focus.
    if (activeElement?.closest('dialog')) return;
    // The URL's fragment names the target.
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) focusOn(target);
    else focusHeading();
  }, [pathname, hash]);
  return null;
}
