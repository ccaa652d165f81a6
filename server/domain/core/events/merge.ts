import { derived } from './derived.ts';

/**
 * The events of several sources as they arrive, each source in its own order. Subscribes when the iterator is requested
 * and reads at most one event ahead of each source. Ends when all sources have ended, and fails with the first failure.
 * @param another a further source that an event makes necessary; subscribed to before that event is passed on; null for
 *   none
 */
export function merged<Event>(
  sources: readonly AsyncIterable<Event>[],
  another: (event: Event) => AsyncIterable<Event> | null = () => null,
): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const iterators: AsyncIterator<Event>[] = [];
      type Arrival = { from: AsyncIterator<Event>; result: IteratorResult<Event> } | { error: unknown };
      const arrivals: Arrival[] = [];
      let running = 0;
      let wake = () => {};
      const arrive = (arrival: Arrival) => {
        arrivals.push(arrival);
        wake();
      };
      const ask = (from: AsyncIterator<Event>) =>
        from.next().then(
          (result) => arrive({ from, result }),
          (error: unknown) => arrive({ error }),
        );
      const begin = (source: AsyncIterable<Event>) => {
        const iterator = source[Symbol.asyncIterator]();
        iterators.push(iterator);
        running += 1;
        void ask(iterator);
      };
      const release = async () => {
        arrivals.length = 0;
        await Promise.all(iterators.map((iterator) => iterator.return?.()));
      };
      for (const source of sources) begin(source);
      return {
        async next() {
          for (;;) {
            const arrival = arrivals.shift();
            if (!arrival) {
              if (running === 0) return { done: true, value: undefined };
              await new Promise<void>((resolve) => {
                wake = resolve;
              });
            } else if ('error' in arrival) {
              running -= 1;
              await release();
              throw arrival.error;
            } else if (arrival.result.done) {
              running -= 1;
            } else {
              void ask(arrival.from);
              const missing = another(arrival.result.value);
              if (missing) begin(missing);
              return arrival.result;
            }
          }
        },
        async return() {
          await release();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Each event after `change`. */
export function mapped<Event, Changed>(
  source: AsyncIterable<Event>,
  change: (event: Event) => Changed,
): AsyncIterable<Changed> {
  return derived(source, async function* (events) {
    for await (const event of events) yield change(event);
  });
}
