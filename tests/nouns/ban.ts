import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly } from './outcomes.ts';

/** Only admins ban, and only they read why. */

export const ban = {
  graph: {
    'Mutation.banUser': {
      'a job seeker': {
        ask: 'mutation ($id: ID!) { banUser(input: { user: $id, reason: "Fraud" }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
      'a guest': {
        ask: 'mutation ($id: ID!) { banUser(input: { user: $id, reason: "Fraud" }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('Employer', (await make.guest(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
      'an admin': {
        ask: 'mutation ($id: ID!) { banUser(input: { user: $id, reason: "Fraud" }) { __typename } }',
        variables: ({ people }) => ({ id: encodeGlobalId('Admin', people.admin.id) }),
        answers: adminsOnly('Forbidden'),
      },
    },
    'Mutation.liftBan': {
      'of a banned employer': {
        ask: 'mutation ($id: ID!) { liftBan(input: { user: $id }) { __typename } }',
        variables: async (fixtures) => {
          const { id } = await make.employer(fixtures);
          await fixtures.app.services.db.user.update({ where: { id }, data: { bannedAt: fixtures.app.clock.now } });
          return { id: encodeGlobalId('Employer', id) };
        },
        answers: adminsOnly('done'),
      },
    },
  },
  hidden: ({ app, people }) => ({
    'why someone is banned': {
      set: (banReason) => app.services.db.user.update({ where: { id: people.premium.id }, data: { banReason } }),
      seenBy: ['admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
