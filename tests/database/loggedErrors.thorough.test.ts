import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '../../server/log/log.ts';
import { testConnection } from '../support/fixtures.ts';

const database = testConnection();

type Column = { table: string; column: string; type: string; nullable: boolean };

/** A value for any type, with the marker where it is a text. */
const sampleOf = (type: string, marker: string): unknown => {
  if (/^(?:text|character varying|character|citext)/.test(type)) return marker;
  if (/\[\]$/.test(type)) return '{}';
  if (/^(?:integer|bigint|smallint|numeric|double precision|real)/.test(type)) return -1;
  if (/^(?:timestamp|date)/.test(type)) return '2026-01-01';
  if (type === 'boolean') return false;
  if (/^json/.test(type)) return JSON.stringify({ marker });
  return null;
};

it('of every table', { timeout: 300_000 }, async () => {
  const { db, pool } = database;
  const marker = `private-${randomBytes(6).toString('hex')}`;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const { rows } = await pool.query<Column>(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY 1, a.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  expect(tables.size).toBeGreaterThan(40);
  const kinds = new Set<unknown>();
  for (const [table, columns] of tables) {
    const names = columns.map(({ column }) => `"${column}"`).join(', ');
    const values = columns.map(({ type }) => sampleOf(type, marker));
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    // Every required column in turn is missing: the detail would be the rest of the row.
    for (const [at, { nullable }] of [...columns.entries(), [-1, { nullable: false }] as const]) {
      if (nullable) continue;
      const given = values.map((value, index) => (index === at ? null : value));
      const sql = `INSERT INTO "${table}" (${names}) VALUES (${places})`;
      for (const insert of [() => pool.query(sql, given), () => db.$executeRawUnsafe(sql, ...given)]) {
        const error: unknown = await insert().then(
          () => null,
          (reason: unknown) => reason,
        );
        if (!error) continue;
        if (error instanceof pg.DatabaseError) kinds.add(error.code);
        log.error({ err: error, table }, 'a statement failed');
        log.error(error);
        log.error({ details: [error, { inner: error }] }, 'wrapped');
        log.error({ err: new Error('Cannot store it.', { cause: error }) }, 'caused');
        log.error({ err: new AggregateError([error], 'Several.') }, 'together');
      }
    }
  }
  // A value that exists already, by the model: its message would name the arguments.
  const job = { name: `${marker}-job`, plural: marker, slug: `${marker}-job` };
  await db.job.create({ data: job });
  for (const failing of [
    () => db.job.create({ data: job }),
    () => pool.query(`INSERT INTO job (name, plural, slug) VALUES ($1, $1, $1)`, [job.name]),
    () => pool.query(`SELECT $1::int`, [marker]),
    () => db.job.findMany({ where: Object.fromEntries([[marker, marker]]) }),
  ]) {
    await failing().then(
      () => expect.unreachable(),
      (err: unknown) => log.error({ err }, 'a statement failed'),
    );
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['23502']));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => line.includes(marker))).toEqual([]);
  expect(lines.some((line) => /"constraint":"job_\w+_key"/.test(line) && line.includes('"23505"'))).toBe(true);
  expect(lines[0]).toMatch(/ at .*loggedErrors\.thorough\.test\.ts/);
});
