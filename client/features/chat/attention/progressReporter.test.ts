import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressReporter, type ReportResult } from './progressReporter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test says so. */
function server() {
  const told: number[] = [];
  const answers: ((told: ReportResult) => void)[] = [];
  const report = new ProgressReporter((upTo) => {
    told.push(upTo);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (how: ReportResult) => {
    answers.shift()?.(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { told, report, answer };
}

it('tells each thing once, and of what came meanwhile the furthest', async () => {
  const { told, report, answer } = server();
  report.upTo(0);
  report.upTo(0);
  report.upTo(5);
  report.upTo(7);
  report.upTo(6);
  expect(told).toEqual([0]);
  await answer('known');
  await answer('known');
  expect(told).toEqual([0, 7]);
  report.again();
  expect(told).toEqual([0, 7]);
});

it('tells again what did not arrive, later each time, and at once where there is more', async () => {
  const { told, report, answer } = server();
  report.upTo(5);
  await answer('again');
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toEqual([5]);
  await vi.advanceTimersByTimeAsync(1);
  await answer('again');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual([5, 5]);
  report.upTo(6);
  expect(told).toEqual([5, 5, 6]);
  await answer('again');
  report.again();
  await answer('known');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([5, 5, 6, 6]);
});

it('takes a refusal for an answer', async () => {
  const { told, report, answer } = server();
  report.upTo(5);
  await answer('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([5]);
});
