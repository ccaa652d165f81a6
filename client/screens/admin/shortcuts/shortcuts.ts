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
    // The page says what they do (pageKeys.ts, useQueueKeys.ts).
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
