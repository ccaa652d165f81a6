import { useSyncExternalStore } from 'react';

/** An on/off setting of this browser, kept across visits and shared by its tabs. */
export interface Choice {
  isOn(): boolean;
  set(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function choice(key: string, byDefault: boolean): Choice {
  const listeners = new Set<() => void>();
  let chosen: boolean | null = null;
  const read = (): boolean => {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? (chosen ?? byDefault) : stored === 'on';
    } catch {
      // Storage is not available: the setting lasts as long as the page.
      return chosen ?? byDefault;
    }
  };
  return {
    isOn: read,
    set(on) {
      chosen = on;
      try {
        localStorage.setItem(key, on ? 'on' : 'off');
      } catch {
        // As above.
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The current value; null during server rendering. */
export const useChoice = ({ subscribe, isOn }: Choice): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribe, isOn, () => null);
