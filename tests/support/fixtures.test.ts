import { afterAll, describe, expect, it } from 'vitest';
import { fixture } from './fixtures.ts';

/** The things that the tests of a file share. */

const order: string[] = [];
const thing = (name: string) =>
  fixture(
    async () => {
      order.push(name);
      return { name };
    },
    (made) => order.push(`${made.name} ended`),
  );

describe('fixtures', () => {
  // Hooks after the tests run in reverse.
  afterAll(() => expect(order).toEqual(['first', 'second', 'second ended', 'first ended']));
  const first = thing('first');
  const second = thing('second');
  const both = fixture(() => ({ names: [first.name, second.name] }));
  let early: unknown;
  try {
    early = first.name;
  } catch (error) {
    early = error;
  }

  it('are made once, in order', () => {
    expect(order).toEqual(['first', 'second']);
    expect(both).toEqual({ names: ['first', 'second'] });
    expect({ ...first }).toEqual({ name: 'first' });
  });

  it('cannot be read before they are made', () => {
    expect(early).toEqual(new Error('A fixture is made before the first test: read it in tests, hooks and functions.'));
  });
});

class Counter {
  #count = 0;
  increment = () => this.next();
  next(): number {
    this.#count += 1;
    return this.#count;
  }
}
const counter = fixture(() => new Counter());

it('is what it stands for', () => {
  expect(counter).toBeInstanceOf(Counter);
  const { next } = counter;
  expect([counter.next(), counter.increment(), next()]).toEqual([1, 2, 3]);
  counter.increment = () => 7;
  expect(counter.increment()).toBe(7);
});
