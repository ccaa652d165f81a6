import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { outcomeOf } from './outcome.ts';
import { table } from './table.ts';
import { actors, makeWorld, type World } from './world.ts';

/**
 * Who gets what: every root field of the graph and every type that `node(id:)` gives, asked by each of the nine. A new field
 * without a row fails.
 */

const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);
const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => `node ${name}`);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.app.stop());

it('has a row for every root field and every node, and for nothing else', () => {
  expect(Object.keys(table).sort()).toEqual([...rootFields, ...nodeTypes].sort());
});

const questions = Object.entries(table).flatMap(([field, about]) =>
  Object.entries(about).map(([subject, question]) => ({ title: `${field}: ${subject}`, question })),
);

describe.each(questions)('$title', ({ question }) => {
  it.each(actors)('%s', async (actor) => {
    expect(await outcomeOf(world, actor, question)).toBe(question.answers[actor]);
  });
});
