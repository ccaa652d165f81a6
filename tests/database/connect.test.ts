import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { readSecret } from '../../server/database/secret.ts';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
afterAll(database.drop);

describe('a connection', () => {
  it('logs its statements', async () => {
    const statements: string[] = [];
    const { db, close } = connectDatabase(database.url, { log: ({ sql }) => statements.push(sql) });
    await db.job.findMany();
    await close();
    expect(statements).toEqual([expect.stringContaining('"public"."job"')]);
  });

  it('prepares each statement once', async () => {
    const { db, close } = connectDatabase(database.url, { poolSize: 1 });
    for (const id of [1, 2, 3]) await db.job.findUnique({ where: { id } });
    const prepared = await db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
    await close();
    expect(prepared.filter(({ statement }) => statement.includes('"public"."job"'))).toHaveLength(1);
  });

  it('has the same wait limit for transactions as for single statements', async () => {
    const { db, pool, close } = connectDatabase(database.url, { poolSize: 1 });
    const busy = await pool.connect();
    const waiting = db.$transaction((tx) => tx.job.count());
    // Longer than the default of two seconds in Prisma.
    setTimeout(() => busy.release(), 2_500);
    expect(await waiting).toBe(0);
    await close();
  });

  it('recovers after its idle connections are closed', async () => {
    const { pool, close } = connectDatabase(database.url, { poolSize: 1 });
    await pool.query('SELECT 1');
    const other = connectDatabase(database.url);
    const ended = new Promise((resolve) => pool.once('remove', resolve));
    await other.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await other.close();
    await ended;
    expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    await close();
  });
});

describe('a secret', () => {
  it('is the same for all concurrent first readers', async () => {
    const { kysely, close } = connectDatabase(database.url);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(kysely, 'application')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readSecret(kysely, 'other')).not.toBe(secrets[0]);
    await close();
  });
});
