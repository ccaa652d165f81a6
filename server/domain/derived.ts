/**
 * What `body` makes of the events of `source`. The source is listened to from when the iterator is asked for, which a
 * generator alone would not do; `body` runs from the first event that is asked for. However it ends, the source is let go
 * of, at once also where `body` waits for an event: there is none any more then.
 * @param body may let go of the source itself, and goes on then as at its end.
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
