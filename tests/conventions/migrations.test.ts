import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/**
 * Migrations run while the version before serves people. Squawk finds statements that keep a table locked for long or break that
 * version; it does not look at changes of rows, which belong in a backfill.
 */

const folder = 'prisma/migrations';
/** From before these rules. */
const earlier = ['20261126000000_baseline', '20261126043000_search_in_all_spellings'];
const migrations = readdirSync(folder).filter((name) => /^\d/.test(name) && !earlier.includes(name));

/** Statements that touch all rows of a table, outside of functions. `-- few rows: why` above one allows it. */
function changesOfRows(script: string): string[] {
  const withoutBodies = script.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '').replaceAll(/BEGIN ATOMIC.*?END;/gs, '');
  return withoutBodies
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => !/^-- few rows: \S/m.test(statement))
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => /^(UPDATE|DELETE|TRUNCATE|VACUUM|CLUSTER|LOCK|WITH)\b/i.test(statement));
}

const scratch = mkdtempSync(join(tmpdir(), 'hourhand-squawk-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The names of the rules that a script breaks. */
function brokenRules(script: string): string[] {
  const file = join(scratch, 'migration.sql');
  writeFileSync(file, script);
  const { stdout } = spawnSync('node_modules/.bin/squawk', ['--config', '.squawk.toml', '--reporter', 'json', file], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout).map(({ rule_name }: { rule_name: string }) => rule_name);
}

describe('migrations', () => {
  it('keep no table locked for long and do not break the version before', () => {
    const files = migrations.map((name) => `${folder}/${name}/migration.sql`);
    execFileSync('node_modules/.bin/squawk', files);
  });

  it.each(migrations)('%s changes no rows', (name) => {
    expect(changesOfRows(readFileSync(`${folder}/${name}/migration.sql`, 'utf8'))).toEqual([]);
  });
});

it.each([
  ['an index that blocks writes', 'CREATE INDEX i ON "user" (name);', 'require-concurrent-index-creation'],
  ['an index that is dropped', 'DROP INDEX i;', 'require-concurrent-index-deletion'],
  ['a column that is dropped', 'ALTER TABLE "user" DROP COLUMN name;', 'ban-drop-column'],
  ['a column that is renamed', 'ALTER TABLE "user" RENAME COLUMN name TO title;', 'renaming-column'],
  ['a table that is dropped', 'DROP TABLE job;', 'ban-drop-table'],
  ['another type', 'ALTER TABLE "user" ALTER COLUMN id TYPE bigint;', 'changing-column-type'],
  [
    'a default for each row',
    'ALTER TABLE job ADD COLUMN key uuid DEFAULT gen_random_uuid();',
    'adding-field-with-default',
  ],
  ['a column that has to have a value', 'ALTER TABLE job ADD COLUMN key text NOT NULL;', 'adding-required-field'],
  [
    'a column that may no longer be empty',
    'ALTER TABLE job ALTER COLUMN plural SET NOT NULL;',
    'adding-not-nullable-field',
  ],
  ['a check of all rows', 'ALTER TABLE job ADD CONSTRAINT c CHECK (id > 0);', 'constraint-missing-not-valid'],
])('a migration with %s is refused', (_, script, rule) => {
  expect(brokenRules(script)).toContain(rule);
});

it.each([
  'UPDATE job SET name = name;',
  'SELECT 1;\nDELETE FROM job\nWHERE id = 1;',
  'TRUNCATE job;',
  'LOCK TABLE job;',
])('a migration with %j is refused', (script) => {
  expect(changesOfRows(script)).toHaveLength(1);
});

it.each([
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\nUPDATE job SET name = name;\nEND\n$$;',
  '-- few rows: the choices of a form\nUPDATE sex SET name = name;',
])('a migration with %j is allowed', (script) => {
  expect(changesOfRows(script)).toEqual([]);
});
