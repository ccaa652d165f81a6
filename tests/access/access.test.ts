import { describe, expect, it } from 'vitest';
import type { Question } from '../nouns/noun.ts';
import { graphRows, nouns } from '../nouns/nouns.ts';
import { actors, testFixtures } from './fixtures.ts';
import { outcomeOf, outcomesOf } from './outcome.ts';
import { nodeTypes, rootFields } from './wholeGraph.ts';

/** The outcomes of every root field of the graph, and of every type of `node(id:)`, for each of the nine actors. */

const fixtures = testFixtures();

it('tests/nouns has one row for every root field and node type, and no other row', () => {
  const rows = [...Object.keys(rootFields), ...nodeTypes.map((name) => `node ${name}`)];
  expect(nouns.flatMap(({ graph }) => Object.keys(graph)).sort()).toEqual(rows.sort());
});

const questions = Object.entries(graphRows).flatMap(([field, about]) =>
  Object.entries(about).map(([subject, question]) => ({ title: `${field}: ${subject}`, question })),
);

it.each(questions)('$title', async ({ question }) => {
  expect(await outcomesOf(fixtures, question)).toEqual(question.answers);
});

describe('a mutation that refuses someone, whatever it is asked', () => {
  /** A global id names the subject of the question and is not changed. */
  const isGlobalId = (text: string) => /^[A-Z]\w+:/.test(Buffer.from(text, 'base64').toString());

  /** GraphQL itself refuses what is not a value of an enum. */
  const isEnumValue = (text: string) => /^[A-Z_]+$/.test(text);

  /** The same value with a character in every text that cannot be stored. */
  function spoilt(value: unknown): unknown {
    if (typeof value === 'string') return isGlobalId(value) || isEnumValue(value) ? value : `${value}\0`;
    if (Array.isArray(value)) return value.map(spoilt);
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoilt(inner)]));
  }

  const refusals = ['SignInRequired', 'Forbidden'];
  const mutations = Object.entries(graphRows).filter(([field]) => field.startsWith('Mutation.'));

  it.each(mutations)('does so before it validates the input: %s', async (_field, about) => {
    const all = Object.values(about);
    const refused = actors.filter((actor) => all.every(({ answers }) => refusals.includes(answers[actor])));
    for (const question of refused.length > 0 ? all : []) {
      // A refusal consumes no records.
      const variables = Object(spoilt((await question.variables?.(fixtures, 'anonymous')) ?? {}));
      const wrong: Question = { ...question, variables: () => variables };
      for (const actor of refused) expect(await outcomeOf(fixtures, actor, wrong), actor).toBe(question.answers[actor]);
    }
  });
});
