import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const kinds = ['rights', 'money', 'race', 'lost data', 'wrong text', 'broken page'] as const;

export type Fault = {
  name: string;
  kind: string;
  /** The text as it is, which occurs once. */
  find: string;
  replace: string;
  /** Words of paths that choose the tests that are run first. */
  tests: string[];
};

/** Each begins with `@@ kind | name | words`; then lines with - become lines with +. */
export const faults: Fault[] = readFileSync(new URL('faults.diff', import.meta.url), 'utf8')
  .split(/^@@ /m)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.trimEnd().split('\n');
    const [kind = '', name = '', words = ''] = head.split(' | ');
    const textOf = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');
    return { kind, name, tests: words.split(' '), find: textOf('-'), replace: textOf('+') };
  });

/** Where the fault belongs under `root`: the files, once for each place. Spaces and line breaks do not count. */
export function placesOf({ find }: Fault, sources: readonly Source[]): (Source & { start: number; end: number })[] {
  const words = find
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(words.join(String.raw`\s+`), 'g');
  const [longest = ''] = find
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);
  return sources
    .filter(({ text }) => text.includes(longest))
    .flatMap((source) =>
      [...source.text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        ...source,
        start: index,
        end: index + length,
      })),
    );
}

export type Source = { path: string; text: string };

/** The product's own source, without tests and without what a command makes. */
export const readSources = (root: string): Source[] =>
  ['server', 'client', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules|dist\/|generated/.test(name))
      .map((name) => join(root, folder, name))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );

export function planted({ replace }: Fault, { text, start, end }: ReturnType<typeof placesOf>[number]): string {
  return text.slice(0, start) + replace + text.slice(end);
}
