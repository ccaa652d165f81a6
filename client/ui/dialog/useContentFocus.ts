import { type RefObject, useEffect } from 'react';

/**
 * For content that loads into an open dialog: moves the focus to the element with `data-autofocus` inside `content`, unless the
 * user has already focused something in it.
 */
export function useContentFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = content.current;
    const focused = document.activeElement;
    const dialog = here?.closest('[role="dialog"]');
    const waits = focused === document.body || (dialog?.contains(focused) && !here?.contains(focused));
    if (waits) here?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [content]);
}
