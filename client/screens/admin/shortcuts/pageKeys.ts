import { useEffect, useEffectEvent } from 'react';

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
