import { useEffect } from 'react';
import { ConfirmHost } from './dialog/ConfirmHost.tsx';
import { Toaster } from './display/Toaster.tsx';
import { keepFieldInView } from './focus/keepFieldInView.ts';
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
