import { vi } from 'vitest';

/** Retries an assertion until it holds, with a timeout that is long enough for a busy machine. */
export const eventually = <Value>(
  assertion: () => Value | Promise<Value>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Value> => vi.waitFor(assertion, { timeout: 20_000, ...options });
