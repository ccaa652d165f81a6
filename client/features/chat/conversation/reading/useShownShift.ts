import { useEffect, useEffectEvent, useState } from 'react';
import { shiftCardId } from '../../../hiring/trialShift/terms.ts';

/** A function that leads to a trial shift in the conversation, and loads earlier messages until it is there. */
export function useShownShift(history: {
  messages: readonly unknown[];
  older: { exist: boolean; loading: boolean; failed: boolean; load: () => void };
}): (id: string) => void {
  const { older, messages } = history;
  const [wanted, setWanted] = useState<string | null>(null);
  const look = useEffectEvent(() => {
    if (wanted === null || older.loading) return;
    const card = document.getElementById(shiftCardId(wanted));
    if (!card && older.exist && !older.failed) return older.load();
    setWanted(null);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is another look
  useEffect(() => look(), [wanted, messages.length, older.loading]);
  return setWanted;
}
