import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The packages and modules that read files which people send run in other processes (`server/media/workers.ts`). The server does not load
 * them: a file that is made to be slow or large would stop it.
 */

const readers = ['csv-parse', 'file-type', 'mediabunny', 'sharp'];
const checks = 'server/media/checks.ts';

/** What a module loads, types left out: paths from the root, and packages by name. */
function loadedBy(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...found].map(([, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? '';
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
  });
}

/** Modules of the server that are loaded with this one. The demo's pictures and the pages are the product's own. */
function loadedWith(start: string): Set<string> {
  const loaded = new Set([start]);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const target of loadedBy(file)) {
      if (readers.includes(target) || (target.startsWith('server/') && existsSync(target))) loaded.add(target);
    }
  }
  return loaded;
}

it('what reads files that people send is not loaded by the server', () => {
  const loaded = loadedWith('server/commands/main.ts');
  expect(loaded.size).toBeGreaterThan(300);
  expect(loaded).toContain('server/media/workers.ts');
  expect([checks, ...readers].filter((name) => loaded.has(name))).toEqual([]);
});

it('it is loaded by the processes that check files', () => {
  expect([...loadedWith(checks)]).toEqual(expect.arrayContaining(readers));
});
