import { type RefObject, useEffect } from 'react';

/**
 * For content that loads into an open dialog: moves the focus to the element with `data-autofocus` inside `content`, unless the
 * user has already focused something in it.
 */
export function useContentFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    const focused = document.activeElement;
    const dialog = element?.closest('dialog');
    const waits = focused === document.body || (dialog?.contains(focused) && !element?.contains(focused));
    if (waits) element?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [content]);
}
