import { inOneWay, type Way } from './bothWays.ts';
import { sentWhile } from './sent.ts';

/** The SQL that this process sends to any database while `run` lasts, in the order in which it is sent. */
export async function statementsOf(run: () => Promise<unknown>, way: Way = 'compiled'): Promise<string[]> {
  const { sent } = await sentWhile(() => inOneWay(way, run));
  return sent.map(textOf);
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
