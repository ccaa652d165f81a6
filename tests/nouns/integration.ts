import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Only admins see and change integrations, and those who are people. */

/** A new integration of the actor `admin`, with a key. */
export async function makeIntegration({ app, people }: Fixtures) {
  const { db } = app.services;
  const integration = await db.integration.create({
    data: {
      createdAt: app.clock.now,
      madeBy: { connect: { id: people.admin.id } },
      user: { create: { role: 'ROLE_ADMIN', name: 'Payroll import' } },
    },
  });
  const { userId } = integration;
  const session = { create: { token: `key:of-integration-${userId}`, userId, expiresAt: new Date('2100-01-01') } };
  const rights = { name: 'Night run', start: 'hh_12345', groups: ['OFFICE'], canWrite: true };
  const key = await db.apiKey.create({ data: { ...rights, user: { connect: { id: userId } }, session } });
  return { id: integration.id, keyId: key.id };
}

/** Of an integration that is there, and of none. */
const changes = (mutation: string, input = ''): Record<string, Question> => {
  const ask = `mutation ($id: ID!) { ${mutation}(input: { integration: $id ${input} }) { __typename } }`;
  return {
    'an active one': {
      ask,
      variables: async (fixtures: Fixtures, _actor: Actor) => ({
        id: encodeGlobalId('Integration', (await makeIntegration(fixtures)).id),
      }),
      answers: adminsOnly('done'),
    },
    'one that does not exist': {
      ask,
      variables: () => ({ id: encodeGlobalId('Integration', make.noId) }),
      answers: adminsOnly('NotFound'),
    },
  };
};

export const integration = {
  graph: {
    'node Integration': {
      'of an admin': nodeOf(
        'Integration',
        async (fixtures) => (await makeIntegration(fixtures)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.integrations': { 'all of them': plainly('integrations { edges { node { id } } }', adminsOnly('seen')) },
    'Query.integration': {
      'an existing one': {
        ask: 'query ($id: Int!) { integration(databaseId: $id) { id apiKeys { id } } }',
        variables: async (fixtures) => ({ id: (await makeIntegration(fixtures)).id }),
        answers: adminsOnly('seen'),
      },
    },
    'Mutation.addIntegration': {
      'a valid one': {
        ask: 'mutation { addIntegration(input: { name: "Payroll import" }) { __typename } }',
        answers: adminsOnly('done'),
      },
    },
    'Mutation.renameIntegration': changes('renameIntegration', 'name: "Shift import"'),
    'Mutation.endIntegration': changes('endIntegration'),
  },
} satisfies Noun;
