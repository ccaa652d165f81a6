import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, everyone, outcomes } from './outcomes.ts';
import { hiddenRating, ratingOf } from './rating.ts';

/** Everyone reports what they can see; reports are for admins. */

const open = ({ app, people }: World, data: { text?: string; reporterEmail?: string } = {}) =>
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

const one = (world: World) => open(world).then(({ id }) => ({ id }));

export const report = {
  graph: {
    'node Report': {
      'about a job seeker': nodeOf(
        'Report',
        async (world) => (await open(world)).id,
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
        variables: async (world) => ({ subject: encodeGlobalId('JobSeeker', (await make.jobSeeker(world)).id) }),
        answers: everyone('done'),
      },
      'a profile that is not public': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('JobSeeker', (await make.jobSeeker(world, false)).id) }),
        answers: outcomes({ rest: 'NotFound', admin: 'done' }),
      },
      'a public offer': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('JobOffer', (await make.jobOffer(world)).id) }),
        answers: outcomes({ rest: 'done', employer: 'Conflict' }),
      },
      'a filled offer': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('JobOffer', (await make.jobOffer(world, false)).id) }),
        answers: outcomes({ rest: 'NotFound', employer: 'Conflict', admin: 'done' }),
      },
      'the page of an employer who is not hiring': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('Employer', (await make.employer(world)).id) }),
        answers: outcomes({ rest: 'NotFound', admin: 'done' }),
      },
      'a public rating': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('Rating', (await ratingOf(world)).id) }),
        answers: outcomes({ rest: 'done', employer: 'Conflict' }),
      },
      'a hidden rating': {
        ask,
        variables: async (world) => ({ subject: encodeGlobalId('Rating', (await hiddenRating(world)).id) }),
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
        variables: async (world) => ({ id: encodeGlobalId('Report', (await open(world)).id) }),
        answers: adminsOnly('done'),
      },
    },
  },
  hidden: (world) => ({
    'what was reported': { set: (text) => open(world, { text }), seenBy: ['admin'], seenOverRest: [] },
    'the email of a visitor who reported': {
      set: (text) => open(world, { reporterEmail: `${text}@hidden.test` }),
      seenBy: ['admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
