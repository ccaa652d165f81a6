import { useEffect } from 'react';

/** What a browser says of the part of the window that is seen, in CSS pixels. */
interface Seen {
  windowHeight: number;
  seenHeight: number;
  /** Above 1: somebody looks closer, and sees less for that reason. */
  scale: number;
}

/** Less than this is a bar of the browser's own. */
const lowestKeyboard = 120;

/** The height of a keyboard that lies over the window; 0 where it makes the window smaller instead, or there is none. */
export function keyboardHeight({ windowHeight, seenHeight, scale }: Seen): number {
  const covered = Math.round(windowHeight - seenHeight);
  return scale <= 1.01 && covered >= lowestKeyboard ? covered : 0;
}

/**
 * Keeps a screen that fills the window above a phone's keyboard: tells the page's style its height as `--keyboard`. Where
 * the keyboard makes the window smaller (the page's viewport asks for that), there is nothing to do.
 */
export function useKeyboardRoom(wanted: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!wanted || !seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height: seenHeight, scale } = seen;
      const height = keyboardHeight({ windowHeight: window.innerHeight, seenHeight, scale });
      style.setProperty('--keyboard', `${height}px`);
      // The browser has pushed the page up to show the field, which is in sight now.
      if (height > 0) window.scrollTo(0, 0);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      style.removeProperty('--keyboard');
    };
  }, [wanted]);
}
