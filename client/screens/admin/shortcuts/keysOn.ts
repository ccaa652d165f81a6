import { useSyncExternalStore } from 'react';

/** Whether single keys are shortcuts. Each admin decides in their browser (WCAG 2.1.4). */

const name = 'hourhand-office-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== off;
  } catch {
    // Storage is refused: as for a new browser.
    return true;
  }
}

export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, off);
  } catch {
    // Storage is refused: nothing is kept.
  }
  for (const listener of listeners) listener();
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areKeysOn,
    () => true,
  );
