import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question, RestRow } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Emails that admins write to users. */

type Make = (fixtures: Fixtures) => Promise<{ id: number }>;

const sends = (typename: string, made: Make): Question => ({
  ask: 'mutation ($id: ID!) { sendEmail(input: { user: $id, text: "Hello" }) { __typename } }',
  variables: async (fixtures) => ({ id: encodeGlobalId(typename, (await made(fixtures)).id) }),
  answers: adminsOnly('done'),
});
const sendsInRest = (subject: string, made: Make): RestRow => ({
  cases: {
    [subject]: {
      attempt: async (fixtures) => ({ path: { id: (await made(fixtures)).id }, body: { message: 'Hello' } }),
    },
  },
  sender: 'admin',
  required: ['message'],
});
const write = ({ app, people }: Fixtures, message: string) =>
  app.services.db.emailMessage.create({ data: { userId: people.jobSeeker.id, senderId: people.admin.id, message } });

async function fail(fixtures: Fixtures) {
  const { id } = await write(fixtures, 'Hello');
  return fixtures.app.services.db.emailMessage.update({ where: { id }, data: { status: 'ko', error: 'Mailbox full' } });
}

export const email = {
  graph: {
    'Query.failedEmails': {
      'one of them': {
        ask: '{ failedEmails { edges { node { id } } } }',
        variables: async (fixtures) => {
          await fail(fixtures);
          return {};
        },
        answers: adminsOnly('seen'),
      },
    },
    'Mutation.sendEmailAgain': {
      'that was not sent': {
        ask: 'mutation ($id: ID!) { sendEmailAgain(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => {
          const { id } = await fail(fixtures);
          return { id: encodeGlobalId('EmailMessage', id) };
        },
        answers: adminsOnly('done'),
      },
    },
    'Mutation.sendEmail': {
      'to a job seeker': sends('JobSeeker', make.jobSeeker),
      'to an employer': sends('Employer', make.employer),
    },
    'node EmailMessage': {
      'to the job seeker': nodeOf(
        'EmailMessage',
        async (fixtures) => (await write(fixtures, 'Hello')).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
  },
  rest: {
    'POST /api/candidates/email/{id}': sendsInRest('to a job seeker', make.jobSeeker),
    'POST /api/employers/email/{id}': sendsInRest('to an employer', make.employer),
  },
  fields: { 'body.message': 'text' },
  hidden: (fixtures) => ({
    'an email that an admin wrote': { set: (text) => write(fixtures, text), seenBy: ['admin'] },
  }),
} satisfies Noun;
