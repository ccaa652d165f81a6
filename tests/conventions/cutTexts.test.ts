import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** What people write is cut by `domain/text/firstCharacters.ts`, between characters as people see them. */

const ways = [
  // An ellipsis after the beginning of a text.
  /\.(?:slice|substring|substr)\(0,[^;]{0,200}…/,
  // Code points are no characters: an emoji may have several.
  /(?:\[\.\.\.\w+\]|Array\.from\(\w+\))\s*\.slice\([^;]{0,80}\.join\(/,
  /\.trim\(\)\s*\.(?:slice|substring|substr)\(0,/,
];

const accepted = [
  'server/domain/text/firstCharacters.ts',
  'server/domain/jobOffer/summary.ts',
  'client/ui/preview/PublicPages.tsx',
];

it('no file cuts texts in its own way', () => {
  const files = [...sourcesIn('server'), ...sourcesIn('client')].filter(
    (file) => !accepted.includes(file) && ways.some((way) => way.test(readFileSync(file, 'utf8'))),
  );
  expect(files).toEqual([]);
});
