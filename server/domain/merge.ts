import { derived } from './derived.ts';

/**
 * The events of several sources as they come, each source's in its order. Listening begins when the iterator is asked for.
 * Of each source one event at most is taken ahead. Ends when all have ended, and fails with the first that fails.
 * @param another a source that an event shows to be missing: it is listened to before that event is given; null for none.
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
      const letGo = async () => {
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
              await letGo();
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
          await letGo();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Each event as `change` gives it. */
export function mapped<Event, Changed>(
  source: AsyncIterable<Event>,
  change: (event: Event) => Changed,
): AsyncIterable<Changed> {
  return derived(source, async function* (events) {
    for await (const event of events) yield change(event);
  });
}
