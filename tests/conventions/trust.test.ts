import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The table of ASVS in docs/TRUST.md. `asvs.txt` has the items of the standard's levels 1 and 2, each with its level. */

const text = readFileSync('docs/TRUST.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, item = '', level = '', about = '', state = '', how = '']) => ({ item, level, about, state, how }),
);
const states = ['met', 'in part', 'not met', 'not applicable'];
const citedIn = (how: string) =>
  [...how.matchAll(/`((?:tests|server|client|packages)\/[^`]+)`/g)].map(([, file]) => file ?? '');

describe('each item of ASVS', () => {
  it('of levels 1 and 2 is there once, in the order of the standard', () => {
    const items = readFileSync('tests/conventions/asvs.txt', 'utf8').trim().split('\n');
    expect(items).toHaveLength(253);
    expect(rows.map(({ item, level }) => `${item} ${level}`)).toEqual(items);
  });

  it('stands in the section of its chapter', () => {
    const sections = text.split(/^### V/m).slice(1);
    const wrong = sections.flatMap((section) => {
      const chapter = /^\d+/.exec(section)?.[0];
      return [...section.matchAll(/^\| (\d+)\.\d+\.\d+ /gm)].filter(([, one]) => one !== chapter).map(([row]) => row);
    });
    expect(sections).toHaveLength(17);
    expect(wrong).toEqual([]);
  });

  it('has a state, and words on how it was checked or what is missing', () => {
    expect(rows.filter(({ state, how }) => !states.includes(state) || how.trim() === '')).toEqual([]);
  });

  it('that is met names a test', () => {
    const met = rows.filter(({ state }) => state === 'met');
    expect(met.length).toBeGreaterThan(100);
    expect(met.filter(({ how }) => !citedIn(how).some((file) => file.endsWith('.test.ts')))).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = rows.flatMap(({ how }) => citedIn(how));
    expect(files.length).toBeGreaterThan(150);
    expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is counted', () => {
    const counted = ['1', '2'].map((level) => [
      level,
      ...states.map((state) => String(rows.filter((row) => row.level === level && row.state === state).length)),
    ]);
    for (const counts of counted) expect(text).toContain(`| ${counts.join(' | ')} |`);
  });
});
