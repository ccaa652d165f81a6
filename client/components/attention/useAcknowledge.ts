import { useEffect, useRef } from 'react';
import type { ChatReference } from './__generated__/useMarkDeliveredMutation.graphql.ts';
import { useMarkDelivered } from './useMarkDelivered.ts';

/** What is before somebody's eyes is told to be seen, within this time; it needs no word of its own. In milliseconds. */
const pause = 500;

/**
 * Tells the server what has arrived in the open chat while nobody looks.
 * @param latest id of the newest message here; @param known up to which the server knows it has arrived, or was seen.
 */
export function useAcknowledge(reference: ChatReference, { latest, known }: { latest: number; known: number }): void {
  const markDelivered = useMarkDelivered();
  const told = useRef(0);
  const named = JSON.stringify(reference);
  useEffect(() => {
    if (latest <= known || latest <= told.current) return;
    const timer = setTimeout(() => {
      told.current = latest;
      markDelivered(JSON.parse(named), latest);
    }, pause);
    return () => clearTimeout(timer);
  }, [latest, known, named, markDelivered]);
}
