import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The table of `docs/accessibility.md`. */

const rows = readFileSync('docs/accessibility.md', 'utf8').matchAll(
  /^\| (\d\.\d\.\d+) [^|]+ \| (A{1,2}) \| ([^|]+) \| (.*) \|$/gm,
);
const criteria = [...rows].map(([, number, level, state = '', how = '']) => ({
  number,
  level,
  state: state.trim(),
  how,
}));

it('has each criterion of WCAG 2.2 A and AA once', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

it('names a check for what is met, and only files that exist', () => {
  expect(criteria.filter(({ state, how }) => /^(met|in part)$/.test(state) && how.trim() === '')).toEqual([]);
  const files = criteria.flatMap(({ how }) =>
    [...how.matchAll(/`((?:tests|client)\/[^`]+)`/g)].map(([, file]) => file),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file ?? ''))).toEqual([]);
});
