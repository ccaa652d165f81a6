import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, types as t, traverse } from '@babel/core';
import { expect, it } from 'vitest';

/** What the tests of a file share is started, and ended, by `fixture` (tests/support/fixtures.ts), not in a hook of the file. */

/** What starts something, and the fixture for it. */
const fixtureFor: Readonly<Record<string, string>> = {
  connectBrowser: 'testBrowser',
  startTestApp: 'testApp',
  makeReference: 'testCatalog',
  openProviderSide: 'testProvider',
  createTestDatabase: 'testDatabase',
  startDemo: 'testDemo',
  startSubscribers: 'testSubscribers',
  makeFixtures: 'testFixtures',
  makeUploadFixtures: 'testUploadFixtures',
};

const exceptions: Readonly<Record<string, string>> = {
  'tests/database/jobSeekerFilters.test.ts': 'There is no application.',
  'tests/database/jobSeekerList.test.ts': 'There is no application.',
  'tests/database/updatedAt.test.ts': 'There is no application.',
  'tests/database/wholeChat.test.ts': 'There is no application.',
  'tests/lifecycle/retention.test.ts': 'Functions of the file read the application of the `describe` that runs.',
  'tests/operation/traces.test.ts': 'The application is closed again before the first test.',
  'tests/redis/traces.test.ts': 'The application is closed again before the first test.',
  'tests/access/keysOverHttp.test.ts': "The provider's side is closed again before the first test.",
  'tests/rest/roles/roles.test.ts': "The provider's side is closed again before the first test.",
};

const starts = new RegExp(`\\b(?:${Object.keys(fixtureFor).join('|')})\\(`);

/** What a file starts in a hook itself. */
function startedInHooks(file: string, code = readFileSync(file, 'utf8')): string[] {
  const found: string[] = [];
  // Parsing all of them takes long.
  if (!code.includes('beforeAll(') || !starts.test(code)) return found;
  const ast = parseSync(code, {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
  });
  if (!ast) throw new Error(`${file} cannot be parsed.`);
  traverse(ast, {
    CallExpression(path) {
      const { callee } = path.node;
      const hook = path.getFunctionParent()?.parent;
      if (!t.isIdentifier(callee) || !t.isCallExpression(hook) || !t.isIdentifier(hook.callee, { name: 'beforeAll' }))
        return;
      const better = Object.hasOwn(fixtureFor, callee.name) && fixtureFor[callee.name];
      if (better) found.push(`${file}: \`${better}\` instead of ${callee.name} in beforeAll`);
    },
  });
  return found;
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => /\.tsx?$/.test(file));

it('are what the tests of a file share', () => {
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => exceptions[file] === undefined).flatMap((file) => startedInHooks(file));
  expect(wrong).toEqual([]);
});

it('are needed instead by what is in a hook', () => {
  const code =
    'beforeAll(async () => { app = await startTestApp(); }); const app = testApp(); it("x", () => startTestApp());';
  expect(startedInHooks('a.test.ts', code)).toHaveLength(1);
  for (const file of Object.keys(exceptions)) expect(startedInHooks(file), file).not.toEqual([]);
});
