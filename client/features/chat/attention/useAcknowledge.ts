import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatReference } from '../../../__generated__/useMarkDeliveredMutation.graphql.ts';
import { useReconnected } from '../../../app/relay/connection.ts';
import { ProgressReporter, reportResultOf } from './progressReporter.ts';
import { useMarkDelivered } from './useMarkDelivered.ts';

/** Messages in view are reported as seen within this time, which includes the delivery. In milliseconds. */
const pause = 500;

/**
 * Reports messages that have arrived in the open chat while the page is hidden.
 * @param latest id of the newest message here
 * @param known id up to which the server knows the delivery
 */
export function useAcknowledge(reference: ChatReference, { latest, known }: { latest: number; known: number }): void {
  const markDelivered = useMarkDelivered();
  const report = useRef<ProgressReporter>(null);
  report.current ??= new ProgressReporter((upTo) => markDelivered(reference, upTo).then(reportResultOf));
  const { current: arrived } = report;
  const tell = useEffectEvent(() => {
    if (latest > known) arrived.upTo(latest);
  });
  const isNew = latest > known;
  const beginning = isNew ? known : null;
  // The delay starts with the first unreported message, so that a steady stream cannot postpone it.
  useEffect(() => {
    if (beginning === null) return;
    const timer = setInterval(() => tell(), pause);
    return () => clearInterval(timer);
  }, [beginning]);
  useReconnected(() => arrived.again());
}
