import { useLayoutEffect } from 'react';

let holders = 0;

/** Stops the page from scrolling while it is mounted: sets the attribute that base.css uses, and the scrollbar's width. */
export function useHeldPage(): void {
  useLayoutEffect(() => {
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
  }, []);
}
