import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';
/** The visitor's choice; `auto` follows the system. */
export type ColorSchemeChoice = ColorScheme | 'auto';

const storageKey = 'hourhand-color-scheme';
/** Mantine's components read the same attribute. */
const attribute = 'data-mantine-color-scheme';

/** Runs in the head before the first paint, to avoid a flash of the wrong scheme. */
export const colorSchemeScript = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)});document.documentElement.setAttribute(${JSON.stringify(attribute)},c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}catch(e){}`;

const listeners = new Set<() => void>();
/** The choice for this page, if storage is not available. */
let chosenHere: ColorSchemeChoice | undefined;

function readChoice(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return chosenHere ?? 'auto';
  }
}

function readScheme(): ColorScheme {
  const choice = readChoice();
  if (choice !== 'auto') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function announce(): void {
  document.documentElement.setAttribute(attribute, readScheme());
  for (const listener of listeners) listener();
}

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  chosenHere = choice;
  try {
    if (choice === 'auto') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Not persisted; applies until the page is left.
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in step with the system and with other tabs, until the returned function is called. */
export function followColorScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', announce);
  // Another tab has changed it.
  window.addEventListener('storage', announce);
  // Since the script in the head has run.
  announce();
  return () => {
    system.removeEventListener('change', announce);
    window.removeEventListener('storage', announce);
  };
}

/** The visitor's choice; `auto` during server rendering. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'auto');
}

/** The effective scheme; `light` during server rendering, so use tokens for styling. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readScheme, () => 'light');
}
