import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** What people write is cut by `domain/core/text/firstCharacters.ts`, between characters as people see them. */

const ways = [
  // An ellipsis after the beginning of a text.
  /\.(?:slice|substring|substr)\(0,[^;]{0,200}…/,
  // Code points are no characters: an emoji may have several, and a letter its mark.
  /(?:\[\.\.\.\w+\]|Array\.from\(\w+\))\s*\.slice\([^;]{0,80}\.join\(/,
  /(?:\[\.\.\.(?:word|name|text|line|title)\]|Array\.from\((?:word|name|text|line|title)\))(?:\[0\]|\.at\()/,
  /\b\w*(?:name|title|company|description|message)\??\.(?:charAt\(0\)|at\((?:0|-1)\)|\[0\])/i,
  /\.(?:substring|substr)\(/,
  /\.trim\(\)\s*\.(?:slice|substring|substr)\(0,/,
];

const accepted = [
  // Identifiers, and a job's name that begins with one letter.
  'builder.ts',
  'schema.ts',
  'inSentence.ts',
  'firstCharacters.ts',
  'summary.ts',
  'PublicPages.tsx',
];

it('no file cuts texts in its own way', () => {
  const files = [...sourcesIn('server'), ...sourcesIn('client')].filter(
    (file) => !accepted.includes(basename(file)) && ways.some((way) => way.test(readFileSync(file, 'utf8'))),
  );
  expect(files).toEqual([]);
});
