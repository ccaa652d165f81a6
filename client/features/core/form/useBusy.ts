import { useEffect, useRef, useState } from 'react';

/** Whether a form is being sent. `isBusy` answers at once: a second submission may come before the first is rendered. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const ref = useRef(false);
  const set = (next: boolean) => {
    ref.current = next;
    setBusy(next);
  };

  // The browser's Back button may bring back a page that was left while its form was busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      ref.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  return { busy, isBusy: () => ref.current, setBusy: set };
}
