import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './source/imports.ts';

/** Hand-tuned SQL of the server is written with Kysely (`server/database/kysely.ts`), which checks it against the model. */

/** Folders that make, copy and watch a database as a whole, or run the statements of a library. */
const others = /^server\/(?:backup|database|queue|start)\//;

const otherSql = /\$(?:query|execute)Raw|\bPrisma\.(?:sql|raw|join|empty)\b|\b(?:pool|client|lock)\.query\b/;

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.includes('/generated/') && !file.endsWith('.test.ts'));

describe('SQL of the server', () => {
  it('is written with Kysely', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.filter((file) => !others.test(file) && otherSql.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

/** Of the builder: a statement begins so. */
const builds = /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(/;
const builders = ['kysely', 'server/database/kysely.ts'];

/** What a file of the domain does that belongs into another one. */
function misplaced(file: string, code: string, imports: readonly string[]): string[] {
  if (!file.endsWith('.sql.ts')) {
    return [
      ...imports.filter((target) => builders.includes(target)).map((target) => `${file} imports ${target}`),
      ...(builds.test(code) ? [`${file} writes SQL`] : []),
    ];
  }
  return [
    ...imports.filter((target) => rules.test(target)).map((target) => `${file} imports ${target}`),
    ...(/\bthrow\b/.test(code) ? [`${file} throws`] : []),
    ...(prisma.test(code) ? [`${file} reads or writes by Prisma`] : []),
    ...(imports.some((target) => builders.includes(target)) || builds.test(code) ? [] : [`${file} has no SQL`]),
  ];
}

/** Failures, input rules, decisions on the viewer, and what is done besides the statement. */
const rules =
  /^server\/domain\/core\/(?:failures\/|viewer\/|text\/input\/|audit\/audited|write\/spend)|\.input\.ts$|^server\/(?:queue|mail)\//;
const prisma = /\b(?:db|tx)\.[a-z]\w*\.(?:find|create|update|upsert|delete|count|groupBy|aggregate)/;

describe('SQL of the domain', () => {
  const domain = files.filter((file) => file.startsWith('server/domain/'));

  it('is in files named *.sql.ts, which take and return values and decide nothing', () => {
    expect(domain.filter((file) => file.endsWith('.sql.ts')).length).toBeGreaterThan(30);
    expect(domain.flatMap((file) => misplaced(file, readFileSync(file, 'utf8'), importsOf(file)))).toEqual([]);
  });

  it.each([
    ['a builder in a rule', 'job.ts', "import { sql } from 'kysely';", ['kysely']],
    ['a transaction of Prisma in a rule', 'job.ts', '', ['server/database/kysely.ts']],
    ['a statement in a rule', 'job.ts', "const jobs = (ctx: Ctx) => ctx.sql.selectFrom('job');", []],
    ['a failure', 'job.sql.ts', '', ['kysely', 'server/domain/core/failures/errors.ts']],
    ['another error', 'job.sql.ts', "const jobs = (kysely: Sql) => { throw new Error('No.'); };", ['kysely']],
    ['a call of Prisma', 'job.sql.ts', 'const jobs = (tx: Tx) => tx.job.findMany();', ['kysely']],
    ['a file without SQL', 'job.sql.ts', 'export const jobs = 1;', []],
  ])('is refused: %s', (_, name, code, imports) => {
    expect(misplaced(`server/domain/${name}`, code, imports)).toHaveLength(1);
  });

  it.each([
    ['a rule', 'job.ts', 'const jobs = (ctx: Ctx) => readJobs(ctx.sql);', ['server/database/sql.ts']],
    ['a statement', 'job.sql.ts', "const jobs = (kysely: Sql) => kysely.selectFrom('job');", ['kysely']],
  ])('is accepted: %s', (_, name, code, imports) => {
    expect(misplaced(`server/domain/${name}`, code, imports)).toEqual([]);
  });
});
