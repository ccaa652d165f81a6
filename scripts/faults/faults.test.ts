import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults, kinds, placesOf, readSources } from './faults.ts';

const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));

it('finds the text of every fault exactly once', () => {
  const counts = faults.map((fault) => [fault.name, placesOf(fault, sources).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

it('has eighty faults with different names, of all kinds', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(80);
  for (const kind of kinds) expect(faults.filter((fault) => fault.kind === kind).length).toBeGreaterThanOrEqual(8);
  expect(faults.filter(({ find, replace }) => find === '' || find === replace)).toEqual([]);
});
