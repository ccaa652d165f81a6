import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, everyone, outcomes } from './outcomes.ts';
import { hiddenRating, ratingOf } from './rating.ts';

/** Everyone reports what they can see; reports are for admins. */

const open = ({ app, people }: Fixtures, data: { text?: string; reporterEmail?: string } = {}) =>
  app.services.db.report.create({
    data: {
      kind: 'PROFILE',
      userId: people.jobSeeker.id,
      reason: 'SPAM',
      reporterId: people.employer.id,
      reporterKey: make.unique(),
      ...data,
    },
  });

const ask = `mutation ($subject: ID!, $chat: ChatReference) {
  report(input: { subject: $subject, chat: $chat, reason: SPAM }) { __typename }
}`;

const one = (fixtures: Fixtures) => open(fixtures).then(({ id }) => ({ id }));

export const report = {
  graph: {
    'node Report': {
      'about a job seeker': nodeOf(
        'Report',
        async (fixtures) => (await open(fixtures)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.reports': { 'all of them': plainly('reports { edges { node { id } } }', adminsOnly('seen')) },
    'Query.report': {
      'an existing one': {
        ask: 'query ($id: Int!) { report(databaseId: $id) { id } }',
        variables: one,
        answers: adminsOnly('seen'),
      },
    },
    'Query.reportContext': {
      'of an existing one': {
        ask: 'query ($id: Int!) { reportContext(databaseId: $id) { others { id } } }',
        variables: one,
        answers: adminsOnly('seen'),
      },
    },
    'Mutation.report': {
      'a public profile': {
        ask,
        variables: async (fixtures) => ({ subject: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id) }),
        answers: everyone('done'),
      },
      'a profile that is not public': {
        ask,
        variables: async (fixtures) => ({
          subject: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures, false)).id),
        }),
        answers: outcomes({ rest: 'NotFound', admin: 'done' }),
      },
      'a public offer': {
        ask,
        variables: async (fixtures) => ({ subject: encodeGlobalId('JobOffer', (await make.jobOffer(fixtures)).id) }),
        answers: outcomes({ rest: 'done', employer: 'Conflict' }),
      },
      'a filled offer': {
        ask,
        variables: async (fixtures) => ({
          subject: encodeGlobalId('JobOffer', (await make.jobOffer(fixtures, false)).id),
        }),
        answers: outcomes({ rest: 'NotFound', employer: 'Conflict', admin: 'done' }),
      },
      'the page of an employer who is not hiring': {
        ask,
        variables: async (fixtures) => ({ subject: encodeGlobalId('Employer', (await make.employer(fixtures)).id) }),
        answers: outcomes({ rest: 'NotFound', admin: 'done' }),
      },
      'a public rating': {
        ask,
        variables: async (fixtures) => ({ subject: encodeGlobalId('Rating', (await ratingOf(fixtures)).id) }),
        answers: outcomes({ rest: 'done', employer: 'Conflict' }),
      },
      'a hidden rating': {
        ask,
        variables: async (fixtures) => ({ subject: encodeGlobalId('Rating', (await hiddenRating(fixtures)).id) }),
        answers: outcomes({ rest: 'NotFound', jobSeeker: 'done', employer: 'Conflict', admin: 'done' }),
      },
      "an admin's message to the job seeker and the employer": {
        ask,
        variables: ({ contacts }) => ({
          subject: encodeGlobalId('Message', contacts.employer.messageId),
          chat: { databaseId: contacts.employer.chatId },
        }),
        answers: outcomes({ rest: 'NotFound', jobSeeker: 'done', employer: 'done', admin: 'Conflict' }),
      },
      'a message of another chat': {
        ask,
        variables: ({ contacts }) => ({
          subject: encodeGlobalId('Message', contacts.premium.messageId),
          chat: { databaseId: contacts.employer.chatId },
        }),
        answers: everyone('NotFound'),
      },
    },
    'Mutation.resolveReport': {
      'an open one': {
        ask: 'mutation ($id: ID!) { resolveReport(input: { id: $id, resolution: DISMISSED }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('Report', (await open(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
    },
  },
  hidden: (fixtures) => ({
    'what was reported': { set: (text) => open(fixtures, { text }), seenBy: ['admin'], seenOverRest: [] },
    'the email of a visitor who reported': {
      set: (text) => open(fixtures, { reporterEmail: `${text}@hidden.test` }),
      seenBy: ['admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
