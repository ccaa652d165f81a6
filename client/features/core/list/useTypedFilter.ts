import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../useDebounced.ts';

/**
 * The text of a search box whose filter follows when the typing pauses. `asked` is what the filter is set to; when it
 * changes by other means, as by the back button, the box shows it.
 */
export function useTypedFilter(
  asked: string,
  ask: (text: string, options: { replace: boolean }) => void,
  milliseconds: number,
): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (sent !== asked) {
    setSent(asked);
    setTyped(asked);
  }
  const settled = useDebounced(typed.trim(), milliseconds);
  const follow = useEffectEvent(() => {
    if (settled === sent || settled !== typed.trim()) return;
    setSent(settled);
    // More letters are the same search; its beginning and its end are entries of the history.
    ask(settled, { replace: settled !== '' && sent !== '' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the typing pauses
  useEffect(() => follow(), [settled]);
  return [typed, setTyped];
}
