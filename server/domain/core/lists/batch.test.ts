import { expect, it } from 'vitest';
import { inBatches } from './batch.ts';

const doubled = (asked: number[][]) =>
  inBatches(async (keys: number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('No luck.');
    return (key: number) => key * 2;
  });

it('makes one request for all calls of a turn, with each key once', async () => {
  const asked: number[][] = [];
  const double = doubled(asked);
  const late = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), double(1), late])).toEqual([2, 4, 2, 6]);
  expect(asked).toEqual([[1, 2, 3]]);
});

it('caches nothing for the next turn', async () => {
  const asked: number[][] = [];
  const double = doubled(asked);
  await double(1);
  await double(1);
  expect(asked).toEqual([[1], [1]]);
});

it('fails all calls of a turn, but not those of the next one', async () => {
  const double = doubled([]);
  expect((await Promise.allSettled([double(13), double(1)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await double(1)).toBe(2);
});
