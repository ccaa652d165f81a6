import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/node_modules\//.test(file))
    .toSorted();
