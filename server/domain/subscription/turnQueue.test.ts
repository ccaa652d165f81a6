import { expect, it } from 'vitest';
import { turnQueue } from './turnQueue.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

/** Lets everything run that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs what has the same key in the order of asking, also after a failure', async () => {
  const inTurn = turnQueue(5);
  const done: string[] = [];
  const first = held();
  const failing = inTurn('a', async () => {
    await first.work();
    throw new Error('no');
  });
  const second = inTurn('a', async () => done.push('second'));
  const other = inTurn('b', async () => done.push('other'));
  await other;
  expect(done).toEqual(['other']);
  first.end();
  await expect(failing).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'second']);
});

it('runs no more at once than it may', async () => {
  const inTurn = turnQueue(2);
  const works = ['a', 'b', 'c'].map((key) => ({ key, ...held() }));
  const began: string[] = [];
  const ends = works.map(({ key, work }) =>
    inTurn(key, () => {
      began.push(key);
      return work();
    }),
  );
  await settle();
  expect(began).toEqual(['a', 'b']);
  works[0]?.end();
  await ends[0];
  await settle();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const { end } of works) end();
  await Promise.all(ends);
});
