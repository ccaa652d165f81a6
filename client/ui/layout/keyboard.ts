import { useEffect } from 'react';

/** The visual viewport, in CSS pixels. */
interface Seen {
  windowHeight: number;
  seenHeight: number;
  /** Above 1 after zooming in, which also reduces the visible height. */
  scale: number;
}

/** A smaller difference is a toolbar of the browser. */
const lowestKeyboard = 120;

/** The height of an on-screen keyboard that covers the window; 0 without one, or if it resizes the window. */
export function keyboardHeight({ windowHeight, seenHeight, scale }: Seen): number {
  const covered = Math.round(windowHeight - seenHeight);
  return scale <= 1.01 && covered >= lowestKeyboard ? covered : 0;
}

/**
 * Keeps a screen that fills the window above a phone's keyboard, by setting its height as `--keyboard`. Not needed if
 * the keyboard resizes the window, which the page's viewport requests.
 */
export function useKeyboardRoom(wanted: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!wanted || !seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height: seenHeight, scale } = seen;
      const height = keyboardHeight({ windowHeight: window.innerHeight, seenHeight, scale });
      // Without one it is not set, because the styles of the whole page would be computed again.
      if (height > 0) style.setProperty('--keyboard', `${height}px`);
      else style.removeProperty('--keyboard');
      if (height === 0) return;
      // The browser has scrolled the page to show the field. Where all of it stands above the keyboard now, it is visible without.
      const { bottom = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
      if (bottom + window.scrollY <= seenHeight + 1) window.scrollTo(0, 0);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      style.removeProperty('--keyboard');
    };
  }, [wanted]);
}
