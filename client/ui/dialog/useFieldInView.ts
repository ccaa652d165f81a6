import { useEffect } from 'react';

/** Keeps the field that has the focus in view when an on-screen keyboard takes a part of the window. */
export function useFieldInView(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const seen = window.visualViewport ?? window;
    const show = () => {
      const field = document.activeElement;
      if (field?.matches('[role="dialog"] :is(input, textarea, select)')) field.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', show);
    return () => seen.removeEventListener('resize', show);
  }, [opened]);
}
