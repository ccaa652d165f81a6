import { useEffect, useRef } from 'react';
import { toastPlaces } from './toasts.ts';

/** The place of the toasts in an open dialog. */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    toastPlaces.set([...toastPlaces.read(), own]);
    return () => toastPlaces.set(toastPlaces.read().filter((other) => other !== own));
  }, []);
  return <div ref={place} />;
}
