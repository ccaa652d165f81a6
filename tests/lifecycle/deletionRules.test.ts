import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../../server/database/sql.ts';
import { deletionRules } from '../../server/domain/lifecycle/deletion/columns.ts';
import { tableOf } from '../../server/domain/lifecycle/deletion/erase.sql.ts';
import { testDatabase } from '../support/fixtures.ts';

/** What a deletion does is declared for every column that the database has. */

let pool: pg.Pool;
const database = testDatabase();
beforeAll(() => {
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
});

const rules = Object.entries(deletionRules);

describe('the rules of a deletion', () => {
  it('name every table, and every column of those whose rows stay', async () => {
    const { rows } = await pool.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name::text) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY 1`,
    );
    expect(rows.map(({ table }) => table).toSorted()).toEqual(rules.map(([model]) => tableOf(model)).toSorted());
    const columns = new Map(rows.map((row) => [row.table, row.columns]));
    for (const [model, rule] of rules) {
      if (!('changed' in rule)) continue;
      expect(Object.keys(rule.columns).map(columnOf).toSorted(), model).toEqual(
        columns.get(tableOf(model))?.toSorted(),
      );
    }
  });

  it('give a reason for everything that stays', () => {
    for (const [model, rule] of rules) {
      if ('impersonal' in rule) expect(rule.impersonal, model).toMatch(/\.$/);
      if ('removedBy' in rule) expect(rule.removedBy, model).toMatch(/\.$/);
      if (!('changed' in rule)) continue;
      for (const [field, column] of Object.entries(rule.columns)) {
        if ('keep' in column) expect(column.keep, `${model}.${field}`).toMatch(/\.$/);
      }
    }
  });

  it('take no table that refers to a person for an impersonal one', async () => {
    const { rows } = await pool.query<{ table: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS "table" FROM pg_constraint
       WHERE contype = 'f' AND confrelid = '"user"'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(20);
    const impersonal = rules.filter(([, rule]) => 'impersonal' in rule).map(([model]) => tableOf(model));
    expect(rows.map(({ table }) => table.replaceAll('"', '')).filter((table) => impersonal.includes(table))).toEqual(
      [],
    );
  });
});
