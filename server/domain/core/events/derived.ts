/**
 * The events that `body` derives from `source`. Subscribes to the source as soon as the iterator is requested; a plain
 * generator would wait for the first `next()`. `body` starts with the first `next()`. The source is released in every
 * case, also while `body` waits for an event, which then ends the iteration.
 * @param body may release the source itself and continues as at the end of the source
 */
export function derived<Event, Made>(
  source: AsyncIterable<Event>,
  body: (events: AsyncIterable<Event>, release: () => Promise<void>) => AsyncGenerator<Made, void, undefined>,
): AsyncIterable<Made> {
  return {
    [Symbol.asyncIterator]() {
      const events = source[Symbol.asyncIterator]();
      const release = async () => {
        await events.return?.();
      };
      const made = body({ [Symbol.asyncIterator]: () => events }, release);
      return {
        async next() {
          let continues = false;
          try {
            const next = await made.next();
            continues = !next.done;
            return next;
          } finally {
            if (!continues) await release();
          }
        },
        async return() {
          await release();
          return made.return();
        },
      };
    },
  };
}
