import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { openQueue } from '../../server/queue/boss.ts';
import { testDatabase } from '../support/fixtures.ts';

/** What was done is not done again because the database did not answer just then. */

const database = testDatabase();
let connection: ReturnType<typeof connectDatabase>;
let opened: Awaited<ReturnType<typeof openQueue>>;
/** How many of the next statements are lost. */
let lost = 0;

beforeAll(async () => {
  connection = connectDatabase(database.url);
  const { pool } = connection;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: async (text: string, values?: unknown[]) => {
      if (lost === 0) return query(text, values);
      lost -= 1;
      throw new Error('Connection terminated unexpectedly');
    },
  });
  opened = await openQueue(pool, pino({ level: 'silent' }));
});
afterAll(async () => {
  await opened.close();
  await connection.close();
});

it.each([
  { what: 'is kept', name: 'import-mail', state: 'completed' },
  { what: 'is removed at its end', name: 'account-mail', state: undefined },
] as const)('a job that $what is done once, though its end could not be stored at first', async ({ name, state }) => {
  const { queue } = opened;
  await connection.db.$transaction((tx) => queue.add(tx, name, {}));
  let times = 0;
  const tried = await queue.work(name, async () => {
    times += 1;
    lost = 2;
  });
  const left = await connection.pool.query('SELECT state FROM pgboss.job WHERE name = $1', [name]);
  expect({ tried, times, state: left.rows[0]?.state, lost }).toEqual({ tried: 1, times: 1, state, lost: 0 });
});

it('a job that failed is tried again, though its failure could not be stored at first', async () => {
  const { queue } = opened;
  await connection.db.$transaction((tx) => queue.add(tx, 'ban-mail', {}));
  await queue.work('ban-mail', async () => {
    lost = 2;
    throw new Error('The mail server does not answer.');
  });
  const left = await connection.pool.query("SELECT state FROM pgboss.job WHERE name = 'ban-mail'");
  expect(left.rows).toEqual([{ state: 'retry' }]);
});
