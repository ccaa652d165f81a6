import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, everyone, signedIn } from './outcomes.ts';

/** What was verified of a person: everyone sees that it was; only admins read what they noted. */

const ofMembers = (outcome: string) => ({ ...signedIn(outcome), admin: 'Forbidden' });

export const badge = {
  graph: {
    'Query.sendsTextMessages': { 'in the demo': plainly('sendsTextMessages', everyone('seen')) },
    'Mutation.mailEmailConfirmation': {
      'their own': { ask: 'mutation { mailEmailConfirmation { __typename } }', answers: signedIn('done') },
    },
    'Mutation.sendPhoneCode': {
      'to their own number': {
        ask: 'mutation { sendPhoneCode { __typename } }',
        answers: ofMembers('done'),
      },
    },
    'Mutation.confirmPhone': {
      'with a wrong code': {
        ask: 'mutation { confirmPhone(input: { code: "12345" }) { __typename } }',
        answers: ofMembers('InvalidInput'),
      },
    },
    'Mutation.checkIdentity': {
      'of a job seeker': {
        ask: 'mutation ($id: ID!) { checkIdentity(input: { user: $id, note: "Passport" }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
      'of a guest': {
        ask: 'mutation ($id: ID!) { checkIdentity(input: { user: $id, note: "Passport" }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('Employer', (await make.guest(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
      'of an admin': {
        ask: 'mutation ($id: ID!) { checkIdentity(input: { user: $id, note: "Passport" }) { __typename } }',
        variables: ({ people }) => ({ id: encodeGlobalId('Admin', people.admin.id) }),
        answers: adminsOnly('Forbidden'),
      },
    },
    'Mutation.withdrawIdentityCheck': {
      'of an employer who was checked': {
        ask: 'mutation ($id: ID!) { withdrawIdentityCheck(input: { user: $id }) { __typename } }',
        variables: async (fixtures) => {
          const { id } = await make.employer(fixtures);
          const data = { identityCheckedAt: fixtures.app.clock.now, identityNote: 'Passport' };
          await fixtures.app.services.db.user.update({ where: { id }, data });
          return { id: encodeGlobalId('Employer', id) };
        },
        answers: adminsOnly('done'),
      },
    },
  },
  hidden: ({ app, people }) => ({
    'what an identity was checked by': {
      set: (identityNote) =>
        app.services.db.user.update({
          where: { id: people.jobSeeker.id },
          data: { identityNote, identityCheckedAt: app.clock.now },
        }),
      seenBy: ['admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
