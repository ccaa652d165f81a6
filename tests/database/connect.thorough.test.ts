import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { kyselyOn } from '../../server/database/kysely.ts';
import { readSecret } from '../../server/database/prepare.ts';
import { hasTimedOut } from '../../server/domain/core/failures/unavailable.ts';
import { testDatabase } from '../support/fixtures.ts';

const database = testDatabase();

describe('a connection', () => {
  it('has the same wait limit for transactions as for single statements', async () => {
    const { db, pool, close } = connectDatabase(database.url, { poolSize: 1 });
    const busy = await pool.connect();
    const waiting = db.$transaction((tx) => tx.job.count());
    // Longer than the default of two seconds in Prisma.
    setTimeout(() => busy.release(), 2_500);
    expect(await waiting).toBe(0);
    await close();
  });

  it('tells what each statement does and to which table, without its values', async () => {
    const statements: string[] = [];
    const { db, sql, close } = connectDatabase(database.url, { log: ({ statement }) => statements.push(statement) });
    await db.job.findMany({ where: { name: 'a value' } });
    await sql.selectFrom('secret').select('name').where('name', '=', 'a value').execute();
    await close();
    expect(statements).toEqual(['SELECT job', 'SELECT secret']);
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
    const { sql, close } = connectDatabase(database.url);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(sql, 'application')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readSecret(sql, 'other')).not.toBe(secrets[0]);
    await close();
  });
});

describe('a transaction of hand-tuned SQL', () => {
  const secret = (name: string) => ({ name, value: 'kept' });

  it('fails when its connection breaks, which is replaced', async () => {
    const { sql, close } = connectDatabase(database.url, { poolSize: 1 });
    const other = connectDatabase(database.url);
    const broken = sql.transaction().execute(async (tx) => {
      await tx.insertInto('secret').values(secret('lost')).execute();
      await other.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'
          AND datname = current_database()`,
      );
      await tx.selectFrom('secret').select('name').execute();
    });
    await expect(broken).rejects.toThrow(/connection/i);
    expect(await sql.selectFrom('secret').select('name').where('name', '=', 'lost').execute()).toEqual([]);
    await Promise.all([close(), other.close()]);
  });

  it('has timed out when all connections are busy for too long', async () => {
    // The first connection has the same time limit, and may be slow on a busy machine.
    const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 1_000 });
    const busy = await pool.connect();
    const late = kyselyOn(pool, () => '')
      .transaction()
      .execute(async () => null);
    await expect(late).rejects.toSatisfy(hasTimedOut);
    busy.release();
    await pool.end();
  });
});
