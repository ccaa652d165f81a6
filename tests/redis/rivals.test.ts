import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Fixtures, type Person, peopleIn } from '../access/fixtures.ts';
import { outcomeOf } from '../access/outcome.ts';
import type { Outcome } from '../nouns/outcomes.ts';
import { type MutationCase, mutationCases } from '../rivals/cases.ts';
import { type Ending, end, endingsOf } from '../rivals/endings.ts';
import { readTables, tracesOf } from '../rivals/traces.ts';
import { testApp, testCatalog, testDatabase } from '../support/fixtures.ts';

/**
 * Two verbs at once, one at each of two servers with the same database: what is stored is what one after the other would have
 * stored, in either order, and no answer is an internal error. For more of them:
 * `RIVALS=2000 RIVAL_SEED=7 npx vitest run --project redis tests/redis/rivals.test.ts`.
 */

const count = Number(process.env.RIVALS ?? 60);
const seed = Number(process.env.RIVAL_SEED ?? 20_260_601);
/** Either request starts within this many milliseconds. */
const jitter = 60;

const database = testDatabase();
const options = () => ({ databaseUrl: database.url, redisUrl: inject('redisUrl') });
const first = testApp(options);
// Both store files in one place, as the servers of one installation do.
const apps = [first, testApp(() => ({ ...options(), environment: { DATA_DIR: first.dataDir } }))] as const;
const catalog = testCatalog(apps[0]);
let pool: pg.Pool;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: database.url });
  await apps[1].services.reference.refresh();
});
afterAll(() => pool.end());

/** Prepares its records, and returns what is done at once with others. */
type Rival = { title: string; prepare: (fixtures: Fixtures) => Promise<(fixtures: Fixtures) => Promise<Outcome>> };

const sent = ({ title, actor, question }: MutationCase): Rival => ({
  title,
  prepare: async (fixtures) => {
    const variables = (await question.variables?.(fixtures, actor)) ?? {};
    return (at) => outcomeOf(at, actor, { ...question, variables: () => variables });
  },
});

const ending = (person: Person, how: Ending): Rival => ({
  title: `${person} is ${how}`,
  prepare: async () => (at) => end(at, person, how),
});

const ended: readonly Person[] = ['guest', 'jobSeeker', 'employer', 'premium', 'admin'];
const endings = ended.flatMap((person) => endingsOf(person).map((how) => ending(person, how)));

/** Half of the pairs end the rights of a person; the other half are any two mutations, or one that is sent twice. */
const pairs = fc.sample(
  fc
    .constantFrom(...mutationCases)
    .chain((one) =>
      fc.tuple(
        fc.constant(sent(one)),
        fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom(...endingsOf(one.actor).map((how) => ending(one.actor, how))) },
          { weight: 2, arbitrary: fc.constantFrom(...endings) },
          { weight: 3, arbitrary: fc.constantFrom(...mutationCases.map(sent)) },
          { weight: 1, arbitrary: fc.constant<'twice'>('twice') },
        ),
        fc.tuple(fc.integer({ min: 0, max: jitter }), fc.integer({ min: 0, max: jitter })),
      ),
    ),
  { numRuns: count, seed },
);

type Result = { outcomes: readonly Outcome[]; traces: readonly string[] };
type Act = () => Promise<Outcome>;

/** Lets the two of a pair act on new people, in a way. */
async function run(
  [first, second]: readonly [Rival, Rival | 'twice'],
  way: (acts: readonly [Act, Act]) => Promise<readonly Outcome[]>,
): Promise<Result> {
  const { rows } = await pool.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM "user"');
  const fixtures = await peopleIn(apps[0], catalog);
  const one = await first.prepare(fixtures);
  const other = second === 'twice' ? one : await second.prepare(fixtures);
  const outcomes = await way([() => one(fixtures), () => other({ ...fixtures, app: apps[1] })]);
  return { outcomes, traces: await tracesSince(Number(rows[0]?.last), fixtures) };
}

async function tracesSince(last: number, { people }: Fixtures): Promise<string[]> {
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM "user" WHERE id > $1 ORDER BY id', [last]);
  const named = rows.map(({ id }) => [names.get(id) ?? 'someone made', id] as const);
  return tracesOf(pool, await readTables(pool), named);
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

it.each(
  pairs.map(([one, other, waits]) => ({
    title: `${one.title}, and ${other === 'twice' ? 'the same again' : other.title}`,
    pair: [one, other] as const,
    waits,
  })),
)('$title', async ({ pair, waits }) => {
  const forward = await run(pair, inOrder);
  const reverse = await run(pair, inReverse);
  const raced = await run(pair, atOnce(waits));
  expect(raced.outcomes).not.toContain('Internal');
  expect(raced.outcomes).not.toContain('Unavailable');
  const differences = [forward, reverse].map(({ traces }) => difference(raced.traces, traces));
  if (differences.every((lines) => lines.length > 0)) {
    expect({ outcomes: raced.outcomes, differences }).toEqual({ outcomes: raced.outcomes, differences: [] });
  }
});
