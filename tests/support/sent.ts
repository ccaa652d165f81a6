import pg from 'pg';
import { vi } from 'vitest';
import { isInBackground } from './background.ts';

/** What this process sends to any database while `act` lasts, without background work, and the result. */
export async function sentWhile<Result>(act: () => Promise<Result>): Promise<{ result: Result; sent: unknown[] }> {
  const sent: unknown[] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (!isInBackground()) sent.push(args[0]);
    return Reflect.apply(query, this, args);
  });
  try {
    return { result: await act(), sent };
  } finally {
    spy.mockRestore();
  }
}
