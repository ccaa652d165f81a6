import { FellBehind } from './events.ts';

/**
 * Hears a topic until `stop`. Who falls behind has missed something, whatever it was: that is said, and hearing goes on.
 * @param heard takes one event at a time.
 */
export function hear<Event>(
  source: AsyncIterable<Event>,
  { heard, missed }: { heard: (event: Event) => Promise<void> | void; missed: () => Promise<void> | void },
): { ended: Promise<void>; stop: () => void } {
  let events = source[Symbol.asyncIterator]();
  let stopped = false;
  const listen = async () => {
    while (!stopped) {
      try {
        const next = await events.next();
        if (next.done) return;
        await heard(next.value);
      } catch (error) {
        if (!(error instanceof FellBehind)) throw error;
        events = source[Symbol.asyncIterator]();
        await missed();
      }
    }
  };
  return {
    ended: listen(),
    stop: () => {
      stopped = true;
      void events.return?.();
    },
  };
}
