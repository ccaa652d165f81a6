import { vi } from 'vitest';

/** Waits until what is asserted is so: not long on a quiet machine, and as long as a busy one needs. */
export const eventually = <Value>(
  assertion: () => Value | Promise<Value>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Value> => vi.waitFor(assertion, { timeout: 20_000, ...options });
