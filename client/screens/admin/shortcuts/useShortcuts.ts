import { useEffect, useEffectEvent, useRef } from 'react';
import { areKeysOn } from './keysOn.ts';
import { pageAction } from './pageKeys.ts';
import { matchKeys, type ShortcutAction } from './shortcuts.ts';

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
