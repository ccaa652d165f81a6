import { FellBehind } from '../domain/events.ts';

/** Events that may wait for one listener; who is further behind reads the rows instead. */
export const queueLimit = 1024;

/**
 * The events that `listen` pushes, in their order, for one listener who takes them one by one. Listening begins when the
 * iterator is asked for and ends with it.
 * @param listen calls `missed` where events may be missing.
 * @throws FellBehind from `next`, once, when more than `queueLimit` events were waiting, or where some may be missing: none is
 * left out silently.
 */
export function eventQueue<Event>(
  listen: (push: (event: Event) => void, missed: () => void) => () => void,
): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const waiting: Event[] = [];
      const wanted: { resolve: (result: IteratorResult<Event>) => void; reject: (reason: FellBehind) => void }[] = [];
      let failure: FellBehind | undefined;
      let ended = false;
      const end = () => {
        if (ended) return;
        ended = true;
        stop();
        waiting.length = 0;
        for (const { resolve } of wanted.splice(0)) resolve({ done: true, value: undefined });
      };
      const fail = () => {
        if (ended) return;
        const [asked] = wanted.splice(0, 1);
        if (asked) asked.reject(new FellBehind());
        else failure = new FellBehind();
        end();
      };
      const stop = listen((event) => {
        if (ended) return;
        const asked = wanted.shift();
        if (asked) asked.resolve({ done: false, value: event });
        else if (waiting.length < queueLimit) waiting.push(event);
        else fail();
      }, fail);
      return {
        async next() {
          if (failure) {
            const reason = failure;
            failure = undefined;
            throw reason;
          }
          const event = waiting.shift();
          if (event !== undefined) return { done: false, value: event };
          if (ended) return { done: true, value: undefined };
          return new Promise((resolve, reject) => wanted.push({ resolve, reject }));
        },
        async return() {
          end();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
