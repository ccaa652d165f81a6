import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEcho } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a message may arrive before the response to its sender, or shortly after it', async () => {
  const echo = createEcho();
  echo.begin();
  expect(echo.isNew(1)).toBe(true);
  expect(await echo.isHeard(1)).toBe(true);
  echo.begin();
  const heard = echo.isHeard(2);
  expect(echo.isNew(2)).toBe(true);
  expect(await heard).toBe(true);
});

it('a message that does not arrive in time is reported, and is ignored when it arrives later', async () => {
  const echo = createEcho();
  echo.begin();
  const heard = echo.isHeard(1);
  // Messages of other users do not count.
  expect(echo.isNew(2)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await heard).toBe(false);
  expect(echo.isNew(1)).toBe(false);
  expect(echo.isNew(3)).toBe(true);
});
