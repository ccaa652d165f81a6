import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

/** What package.json names differently for the server and the browser: the server's. */
const named: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(packageJson.imports).map(([name, { default: path }]) => [name, normalize(path)]),
);

/** Everything a file imports, also types and dynamic imports: paths from the root, and packages by name. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : (named[target] ?? target),
  );
