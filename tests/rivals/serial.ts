import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { expect } from 'vitest';
import { type Fixtures, type Person, peopleIn } from '../access/fixtures.ts';
import { outcomeOf } from '../access/outcome.ts';
import type { Outcome } from '../nouns/outcomes.ts';
import type { TestApp } from '../support/app.ts';
import type { Catalog } from '../support/factories.ts';
import type { MutationCase } from './cases.ts';
import { type Ending, end } from './endings.ts';
import { tracesOf } from './traces.ts';

/** Two verbs at once, one at each of two applications, store what one after the other would have stored, in either order. */

/** Prepares its records, and returns what is done at once with others. */
export type Rival = {
  title: string;
  prepare: (fixtures: Fixtures) => Promise<(fixtures: Fixtures) => Promise<Outcome>>;
};

export const sent = ({ title, actor, question }: MutationCase): Rival => ({
  title,
  prepare: async (fixtures) => {
    const variables = (await question.variables?.(fixtures, actor)) ?? {};
    return (at) => outcomeOf(at, actor, { ...question, variables: () => variables });
  },
});

export const ending = (person: Person, how: Ending): Rival => ({
  title: `${person} is ${how}`,
  prepare: async () => (at) => end(at, person, how),
});

type Result = { outcomes: readonly Outcome[]; traces: readonly string[] };
type Act = () => Promise<Outcome>;
export type Pair = readonly [Rival, Rival | 'twice'];
type Place = { apps: readonly [TestApp, TestApp]; catalog: Catalog; pool: pg.Pool };

/** Lets the two of a pair act on new people, in a way. */
async function run(
  { apps, catalog, pool }: Place,
  [first, second]: Pair,
  way: (acts: readonly [Act, Act]) => Promise<readonly Outcome[]>,
): Promise<Result> {
  const { rows } = await pool.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM "user"');
  const fixtures = await peopleIn(apps[0], catalog);
  const one = await first.prepare(fixtures);
  const other = second === 'twice' ? one : await second.prepare(fixtures);
  const outcomes = await way([() => one(fixtures), () => other({ ...fixtures, app: apps[1] })]);
  return { outcomes, traces: await tracesSince(pool, Number(rows[0]?.last), fixtures) };
}

async function tracesSince(pool: pg.Pool, last: number, { people }: Fixtures): Promise<string[]> {
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM "user" WHERE id > $1 ORDER BY id', [last]);
  const named = rows.map(({ id }) => [names.get(id) ?? 'someone made', id] as const);
  return tracesOf(pool, named);
}

const inOrder = async ([one, other]: readonly [Act, Act]) => [await one(), await other()];
const inReverse = async ([one, other]: readonly [Act, Act]) => {
  const last = await other();
  return [await one(), last];
};
const atOnce =
  ([wait, otherWait]: readonly [number, number]) =>
  ([one, other]: readonly [Act, Act]) =>
    Promise.all([setTimeout(wait).then(one), setTimeout(otherWait).then(other)]);

/** What is in one list only. */
const difference = (found: readonly string[], expected: readonly string[]) => [
  ...found.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
  ...expected.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
];

/**
 * Expects it of a pair, which start after these milliseconds. No answer is an internal error.
 * @param alone the outcome of each where it comes first
 */
export async function expectSerial(
  place: Place,
  pair: Pair,
  waits: readonly [number, number],
  alone?: Outcome,
): Promise<void> {
  const forward = await run(place, pair, inOrder);
  const reverse = await run(place, pair, inReverse);
  if (alone !== undefined) expect([forward.outcomes[0], reverse.outcomes[1]]).toEqual([alone, alone]);
  const raced = await run(place, pair, atOnce(waits));
  expect(raced.outcomes).not.toContain('Internal');
  expect(raced.outcomes).not.toContain('Unavailable');
  const differences = [forward, reverse].map(({ traces }) => difference(raced.traces, traces));
  if (differences.every((lines) => lines.length > 0)) {
    expect({ outcomes: raced.outcomes, differences }).toEqual({ outcomes: raced.outcomes, differences: [] });
  }
}
