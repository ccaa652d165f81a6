import { expect, it } from 'vitest';
import { FellBehind } from '../domain/core/events/events.ts';
import { eventQueue, queueLimit } from './events.ts';

/** A queue, a function that pushes to it, and whether it is listening. */
function queue() {
  let push: ((event: number) => void) | undefined;
  const events = eventQueue<number>((given) => {
    push = given;
    return () => {
      push = undefined;
    };
  })[Symbol.asyncIterator]();
  return { events, push: (event: number) => push?.(event), listens: () => push !== undefined };
}

it('returns events in order, whether they arrive before or after the request', async () => {
  const { events, push } = queue();
  push(1);
  push(2);
  expect([await events.next(), await events.next()]).toEqual([
    { done: false, value: 1 },
    { done: false, value: 2 },
  ]);
  const [third, fourth] = [events.next(), events.next()];
  push(3);
  push(4);
  expect([(await third).value, (await fourth).value]).toEqual([3, 4]);
});

it('resolves waiting readers when it ends, and unsubscribes', async () => {
  const { events, listens } = queue();
  const waiting = events.next();
  await events.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(listens()).toBe(false);
});

it('fails once for a subscriber that fell behind, and keeps no events for it', async () => {
  const { events, push, listens } = queue();
  for (let event = 0; event < queueLimit; event += 1) push(event);
  expect(listens()).toBe(true);
  push(queueLimit);
  expect(listens()).toBe(false);
  await expect(events.next()).rejects.toBeInstanceOf(FellBehind);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
