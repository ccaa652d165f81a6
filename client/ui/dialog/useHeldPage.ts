import { useLayoutEffect } from 'react';

let holders = 0;

/**
 * Stops the page from scrolling while it is mounted, by the attribute that base.css uses. The scrollbar's room stays, so that nothing
 * jumps; not by a variable, for which the styles of the whole page would be computed again.
 */
export function useHeldPage(): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    if (holders === 0) {
      body.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
      page.toggleAttribute('data-held', true);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      page.toggleAttribute('data-held', false);
      body.style.paddingRight = '';
    };
  }, []);
}
