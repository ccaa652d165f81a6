import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Everything a file imports, also types and dynamic imports: paths from the root, and packages by name. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  );
