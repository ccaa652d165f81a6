import { expect, it } from 'vitest';
import { eventQueue } from '../../../realtime/events.ts';
import { mapped, merged } from './watch.ts';

/** A source that the test pushes into. */
function source() {
  let push = (_event: number) => {};
  let listening = false;
  const events = eventQueue<number>((to) => {
    push = to;
    listening = true;
    return () => {
      listening = false;
    };
  });
  return { events, push: (event: number) => push(event), isListening: () => listening };
}

it('passes on the events of all sources as they arrive', async () => {
  const [one, other] = [source(), source()];
  const both = merged([one.events, other.events])[Symbol.asyncIterator]();
  expect([one.isListening(), other.isListening()]).toEqual([true, true]);
  const first = both.next();
  other.push(1);
  expect((await first).value).toBe(1);
  one.push(2);
  one.push(3);
  expect([(await both.next()).value, (await both.next()).value]).toEqual([2, 3]);
});

it('subscribes to a further source on an event, and unsubscribes from it too', async () => {
  const [one, other] = [source(), source()];
  const both = merged([one.events], (event) => (event === 1 ? other.events : null))[Symbol.asyncIterator]();
  one.push(0);
  await both.next();
  expect(other.isListening()).toBe(false);
  one.push(1);
  await both.next();
  other.push(2);
  expect((await both.next()).value).toBe(2);
  await both.return?.();
  expect([one.isListening(), other.isListening()]).toEqual([false, false]);
});

it('maps each event', async () => {
  const one = source();
  const doubled = mapped(one.events, (event) => event * 2)[Symbol.asyncIterator]();
  one.push(21);
  expect((await doubled.next()).value).toBe(42);
  await doubled.return?.();
  expect(one.isListening()).toBe(false);
});
