/**
 * The events of several sources as they come, each source's in its order. Listening begins when the iterator is asked for.
 * Of each source one event at most is taken ahead. Ends when all have ended, and fails with the first that fails.
 */
export function merged<Event>(sources: readonly AsyncIterable<Event>[]): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const iterators = sources.map((source) => source[Symbol.asyncIterator]());
      type Arrival = { from: AsyncIterator<Event>; result: IteratorResult<Event> } | { error: unknown };
      const arrivals: Arrival[] = [];
      let running = iterators.length;
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
      for (const iterator of iterators) void ask(iterator);
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
              throw arrival.error;
            } else if (arrival.result.done) {
              running -= 1;
            } else {
              void ask(arrival.from);
              return arrival.result;
            }
          }
        },
        async return() {
          arrivals.length = 0;
          await Promise.all(iterators.map((iterator) => iterator.return?.()));
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
  return {
    [Symbol.asyncIterator]() {
      const events = source[Symbol.asyncIterator]();
      return {
        async next() {
          const next = await events.next();
          return next.done ? next : { done: false, value: change(next.value) };
        },
        async return() {
          await events.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
