import { useLayoutEffect } from 'react';

let holders = 0;

/** Keeps the page behind from scrolling while `held`; base.css does it, this says so and measures the scrollbar. */
export function useHeldPage(held: boolean): void {
  useLayoutEffect(() => {
    if (!held) return;
    const page = document.documentElement;
    if (holders === 0) {
      page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
      page.toggleAttribute('data-held', true);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      page.toggleAttribute('data-held', false);
      page.style.removeProperty('--scrollbar-width');
    };
  }, [held]);
}
