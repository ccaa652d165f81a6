import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Only admins view as a user, and only as job seekers and employers. */

const ask = 'mutation ($user: ID!) { viewAs(input: { user: $user, reason: "They see no offers." }) { __typename } }';

/** The session of the actor shows its own view again. */
const after = ({ app }: Fixtures) =>
  app.services.db.session.updateMany({ data: { viewAsId: null, viewAsUntil: null } });

export const viewAs = {
  graph: {
    'Mutation.viewAs': {
      'a job seeker': {
        ask,
        variables: ({ people }) => ({ user: encodeGlobalId('JobSeeker', people.jobSeeker.id) }),
        after,
        answers: adminsOnly('done'),
      },
      'a guest': {
        ask,
        variables: ({ people }) => ({ user: encodeGlobalId('Employer', people.guest.id) }),
        after,
        answers: adminsOnly('NotFound'),
      },
      'an admin': {
        ask,
        variables: ({ people }) => ({ user: encodeGlobalId('Admin', people.admin.id) }),
        after,
        answers: adminsOnly('NotFound'),
      },
    },
    'Mutation.stopViewingAs': {
      'their own view': {
        ask: 'mutation { stopViewingAs { __typename } }',
        answers: outcomes({
          rest: 'Forbidden',
          anonymous: 'SignInRequired',
          guest: 'SignInRequired',
          otherGuest: 'SignInRequired',
          admin: 'done',
        }),
      },
    },
  },
} satisfies Noun;
