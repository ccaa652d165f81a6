import { isField } from './focusOn.ts';

/** Keeps the field that has the focus in view when an on-screen keyboard takes a part of the window. Returns its end. */
export function keepFieldInView(): () => void {
  const seen = window.visualViewport ?? window;
  const show = () => {
    const field = document.activeElement;
    if (isField(field)) field.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', show);
  return () => seen.removeEventListener('resize', show);
}
