import { expect, it } from 'vitest';
import { limitConcurrency } from './workers.ts';

it('runs at most the given number at once, and finally all', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('One that fails makes room too.');
    done.push(number);
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => limited(work(number))));
  expect(most).toBe(2);
  expect(done).toEqual([0, 2, 3, 4, 5]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
});
