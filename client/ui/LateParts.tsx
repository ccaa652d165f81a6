import { useEffect } from 'react';
import { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
import { asked } from './dialog/confirm.ts';
import { Toaster } from './display/Toaster.tsx';
import { isField } from './focus/focusOn.ts';
import { keepFocus } from './focus/keepFocus.ts';

/** What the interface needs once someone uses the page. Its code loads after the page's. */
export function LateParts() {
  useEffect(keepFocus, []);
  useEffect(keepFieldInView, []);
  return (
    <>
      <Toaster />
      <ConfirmHost />
    </>
  );
}

/** Keeps the field that has the focus in view when an on-screen keyboard takes a part of the window. Returns its end. */
function keepFieldInView(): () => void {
  const seen = window.visualViewport ?? window;
  const show = () => {
    const field = document.activeElement;
    if (isField(field)) field.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', show);
  return () => seen.removeEventListener('resize', show);
}

/** Shows what `confirm` asks, without a connection too. LateParts has the only one. */
function ConfirmHost() {
  const question = asked.use();
  return question && <ConfirmDialog key={question.id} question={question} />;
}
