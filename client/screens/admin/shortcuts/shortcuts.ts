import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { officePages } from '../officePages.ts';

/** What a shortcut does; `page` is left to the page that is open. */
export type ShortcutAction =
  | { do: 'find' }
  | { do: 'help' }
  | { do: 'search' }
  | { do: 'page'; key: string }
  | { do: 'open'; href: string };

export interface Shortcut {
  /** Pressed one after the other. 'mod' is Ctrl, or Cmd on a Mac. */
  keys: readonly string[];
  label: string;
  action: ShortcutAction;
}

/** Works in every field too, and cannot be switched off, because it has a modifier (WCAG 2.1.4). */
export const findShortcut: Shortcut = {
  keys: ['mod+k'],
  label: 'Find a page or a record',
  action: { do: 'find' },
};

/** Single keys, which can be switched off. The handler and the dialog both read this. */
export const keyShortcuts: { label: string; shortcuts: Shortcut[] }[] = [
  {
    label: 'Everywhere in the back office',
    shortcuts: [
      { keys: ['?'], label: 'Show these shortcuts', action: { do: 'help' } },
      { keys: ['/'], label: 'Search the list of this page', action: { do: 'search' } },
    ],
  },
  {
    // The page says what they do (`usePageKey`).
    label: 'On a review',
    shortcuts: [
      { keys: ['a'], label: 'Approve', action: { do: 'page', key: 'a' } },
      { keys: ['r'], label: 'Reject', action: { do: 'page', key: 'r' } },
      { keys: ['Alt+N'], label: 'Next review', action: { do: 'page', key: 'Alt+N' } },
      { keys: ['Alt+P'], label: 'Previous review', action: { do: 'page', key: 'Alt+P' } },
    ],
  },
  {
    label: 'Go to',
    shortcuts: officePages
      .flatMap(({ links }) => links)
      .flatMap(({ key, label, href }) =>
        key === undefined ? [] : [{ keys: ['g', key], label, action: { do: 'open', href } as const }],
      ),
  },
];

const all = keyShortcuts.flatMap(({ shortcuts }) => shortcuts);

/** What the keys pressed so far mean: a shortcut, the beginning of some, or nothing. */
export function matchKeys(pressed: readonly string[]): ShortcutAction | 'begun' | null {
  const begins = all.filter(({ keys }) => pressed.every((key, at) => keys[at] === key));
  const whole = begins.find(({ keys }) => keys.length === pressed.length);
  return whole ? whole.action : begins.length > 0 ? 'begun' : null;
}

/** How a key is written for people. */
export function keyText(key: string, isMac: boolean): string {
  if (key === 'mod+k') return isMac ? '⌘ K' : 'Ctrl K';
  return key;
}

/** Whether the key beside the space bar is Cmd. For texts only: both keys work everywhere. */
export const isMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of a sequence follow each other within this time, in milliseconds. */
const within = 1_500;

/** Listens for the shortcuts of the back office. */
export function useShortcuts(run: (action: ShortcutAction) => void): void {
  const pressed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isDialogOpen()) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return run({ do: 'find' });
    }
    // Shift makes '?' on most keyboards. Fields, lists and editors have their own use of keys.
    if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn() || takesKeys(event.target)) return;
    if (event.key === 'Shift') return;
    const { keys, at } = pressed.current;
    const sequence = [...(event.timeStamp - at < within ? keys : []), event.key];
    const meaning = matchKeys(sequence) ?? matchKeys([event.key]);
    const isAlone = matchKeys(sequence) === null;
    if (meaning === null || meaning === 'begun') {
      pressed.current = { keys: meaning === null ? [] : isAlone ? [event.key] : sequence, at: event.timeStamp };
      return;
    }
    pressed.current = { keys: [], at: 0 };
    if (meaning.do === 'page' && !pageAction(meaning.key)) return;
    event.preventDefault();
    run(meaning);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isDialogOpen = (): boolean => document.querySelector('dialog') !== null;

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select') !== null ||
    target.closest('[role="listbox"], [role="menu"], [role="combobox"], [role="grid"]') !== null);

/** Whether single keys are shortcuts. Each admin decides in their browser (WCAG 2.1.4). */

const name = 'hourhand-office-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();

function areKeysOn(): boolean {
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

/** Single keys that do something on the current page alone. */

const actions = new Map<string, () => void>();

export const pageAction = (key: string): (() => void) | null => actions.get(key) ?? null;

/** While `isOn`, a press of the key does this. It follows the rules of all single keys (useShortcuts). */
export function usePageKey(key: string, isOn: boolean, run: () => void): void {
  const onPress = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    actions.set(key, () => onPress());
    return () => void actions.delete(key);
  }, [key, isOn]);
}
