import pg from 'pg';
import { vi } from 'vitest';
import { inOneWay, type Way } from './bothWays.ts';

/** The SQL that this process sends to any database while `run` lasts, in the order in which it is sent. */
export async function statementsOf(run: () => Promise<unknown>, way: Way = 'compiled'): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await inOneWay(way, run);
    return spy.mock.calls.map(([query]: unknown[]) => textOf(query));
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
