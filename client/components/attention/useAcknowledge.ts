import { useEffect, useEffectEvent, useRef } from 'react';
import { useReconnected } from '../../relay/connection.ts';
import type { ChatReference } from './__generated__/useMarkDeliveredMutation.graphql.ts';
import { Report, toldBy } from './report.ts';
import { useMarkDelivered } from './useMarkDelivered.ts';

/** What is before somebody's eyes is told to be seen, within this time; it needs no word of its own. In milliseconds. */
const pause = 500;

/**
 * Tells the server what has arrived in the open chat while nobody looks.
 * @param latest id of the newest message here; @param known up to which the server knows it has arrived, or was seen.
 */
export function useAcknowledge(reference: ChatReference, { latest, known }: { latest: number; known: number }): void {
  const markDelivered = useMarkDelivered();
  const report = useRef<Report>(null);
  report.current ??= new Report((upTo) => markDelivered(reference, upTo).then(toldBy));
  const { current: arrived } = report;
  const tell = useEffectEvent(() => {
    if (latest > known) arrived.upTo(latest);
  });
  const isNew = latest > known;
  const beginning = isNew ? known : null;
  // From the first that is not known: what keeps coming must not put it off.
  useEffect(() => {
    if (beginning === null) return;
    const timer = setInterval(() => tell(), pause);
    return () => clearInterval(timer);
  }, [beginning]);
  useReconnected(() => arrived.again());
}
