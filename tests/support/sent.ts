import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import { isInBackground } from './background.ts';

/** What this process sends to any database while `act` lasts, without background work, and the result. */
export async function sentWhile<Result>(act: () => Promise<Result>): Promise<{ result: Result; sent: unknown[] }> {
  const sent: unknown[] = [];
  const { query } = pg.Client.prototype;
  const queries = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (!isInBackground()) sent.push(args[0]);
    return Reflect.apply(query, this, args);
  });
  const { connect } = pg.Pool.prototype;
  const connects = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (
    this: pg.Pool,
    ...[callback]: unknown[]
  ) {
    // A statement that waits for a connection gets it from another one, which may be background work.
    const bound = typeof callback === 'function' ? AsyncResource.bind((...args) => callback(...args)) : undefined;
    return Reflect.apply(connect, this, bound ? [bound] : []);
  });
  try {
    return { result: await act(), sent };
  } finally {
    queries.mockRestore();
    connects.mockRestore();
  }
}
