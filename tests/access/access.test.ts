import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { graphRows, nouns } from '../nouns/nouns.ts';
import { actors, testFixtures } from './fixtures.ts';
import { outcomeOf } from './outcome.ts';

/** The outcomes of every root field of the graph, and of every type of `node(id:)`, for each of the nine actors. */

const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);
const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => `node ${name}`);

const fixtures = testFixtures();

it('tests/nouns has one row for every root field and node type, and no other row', () => {
  expect(nouns.flatMap(({ graph }) => Object.keys(graph)).sort()).toEqual([...rootFields, ...nodeTypes].sort());
});

const questions = Object.entries(graphRows).flatMap(([field, about]) =>
  Object.entries(about).map(([subject, question]) => ({ title: `${field}: ${subject}`, question })),
);

describe.each(questions)('$title', ({ question }) => {
  it.each(actors)('%s', async (actor) => {
    expect(await outcomeOf(fixtures, actor, question)).toBe(question.answers[actor]);
  });
});
