import { execute } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphContext } from '../../server/graphql/context.ts';
import { schema } from '../../server/graphql/schema.ts';
import { answerOf } from '../../server/rest/answer.ts';
import { listText } from '../../server/rest/ask.ts';
import { pageOfRecordsIn } from '../../server/rest/cursors.ts';
import type { Row } from '../../server/rest/row.ts';
import { table } from '../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { contextFor } from '../support/graph.ts';

/** Lists that are written at once are the same as those that are made from GraphQL's response. */

const fixtures = testFixtures();

beforeAll(async () => {
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
});

const lists = Object.entries<Row>(table)
  .filter(([, { documents }]) => documents.some((one) => pageOfRecordsIn(one) !== undefined))
  .map(([call, row]) => ({ call, row }));

const contextOf = (actor: Actor): GraphContext => ({
  ...contextFor(fixtures.app, fixtures.viewer(actor)),
  source: 'REST',
});

it('there are such lists', () => {
  expect(lists.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /api/candidates', 'GET /api/employers', 'GET /api/contact_requests', 'GET /api/jobs']),
  );
});

describe.each(lists)('$call', ({ row }) => {
  const ways: [string, Record<string, string>][] = [
    ['by number', {}],
    ['by cursor', { cursor: '', page_size: '2' }],
  ];
  it.each(actors.flatMap((actor) => ways.map(([way, query]) => ({ actor, way, query }))))(
    'is the same for $actor $way',
    async ({ actor, query }) => {
      const question = await row.ask(
        { path: {}, query: { page_size: '100', ...query }, body: undefined },
        contextOf(actor),
      );
      const { document, variables } = question;
      const result = await execute({ schema, document, variableValues: variables, contextValue: contextOf(actor) });
      const text = await listText(question, contextOf(actor));
      if (result.errors) return expect(text).toBeNull();
      expect(text).toBe(JSON.stringify(answerOf(row, result, question).body));
    },
  );
});
