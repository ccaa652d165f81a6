/**
 * The events that `body` derives from `source`. Subscribes to the source as soon as the iterator is requested; a plain
 * generator would wait for the first `next()`. `body` starts with the first `next()`. The source is released in every
 * case, also while `body` waits for an event, which then ends the iteration.
 * @param body may release the source itself and continues as at the end of the source
 */
export function derived<Event, Made>(
  source: AsyncIterable<Event>,
  body: (events: AsyncIterable<Event>, letGo: () => Promise<void>) => AsyncGenerator<Made, void, undefined>,
): AsyncIterable<Made> {
  return {
    [Symbol.asyncIterator]() {
      const events = source[Symbol.asyncIterator]();
      const letGo = async () => {
        await events.return?.();
      };
      const made = body({ [Symbol.asyncIterator]: () => events }, letGo);
      return {
        async next() {
          let goesOn = false;
          try {
            const next = await made.next();
            goesOn = !next.done;
            return next;
          } finally {
            if (!goesOn) await letGo();
          }
        },
        async return() {
          await letGo();
          return made.return();
        },
      };
    },
  };
}
