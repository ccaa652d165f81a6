import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    'a form that puts its fields into an address, if it has no action of a search',
    'client',
    /<form\b(?!(?:[^<>]|=>)*?\bmethod="(?:post"|get"(?:[^<>]|=>)*?\baction=))(?!(?:[^<>]|=>)*?\baction=(?:[^<>]|=>)*?\bmethod="get")/,
  ],
  [
    'rows of a list that are changed in the store: only the server knows where a row belongs',
    'client',
    /@delete(?:Edge|Record)\b|\bConnectionHandler\b|\b(?:optimisticU|u)pdater\s*[:(]|\.set(?:Value|LinkedRecords?)\(/,
  ],
  [
    'a form of dates of its own',
    '(?!server/domain/core/text/format/)',
    /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)|\.toLocale(?:Date|Time)String\(/,
  ],
  ['its own encryption', '', /\bcreate(?:Cipher|Decipher|Sign|ECDH)\w*\(|\bgenerateKeyPair/],
  ['a hash that protects nothing', '', /\b(?:createHash|createHmac|hkdfSync)\('(?!sha256|md5)/],
];

const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

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

it('documents name no file that is gone', () => {
  const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'scripts/faults/README.md', ...documentsIn('docs')];
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /(?<![\w/])(?:server|client|tests|scripts|bench|prisma|packages)\/[\w./-]+\.(?:tsx?|mjs)\b/g,
      ),
    ].map(([path]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

/** What the product is made of: `npm sbom --package-lock-only` writes package-lock.json as a bill of materials. */

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('dependencies are named by one version each', () => {
  const manifests = ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].map((at) =>
    read(`${at}/package.json`),
  );
  const named = manifests.flatMap((one) => Object.entries<string>({ ...one.dependencies, ...one.devDependencies }));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, version]) => !/^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

type Locked = { version?: string; link?: boolean; integrity?: string; resolved?: string };

it('dependencies come from the registry, with the contents that they had when they were chosen', () => {
  const packages = Object.entries<Locked>(read('package-lock.json').packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(packages.length).toBeGreaterThan(500);
  const isWrong = ({ version, integrity = '', resolved = '' }: Locked) =>
    version === undefined || !/^sha512-/.test(integrity) || /^(?:git|file|http:)/.test(resolved);
  expect(packages.filter(([, one]) => isWrong(one)).map(([path]) => path)).toEqual([]);
});
