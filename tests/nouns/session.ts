import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, type Fixtures, restoreLinks } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import type { Noun } from './noun.ts';
import { outcomes, signedIn } from './outcomes.ts';

let sessions = 0;
/** A further session of an actor. */
const makeSession = ({ app, people }: Fixtures, actor: Actor) =>
  app.services.db.session.create({
    data: {
      token: `another-${++sessions}`,
      userId: actor === 'anonymous' ? people.jobSeeker.id : people[actor].id,
      expiresAt: new Date('2100-01-01'),
    },
  });

const end = 'mutation ($id: ID!) { endSession(input: { id: $id }) { __typename } }';

export const session = {
  graph: {
    'node Session': {
      "the premium employer's": nodeOf(
        'Session',
        async (fixtures) => (await makeSession(fixtures, 'premium')).id,
        outcomes({ rest: 'NotFound', premium: 'seen' }),
      ),
    },
    'Mutation.endSession': {
      'their own': {
        ask: end,
        variables: async (fixtures, actor) => ({
          id: encodeGlobalId('Session', (await makeSession(fixtures, actor)).id),
        }),
        answers: signedIn('done'),
      },
      "another user's": {
        ask: end,
        variables: async (fixtures, actor) => {
          const other = actor === 'premium' ? 'employer' : 'premium';
          return { id: encodeGlobalId('Session', (await makeSession(fixtures, other)).id) };
        },
        answers: signedIn('NotFound'),
      },
    },
    'Mutation.endOtherSessions': {
      'their own': {
        ask: 'mutation { endOtherSessions { __typename } }',
        after: restoreLinks,
        answers: signedIn('done'),
      },
    },
  },
} satisfies Noun;
