import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What code and documents cite is in the repository: documents, their headings, decision records and files. */

const folders = ['.ci', 'bench', 'client', 'docs', 'packages', 'prisma', 'scripts', 'server', 'tests'];
const generated = /\/(?:node_modules|dist|generated|__generated__|persisted|results)\//;
const citing = /\.(?:css|graphql|md|mjs|prisma|sql|tsx?)$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const files = [...readdirSync('.'), ...folders.filter((folder) => existsSync(folder)).flatMap(filesOf)].filter(
  (file) => (citing.test(file) || file === 'Dockerfile') && !generated.test(`/${file}`),
);

/** The text with each comment on one line, because a citation may be wrapped. */
const unwrapped = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/\/?|#)?[ \t]*/g, ' ');

const texts = new Map(
  files.filter((file) => !file.endsWith('citations.test.ts')).map((file) => [file, unwrapped(file)]),
);

/** The headings of a document, without their numbers. */
const headingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading]) => heading ?? '');

type Citation = { by: string; document: string; heading: string | undefined };

/** `docs/…/x.md`, alone or followed by a heading in quotes, and `[…](x.md), 'Heading'` in a document. */
function citationsIn([by, text]: [string, string]): Citation[] {
  const plain = [...text.matchAll(/(?<![\w/])(docs\/[\w/.-]+\.md)(?:, '([^']+)')?/g)].map(([, document, heading]) => ({
    by,
    document: document ?? '',
    heading,
  }));
  if (!by.endsWith('.md')) return plain;
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)(?:, '([^']+)')?/g)].map(
    ([, link, heading]) => ({ by, document: join(dirname(by), link ?? ''), heading }),
  );
  return [...plain, ...links];
}

const citations = [...texts].flatMap(citationsIn);

it('are found', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(citations.filter(({ heading }) => heading !== undefined).length).toBeGreaterThan(50);
});

it('lead to documents that exist', () => {
  expect(citations.filter(({ document }) => !existsSync(document))).toEqual([]);
});

it('name headings that exist', () => {
  const wrong = citations.filter(
    ({ document, heading }) => heading !== undefined && existsSync(document) && !headingsOf(document).includes(heading),
  );
  expect(wrong).toEqual([]);
});

it('are of nothing outside the repository', () => {
  const outside = /\bspec(?:ification)? ?\(?0\d\d|\b00[01] §|\bDECISIONS\b|\bdocuments? 00[01]\b|§ ?\d+ of the spec/;
  expect([...texts].filter(([, text]) => outside.test(text)).map(([file]) => file)).toEqual([]);
});

it('of decision records name one that exists', () => {
  const records = new Set(readdirSync('docs/decisions').map((file) => file.slice(0, 4)));
  const numbers = [...texts].flatMap(([by, text]) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => ({ by, number: number ?? '' })),
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(({ number }) => !records.has(number))).toEqual([]);
});

it('of files in documents name files that exist', () => {
  // Documents may leave out the beginning of a path.
  const roots = ['', 'server/', 'client/', 'server/domain/'];
  const begins = new Set(roots.flatMap((root) => readdirSync(root || '.')));
  const named = [...texts]
    .filter(([file]) => /^(?:[A-Z]+|docs\/.+)\.md$/.test(file))
    .flatMap(([by, text]) =>
      // Placeholders and patterns are no paths.
      [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+)`/g)].map(([, path]) => ({ by, path: path ?? '' })),
    )
    .filter(({ path }) => begins.has(path.split('/')[0] ?? ''));
  expect(named.length).toBeGreaterThan(50);
  const exists = (path: string) => roots.some((root) => existsSync(root + path) || existsSync(`${root}${path}.ts`));
  expect(named.filter(({ path }) => !exists(path))).toEqual([]);
});
