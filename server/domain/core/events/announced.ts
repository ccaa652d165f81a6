import { derived } from './derived.ts';

/** Starts with the value of `first`, which is computed after the subscription to `source` has started. */
export function announced<First, Event>(
  first: () => Promise<First>,
  source: AsyncIterable<Event>,
): AsyncIterable<First | Event> {
  return derived(source, async function* (events) {
    yield await first();
    yield* events;
  });
}
