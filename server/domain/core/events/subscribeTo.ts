import { FellBehind } from './events.ts';

/**
 * Consumes a topic until `stop`, one event at a time. When the subscriber falls behind, `onMissed` runs and the subscription
 * starts again.
 */
export function subscribeTo<Event>(
  source: AsyncIterable<Event>,
  { onEvent, onMissed }: { onEvent: (event: Event) => Promise<void> | void; onMissed: () => Promise<void> | void },
): { ended: Promise<void>; stop: () => void } {
  let events = source[Symbol.asyncIterator]();
  let stopped = false;
  const consume = async () => {
    while (!stopped) {
      try {
        const next = await events.next();
        if (next.done) return;
        await onEvent(next.value);
      } catch (error) {
        if (!(error instanceof FellBehind)) throw error;
        events = source[Symbol.asyncIterator]();
        await onMissed();
      }
    }
  };
  return {
    ended: consume(),
    stop: () => {
      stopped = true;
      void events.return?.();
    },
  };
}
