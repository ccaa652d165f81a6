import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';
import { importsOf } from './source/imports.ts';

/** Folders do not import each other in circles. `.dependency-cruiser.mjs` has the other rules of imports. */

/** What a noun shows in the graph and in REST may name everything, and only lists import it. */
const isWindow = (file: string): boolean => /[./](?:graph|rest)\.tsx?$/.test(file);

/** The folders of a circle, or null if there is none. */
function findCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(folder);
    if (at >= 0) return [...path.slice(at), folder];
    if (done.has(folder)) return null;
    for (const target of graph.get(folder) ?? []) {
      const circle = visit(target, [...path, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const circle = visit(folder, []);
    if (circle) return circle;
  }
  return null;
}

it('finds a circle', () => {
  const circle = { a: ['b'], b: ['c'], c: ['b'] };
  const graph = (of: Record<string, string[]>) => new Map(Object.entries(of).map(([one, to]) => [one, new Set(to)]));
  expect(findCircle(graph(circle))).toEqual(['b', 'c', 'b']);
  expect(findCircle(graph({ ...circle, c: [] }))).toBeNull();
});

it.each([
  ['server', 1],
  ['server/domain', 2],
  ['client', 1],
  ['client/features', 1],
  ['client/screens', 1],
  ['client/ui', 1],
])('the folders of %s, %i deep, form no circle', (base, depth) => {
  const folderOf = (file: string) =>
    dirname(file)
      .split('/')
      .slice(0, base.split('/').length + depth)
      .join('/');
  const graph = new Map<string, Set<string>>();
  for (const file of sourcesIn(base).filter((one) => !isWindow(one))) {
    const folder = folderOf(file);
    const targets = importsOf(file)
      .filter((target) => target.startsWith(`${base}/`) && !isWindow(target))
      .map(folderOf);
    graph.set(folder, new Set([...(graph.get(folder) ?? []), ...targets.filter((target) => target !== folder)]));
  }
  expect(graph.size).toBeGreaterThan(3);
  expect(findCircle(graph)).toBeNull();
});
