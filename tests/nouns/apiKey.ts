import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { makeIntegration } from './integration.ts';
import { nodeOf } from './kept.ts';
import type { Noun } from './noun.ts';
import { outcomes, signedIn } from './outcomes.ts';

let keys = 0;
/** A further key of an actor. */
const makeKey = ({ app, people }: Fixtures, actor: Actor) => {
  const userId = actor === 'anonymous' ? people.jobSeeker.id : people[actor].id;
  const session = { create: { token: `key:another-${++keys}`, userId, expiresAt: new Date('2100-01-01') } };
  return app.services.db.apiKey.create({
    data: {
      name: 'Till',
      start: 'hh_12345',
      groups: ['CHAT'],
      canWrite: false,
      user: { connect: { id: userId } },
      session,
    },
  });
};

const named = (mutation: string) => `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { __typename } }`;

const changes = (mutation: string) => ({
  'their own': {
    ask: named(mutation),
    variables: async (fixtures: Fixtures, actor: Actor) => ({
      id: encodeGlobalId('ApiKey', (await makeKey(fixtures, actor)).id),
    }),
    answers: signedIn('done'),
  },
  "another user's": {
    ask: named(mutation),
    variables: async (fixtures: Fixtures, actor: Actor) => ({
      id: encodeGlobalId('ApiKey', (await makeKey(fixtures, actor === 'premium' ? 'employer' : 'premium')).id),
    }),
    answers: signedIn('NotFound'),
  },
  "an integration's": {
    ask: named(mutation),
    variables: async (fixtures: Fixtures) => ({
      id: encodeGlobalId('ApiKey', (await makeIntegration(fixtures)).keyId),
    }),
    answers: { ...signedIn('NotFound'), admin: 'done' },
  },
});

export const apiKey = {
  graph: {
    'node ApiKey': {
      "the premium employer's": nodeOf(
        'ApiKey',
        async (fixtures) => (await makeKey(fixtures, 'premium')).id,
        outcomes({ rest: 'NotFound', premium: 'seen' }),
      ),
      "an integration's": nodeOf(
        'ApiKey',
        async (fixtures) => (await makeIntegration(fixtures)).keyId,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Mutation.addApiKey': {
      'a valid one': {
        ask: `mutation { addApiKey(input: { name: "Till", groups: [CHAT], canWrite: false, days: 30 }) { __typename } }`,
        answers: signedIn('done'),
      },
      'for an integration': {
        ask: `mutation ($id: ID!) {
          addApiKey(input: { integration: $id, name: "Till", groups: [CHAT], canWrite: false, days: 30 }) { __typename } }`,
        variables: async (fixtures) => ({ id: encodeGlobalId('Integration', (await makeIntegration(fixtures)).id) }),
        answers: { ...signedIn('Forbidden'), admin: 'done' },
      },
    },
    'Mutation.rotateApiKey': changes('rotateApiKey'),
    'Mutation.revokeApiKey': changes('revokeApiKey'),
  },
} satisfies Noun;
