import { Writable } from 'node:stream';
import fc from 'fast-check';
import { type ExecutionResult, parse, subscribe } from 'graphql';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { errorMask } from '../../server/graphql/failures.ts';
import { validateWithin } from '../../server/graphql/limits/operation.ts';
import { schema } from '../../server/graphql/schema.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { executeBothWays } from '../support/bothWays.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { contextFor } from '../support/graph.ts';
import { tries } from '../support/thorough.ts';
import { located, type Present } from './anyInput.ts';
import { presentIn } from './present.ts';
import { type RootField, rootFields, textOf, variablesOf } from './rootFields.ts';

/**
 * The graph answers random operations of random actors without an internal error, and compiled queries as graphql does.
 * For other tries: `FUZZ_TRIES=20000 FUZZ_SEED=7 npx vitest run --project server tests/fuzz`.
 */

const count = Number(process.env.FUZZ_TRIES ?? tries(2_000, 500));
const seed = Number(process.env.FUZZ_SEED ?? 20_260_601);
/** The depth of selections, in types. */
const depth = 3;

let present: Present = {};
const complaints: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write: (chunk, _encoding, done) => {
      complaints.push(String(chunk));
      done();
    },
  }),
);
const mask = errorMask(log);

const fixtures = testFixtures({ log });
beforeAll(async () => {
  await populate();
  // Background tasks may log errors while a busy machine starts.
  complaints.length = 0;
});

/** Records that may be changed and deleted; the actors themselves are never named. */
async function populate(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  }
  const own = Object.values(fixtures.people).map(({ id }) => id);
  present = await presentIn(fixtures.app, own);
}

/** Replaces an actor who has deleted their account. */
async function replace(actor: Actor): Promise<void> {
  const { db } = fixtures.app.services;
  if (actor === 'anonymous' || actor === 'admin') return;
  const again = actor.endsWith('obSeeker') ? makeJobSeeker(db, fixtures.catalog) : makeEmployer(db);
  fixtures.people[actor] = await again;
}

const operationOn = (asked: RootField) =>
  fc.record({
    asked: fc.constant(asked),
    // Admins are refused least.
    actor: fc.oneof(
      { weight: 1, arbitrary: fc.constant('admin' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...actors) },
    ),
    variables: variablesOf(asked),
  });

/** The same number of operations on each root field, in turn. */
function operations(): Operation[] {
  const rounds = Math.ceil(count / rootFields.length);
  const byField = rootFields.map((field, index) =>
    fc.sample(operationOn(field), { seed: seed + index, numRuns: rounds }),
  );
  return Array.from({ length: rounds }, (_, round) => byField.flatMap((ones) => ones[round] ?? [])).flat();
}
type Operation = { asked: RootField; actor: Actor; variables: unknown };

const documents = new Map<RootField, ReturnType<typeof parse>>();
function documentOf(asked: RootField) {
  const known = documents.get(asked);
  if (known) return known;
  const document = parse(textOf(asked, depth));
  expect(validateWithin(schema, document)).toEqual([]);
  documents.set(asked, document);
  return document;
}

async function answerOf(
  asked: RootField,
  actor: (typeof actors)[number],
  variables: unknown,
): Promise<ExecutionResult> {
  const document = documentOf(asked);
  const variableValues = recordOf(located(variables, present));
  const contextOf = () => contextFor(fixtures.app, fixtures.viewer(actor));
  if (asked.kind !== 'subscription') return executeBothWays(document, variableValues, contextOf);
  const result = await subscribe({ schema, document, variableValues, contextValue: contextOf() });
  if (!(Symbol.asyncIterator in result)) return result;
  await result.return(undefined);
  return {};
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

it(`answers ${count} random operations`, { timeout: 60_000 + count * 200 }, async () => {
  expect(rootFields.length).toBeGreaterThan(50);
  for (const [index, { asked, actor, variables }] of operations().entries()) {
    if (index % 200 === 199) await populate();
    const { errors = [] } = await answerOf(asked, actor, variables);
    if (asked.field.name === 'deleteMyAccount') await replace(actor);
    const codes = errors.map((error) => mask(error).extensions.code);
    const wrong = codes.filter((code) => code === 'Internal' || code === undefined);
    const what = `${asked.field.name} by ${actor} with ${JSON.stringify(variables).slice(0, 2000)}`;
    expect([...complaints.splice(0), ...wrong], what).toEqual([]);
  }
});
