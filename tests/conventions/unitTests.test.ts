import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from './source/imports.ts';

/** A test beside its source belongs to the project `unit`, which starts no PostgreSQL. Tests that need one are in `tests/`. */

const withDatabase = ['tests/support/database.ts', 'tests/support/databaseServer.ts', 'tests/support/app.ts'];

/** What a file imports of the tests' support, directly or through other such files. */
function supportOf(file: string, found = new Set<string>()): Set<string> {
  for (const target of importsOf(file)) {
    if (!target.startsWith('tests/') || !existsSync(target) || found.has(target)) continue;
    found.add(target);
    if (/\.tsx?$/.test(target)) supportOf(target, found);
  }
  return found;
}

it('a test beside its source needs no database', () => {
  const tests = ['server', 'client', 'packages', 'prisma', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/node_modules/'));
  expect(tests.length).toBeGreaterThan(50);
  const wrong = tests.flatMap((file) =>
    [...supportOf(file)].filter((target) => withDatabase.includes(target)).map((target) => `${file} needs ${target}`),
  );
  expect(wrong, 'Move them to tests/.').toEqual([]);
});
