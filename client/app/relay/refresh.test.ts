import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refresh } from './refresh.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Something to read, which comes when the test says so. */
function source() {
  const under: { resolve: () => void; reject: () => void }[] = [];
  let count = 0;
  const refresh = new Refresh(() => {
    count += 1;
    return new Promise<void>((resolve, reject) => under.push({ resolve, reject }));
  });
  const end = async (how: 'resolve' | 'reject') => {
    under.shift()?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { refresh, count: () => count, end };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('reads once for many reasons, and is not put off by a steady stream of them', async () => {
  const { refresh, count } = source();
  for (let passed = 0; passed < 150; passed += 50) {
    refresh.soon();
    await pass(50);
  }
  expect(count()).toBe(1);
});

it('reads again after an answer that may be older than what has happened', async () => {
  const { refresh, count, end } = source();
  refresh.soon();
  await pass(150);
  refresh.soon();
  refresh.soon();
  await end('resolve');
  await pass(150);
  expect(count()).toBe(2);
  refresh.outdate();
  await end('resolve');
  await pass(150);
  expect(count()).toBe(3);
  await end('resolve');
  refresh.outdate();
  await pass(60_000);
  expect(count()).toBe(3);
});

it('tries again what could not be read, later each time, and at once where there is a reason', async () => {
  const { refresh, count, end } = source();
  refresh.soon();
  await pass(150);
  await end('reject');
  await pass(999);
  expect(count()).toBe(1);
  await pass(1);
  expect(count()).toBe(2);
  await end('reject');
  refresh.soon();
  await pass(150);
  expect(count()).toBe(3);
  await end('resolve');
  await pass(60_000);
  expect(count()).toBe(3);
});

it('stops', async () => {
  const { refresh, count, end } = source();
  refresh.soon();
  await pass(150);
  refresh.soon();
  refresh.stop();
  await end('reject');
  await pass(60_000);
  expect(count()).toBe(1);
});
