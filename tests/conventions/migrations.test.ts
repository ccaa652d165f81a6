import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Migrations run while the version before serves people. `npm run check` looks at their locks; changes of rows belong in a backfill. */

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

it('no migration changes rows', () => {
  const scripts = migrations.map((name) => readFileSync(`${folder}/${name}/migration.sql`, 'utf8'));
  expect(scripts.flatMap(changesOfRows)).toEqual([]);
});

it.each([
  ['UPDATE job SET name = name;', 1],
  ['SELECT 1;\nDELETE FROM job\nWHERE id = 1;', 1],
  ['LOCK TABLE job;', 1],
  ['CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\nUPDATE job SET name = name;\nEND\n$$;', 0],
  ['-- few rows: the choices of a form\nUPDATE sex SET name = name;', 0],
])('%j has %i such statements', (script, count) => {
  expect(changesOfRows(script)).toHaveLength(count);
});
