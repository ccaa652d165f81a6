import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

/** relay-compiler validates the artifacts it needs, but does not report leftover artifacts without a source. */
it('every artifact belongs to an existing operation or fragment', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).map((file) => join('client', file));
  const artifacts = files.filter((file) => file.includes('__generated__/') && file.endsWith('.ts'));
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const nameOf = (file: string) => basename(file).replace(/(?:\.graphql|\$parameters)?\.ts$/, '');
  expect(artifacts.length).toBeGreaterThan(50);
  expect(artifacts.filter((file) => !new RegExp(`\\b${nameOf(file)}\\b`).test(sources))).toEqual([]);
});
