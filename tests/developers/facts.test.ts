import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import facts from '../../client/screens/developers/facts.json';
import { examplesIn } from '../../client/screens/developers/section.ts';
import { errors } from '../../client/screens/developers/sections/errors.ts';
import { sections } from '../../client/screens/developers/sections.ts';
import { developerFacts } from '../../scripts/developerFacts.ts';
import { errorCodes } from '../../server/graphql/failures.ts';

/** What the page for developers says of the code. `tests/processes/developers` runs its examples. */

it('is what the code says: otherwise run npm run generate', () => {
  expect(facts).toEqual(JSON.parse(JSON.stringify(developerFacts())));
});

describe('each code', () => {
  /** The codes that the section shows with an example. */
  const shown = errors.blocks.flatMap((block) => (typeof block === 'object' && 'code' in block ? [block.code] : []));

  it('of REST has an example', () => {
    for (const { status, name } of facts.refusals) expect(shown).toContain(`${status} ${name}`);
  });

  it('of a failure has a status and an example', () => {
    expect(facts.failures.length).toBeGreaterThan(10);
    for (const { name, status, description } of facts.failures) {
      expect(shown, name).toContain(name);
      expect([status >= 400, description !== ''], name).toEqual([true, true]);
    }
  });

  it('of an error has an example, but for what no client can bring about', () => {
    const without = facts.errors.map(({ code }) => code).filter((code) => !shown.includes(code));
    expect(without).toEqual(['Internal']);
  });

  it('that the graph gives an error is in the table', () => {
    const files = readdirSync('server/graphql', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const text = files.map((file) => readFileSync(join('server/graphql', file), 'utf8')).join('\n');
    const found = [...text.matchAll(/\bcode: '([A-Za-z_]+)'|, '(GRAPHQL_[A-Z_]+)'/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((code) => !Object.hasOwn(errorCodes, code ?? ''))).toEqual([]);
  });
});

it('names its sections and examples apart', () => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { code, answer } of examplesIn(sections)) expect([code !== '', answer !== '']).toEqual([true, true]);
});
