import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isUntouched, listFiles, recordUntouched } from './changedFiles.mjs';

/** What makes `npm start` look at the contents of files before it starts. */

let root: string;
const paths = ['source', 'dist/output', 'optional.txt'];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hourhand-touched-'));
  for (const folder of ['source/inner', 'dist/output']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'source/inner/a.ts'), 'one');
  writeFileSync(join(root, 'dist/output/a.js'), 'one');
  recordUntouched(root, paths, listFiles(root, paths));
  // A change within the same tick of the file system's clock cannot be told from none.
  const { ctimeMs } = statSync(join(root, 'dist/output/a.js'));
  do writeFileSync(join(root, 'dist/clock'), '');
  while (statSync(join(root, 'dist/clock')).ctimeMs === ctimeMs);
});
afterEach(() => rmSync(root, { recursive: true }));

it('is nothing if all files are as they were', () => {
  expect(isUntouched(root)).toBe(true);
});

it('is a missing record, or one that is cut off', () => {
  writeFileSync(join(root, 'dist/untouched.json'), '{"paths":');
  expect(isUntouched(root)).toBe(false);
  rmSync(join(root, 'dist/untouched.json'));
  expect(isUntouched(root)).toBe(false);
});

it('is a source with another content, of the same size and with the same time', () => {
  const file = join(root, 'source/inner/a.ts');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  expect(isUntouched(root)).toBe(false);
});

it('is a new source, a deleted one, and a file that was not there', () => {
  writeFileSync(join(root, 'source/b.ts'), '');
  expect(isUntouched(root)).toBe(false);
  rmSync(join(root, 'source/b.ts'));
  expect(isUntouched(root)).toBe(true);
  writeFileSync(join(root, 'optional.txt'), '');
  expect(isUntouched(root)).toBe(false);
  rmSync(join(root, 'optional.txt'));
  rmSync(join(root, 'source/inner/a.ts'));
  expect(isUntouched(root)).toBe(false);
});

it('is a deleted output', () => {
  rmSync(join(root, 'dist/output/a.js'));
  expect(isUntouched(root)).toBe(false);
});
