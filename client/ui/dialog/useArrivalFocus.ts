import { type RefObject, useEffect } from 'react';

/**
 * For what arrives in a dialog that is open already: the focus goes on from the dialog's cross to the element with
 * `data-autofocus` inside `arrived`, where it would have begun. Whoever has reached into it meanwhile is left there.
 */
export function useArrivalFocus(arrived: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = arrived.current;
    const focused = document.activeElement;
    const dialog = here?.closest('[role="dialog"]');
    const waits = focused === document.body || (dialog?.contains(focused) && !here?.contains(focused));
    if (waits) here?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [arrived]);
}
