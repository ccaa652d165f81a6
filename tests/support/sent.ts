import pg from 'pg';
import { isInBackground } from './background.ts';

let noting: unknown[] | null = null;

// Connections keep the method that they find when they are made, so it is replaced for good.
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (!isInBackground()) noting?.push(args[0]);
  return Reflect.apply(query, this, args);
};

/** What this process sends to any database while `act` lasts, without background work, and the result. */
export async function sentWhile<Result>(act: () => Promise<Result>): Promise<{ result: Result; sent: unknown[] }> {
  const sent: unknown[] = [];
  noting = sent;
  try {
    return { result: await act(), sent };
  } finally {
    noting = null;
  }
}
