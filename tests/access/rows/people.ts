import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** Job seekers, employers, admins and who is asking. */

const node = 'query ($id: ID!) { node(id: $id) { id } }';
const paused = ({ app, around }: World) => makeJobSeeker(app.services.db, around, { active: false });

/** The two job seekers by the names of those who ask. */
const namesOfJobSeekers = ({ people }: World) => ({
  jobSeeker: people.jobSeeker.id,
  otherJobSeeker: people.otherJobSeeker.id,
});

export const peopleRows: Rows = {
  'Query.viewer': { 'whoever asks': { ask: '{ viewer { kind } }', answers: everyone('seen') } },
  'Query.demoAccounts': { 'of the demo': { ask: '{ demoAccounts { email } }', answers: everyone('seen') } },
  'Query.node': {
    'an id that was never one': { ask: '{ node(id: "nonsense") { id } }', answers: everyone('NotFound') },
  },
  'Query.nodes': {
    'no ids': { ask: '{ nodes(ids: []) { id } }', answers: everyone('empty') },
    'of several types, in any order': {
      ask: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: ({ people, contacts }) => ({
        ids: [
          encodeGlobalId('JobSeeker', people.jobSeeker.id),
          encodeGlobalId('Chat', contacts.employer.chatId),
          encodeGlobalId('ContactRequest', contacts.employer.requestId),
        ],
      }),
      names: ({ people, contacts }) => ({
        jobSeeker: encodeGlobalId('JobSeeker', people.jobSeeker.id),
        chat: encodeGlobalId('Chat', contacts.employer.chatId),
        request: encodeGlobalId('ContactRequest', contacts.employer.requestId),
      }),
      answers: cells({
        rest: 'NotFound',
        employer: 'jobSeeker, chat, request',
        jobSeeker: 'jobSeeker, chat, request',
        admin: 'jobSeeker, chat, request',
      }),
    },
  },
  'Query.jobSeeker': {
    'an activated one': {
      ask: 'query ($id: Int!) { jobSeeker(databaseId: $id) { id } }',
      variables: ({ people }) => ({ id: people.jobSeeker.id }),
      answers: everyone('seen'),
    },
    'one who is paused': {
      ask: 'query ($id: Int!) { jobSeeker(databaseId: $id) { id } }',
      variables: async (world) => ({ id: (await paused(world)).id }),
      answers: cells({ rest: 'nothing', admin: 'seen' }),
    },
  },
  'Query.jobSeekers': {
    'the activated ones': {
      ask: '{ jobSeekers(first: 100) { edges { node { databaseId } } } }',
      names: namesOfJobSeekers,
      answers: everyone('jobSeeker, otherJobSeeker'),
    },
  },
  'Query.adminJobSeekers': {
    'all but the deleted ones': {
      ask: '{ adminJobSeekers(first: 100) { edges { node { databaseId } } } }',
      names: namesOfJobSeekers,
      answers: adminsOnly('jobSeeker, otherJobSeeker'),
    },
  },
  'Query.employers': {
    'all, guests included': {
      ask: '{ employers(first: 100) { edges { node { databaseId } } } }',
      names: ({ people }) => ({ employer: people.employer.id, guest: people.guest.id }),
      answers: adminsOnly('employer, guest'),
    },
  },
  'Query.jobListing': {
    'of all jobs': { ask: '{ jobListing(readings: [{ job: "all" }]) { job { id } } }', answers: everyone('seen') },
  },
  'Query.popularJobs': { 'the first few': { ask: '{ popularJobs { jobSeekerCount } }', answers: everyone('seen') } },
  'Query.popularCities': {
    'the first few': { ask: '{ popularCities { jobSeekerCount jobs { jobSeekerCount } } }', answers: everyone('seen') },
  },
  'Mutation.countProfileView': {
    'of an activated one': {
      ask: 'mutation ($id: ID!) { countProfileView(input: { jobSeeker: $id }) { __typename } }',
      variables: ({ people }) => ({ id: encodeGlobalId('JobSeeker', people.jobSeeker.id) }),
      answers: everyone('done'),
    },
  },
  'node JobSeeker': {
    'an activated one': {
      ask: node,
      variables: ({ people }) => ({ id: encodeGlobalId('JobSeeker', people.jobSeeker.id) }),
      answers: everyone('seen'),
    },
    'one who is paused': {
      ask: node,
      variables: async (world) => ({ id: encodeGlobalId('JobSeeker', (await paused(world)).id) }),
      answers: cells({ rest: 'NotFound', admin: 'seen' }),
    },
    'an employer asked for as one': {
      ask: node,
      variables: ({ people }) => ({ id: encodeGlobalId('JobSeeker', people.employer.id) }),
      answers: everyone('NotFound'),
    },
  },
  'node Employer': {
    'a registered one': {
      ask: node,
      variables: ({ people }) => ({ id: encodeGlobalId('Employer', people.employer.id) }),
      answers: everyone('seen'),
    },
  },
  'node Admin': {
    'the admin': {
      ask: node,
      variables: ({ people }) => ({ id: encodeGlobalId('Admin', people.admin.id) }),
      answers: cells({ rest: 'NotFound', admin: 'seen' }),
    },
  },
};
