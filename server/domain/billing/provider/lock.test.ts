import { expect, it } from 'vitest';
import { lockQueue } from './lock.ts';

/** Work that runs until `end` is called. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

/** Lets all runnable work run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs work with the same key in call order, also after a failure', async () => {
  const queued = lockQueue(5);
  const done: string[] = [];
  const first = held();
  const failing = queued('a', async () => {
    await first.work();
    throw new Error('no');
  });
  const second = queued('a', async () => done.push('second'));
  const other = queued('b', async () => done.push('other'));
  await other;
  expect(done).toEqual(['other']);
  first.end();
  await expect(failing).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'second']);
});

it('runs no more work at once than the limit', async () => {
  const queued = lockQueue(2);
  const works = ['a', 'b', 'c'].map((key) => ({ key, ...held() }));
  const began: string[] = [];
  const ends = works.map(({ key, work }) =>
    queued(key, () => {
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
