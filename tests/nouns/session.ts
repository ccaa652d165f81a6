import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, restoreLinks, type World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import type { Noun } from './noun.ts';
import { outcomes, signedIn } from './outcomes.ts';

let sessions = 0;
/** A further session of an actor. */
const makeSession = ({ app, people }: World, actor: Actor) =>
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
        async (world) => (await makeSession(world, 'premium')).id,
        outcomes({ rest: 'NotFound', premium: 'seen' }),
      ),
    },
    'Mutation.endSession': {
      'their own': {
        ask: end,
        variables: async (world, actor) => ({ id: encodeGlobalId('Session', (await makeSession(world, actor)).id) }),
        answers: signedIn('done'),
      },
      "another user's": {
        ask: end,
        variables: async (world, actor) => {
          const other = actor === 'premium' ? 'employer' : 'premium';
          return { id: encodeGlobalId('Session', (await makeSession(world, other)).id) };
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
