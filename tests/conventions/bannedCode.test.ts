import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/sources.ts';

/** What no file does in its own way. `.dependency-cruiser.mjs` has the rules of imports. */

const rules: [what: string, folder: string, pattern: RegExp][] = [
  // The folders that are left out make and copy databases, or run the statements of a library.
  [
    'SQL that Kysely does not check',
    'server/(?!backup|database|generated|queue|start)',
    /\$(?:query|execute)Raw|\bPrisma\.(?:sql|raw|join|empty)\b|\b(?:pool|client|lock)\.query\b/,
  ],
  ['a rule that trims what people type by itself', 'server/domain', /z\s*\.string\([^)]*\)\s*\.trim\(/],
  ['a field of a type that drops what is no number: 1,5 would be 15', 'client', /type="number"/],
  [
    'a field of a text without the direction of its letters',
    'client',
    /<(?:textarea|input)\b(?!(?:[^<>]|=>|<[^<>]*>)*?(?:\bdir="auto"|\btype=(?:\{|"(?:hidden|file|checkbox|radio|range)")))/,
  ],
  [
    'rows of a list that are changed in the store: only the server knows where a row belongs',
    'client',
    /@delete(?:Edge|Record)\b|\bConnectionHandler\b|\b(?:optimisticU|u)pdater\s*[:(]|\.set(?:Value|LinkedRecords?)\(/,
  ],
  ['its own encryption', '', /\bcreate(?:Cipher|Decipher|Sign|ECDH)\w*\(|\bgenerateKeyPair/],
  ['a hash that protects nothing', '', /\b(?:createHash|createHmac|hkdfSync)\('(?!sha256|md5)/],
];

const files = ['server', 'client'].flatMap(sourcesIn).filter((file) => !/generated/.test(file));
const filesWith = (pattern: RegExp, folder = '') =>
  files.filter((file) => new RegExp(`^${folder}`).test(file) && pattern.test(readFileSync(file, 'utf8')));

it.each(rules)('no file has %s', (_, folder, pattern) => {
  expect(filesWith(pattern, folder)).toEqual([]);
});

it('few draw at random without cryptography, or few bytes', () => {
  // Two waits that are spread over time.
  expect(filesWith(/\bMath\.random\(/)).toHaveLength(2);
  // The id of a span, and what a code is made of by a keyed hash. MD5 compares texts.
  expect(filesWith(/\brandomBytes\((?:\d|1[0-5])\)/)).toHaveLength(2);
  expect(filesWith(/'md5'/)).toHaveLength(1);
});
