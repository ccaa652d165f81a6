import { useEffect } from 'react';

let finish = () => {};

/**
 * Resolves when the first screen is hydrated, which React does part by part. Until then its data and its address have to stay
 * what the server rendered, because React compares.
 */
export const screenHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Place it in the same Suspense boundary as the screen. */
export function ScreenHydrated(): null {
  useEffect(() => finish(), []);
  return null;
}
