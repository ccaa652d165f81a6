import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { adminsOnly, cells, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** Contact requests are for the two of them and the admins. */

const requestId = (id: number) => encodeGlobalId('ContactRequest', id);

/** An introduction that is pending, of its own for each asking: of `jobSeeker` to `employer` unless told. */
async function introduced(
  { app, people, around }: World,
  pair: { employerId?: number; jobSeekerId?: number } = {
    employerId: people.employer.id,
    jobSeekerId: people.jobSeeker.id,
  },
) {
  const { db } = app.services;
  const employerId = pair.employerId ?? (await makeEmployer(db)).id;
  const jobSeekerId = pair.jobSeekerId ?? (await makeJobSeeker(db, around)).id;
  const sides = { employerId, jobSeekerId };
  const { id: chatId } = await db.chat.upsert({
    where: { employerId_jobSeekerId: sides },
    create: {
      kind: 'CONTACT',
      ...sides,
      employerHash: `e-${employerId}-${jobSeekerId}`,
      jobSeekerHash: `j-${employerId}-${jobSeekerId}`,
      open: false,
    },
    update: {},
  });
  return db.contactRequest.create({
    data: {
      ...sides,
      chatId,
      introducedById: people.admin.id,
      weighs: false,
      name: 'Erin',
      email: 'erin@example.test',
    },
  });
}

const remove = 'mutation ($id: ID!) { deleteContactRequest(input: { id: $id }) { __typename } }';
const changeStatus =
  'mutation ($id: ID!) { changeContactRequestStatus(input: { contactRequest: $id }) { __typename } }';

export const contactRequestRows: Rows = {
  'Query.contactRequest': {
    "the employer's": {
      ask: 'query ($id: Int!) { contactRequest(databaseId: $id) { id } }',
      variables: ({ contacts }) => ({ id: contacts.employer.requestId }),
      answers: cells({ rest: 'nothing', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
    'one that is pending': {
      ask: 'query ($id: Int!) { contactRequest(databaseId: $id) { id } }',
      variables: async (world) => ({ id: (await introduced(world)).id }),
      answers: cells({ rest: 'nothing', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
  },
  'Query.pendingIntroductions': {
    'of a job seeker to somebody else': {
      ask: 'query ($id: Int!) { pendingIntroductions(filter: { employerId: $id }, first: 100) { edges { node { databaseId } } } }',
      variables: async (world) => ({
        id: (await introduced(world, { jobSeekerId: world.people.jobSeeker.id })).employerId,
      }),
      answers: cells({ rest: 'empty', anonymous: 'SignInRequired', jobSeeker: 'seen', admin: 'seen' }),
    },
    'of somebody to an employer': {
      ask: 'query ($id: Int!) { pendingIntroductions(filter: { jobSeekerId: $id }, first: 100) { edges { node { databaseId } } } }',
      variables: async (world) => ({
        id: (await introduced(world, { employerId: world.people.employer.id })).jobSeekerId,
      }),
      answers: cells({ rest: 'empty', anonymous: 'SignInRequired', employer: 'seen', admin: 'seen' }),
    },
  },
  'Mutation.introduceJobSeeker': {
    'to an employer': {
      ask: `mutation ($employer: ID!, $jobSeeker: ID!) {
        introduceJobSeeker(input: { employer: $employer, jobSeeker: $jobSeeker }) { __typename }
      }`,
      variables: async ({ app, around, people }) => ({
        employer: encodeGlobalId('Employer', people.otherEmployer.id),
        jobSeeker: encodeGlobalId('JobSeeker', (await makeJobSeeker(app.services.db, around)).id),
      }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.activateIntroduction': {
    'of the two': {
      ask: 'mutation ($id: ID!) { activateIntroduction(input: { contactRequest: $id }) { __typename } }',
      variables: async (world) => ({ id: requestId((await introduced(world)).id) }),
      answers: cells({
        rest: 'NotFound',
        anonymous: 'SignInRequired',
        employer: 'done',
        jobSeeker: 'done',
        admin: 'done',
      }),
    },
    'that is none': {
      ask: 'mutation ($id: ID!) { activateIntroduction(input: { contactRequest: $id }) { __typename } }',
      variables: ({ contacts }) => ({ id: requestId(contacts.employer.requestId) }),
      answers: cells({ rest: 'NotFound', anonymous: 'SignInRequired' }),
    },
  },
  'Mutation.changeContactRequestStatus': {
    'of a request': {
      ask: changeStatus,
      variables: ({ contacts }) => ({ id: requestId(contacts.employer.requestId) }),
      answers: adminsOnly('done'),
    },
    'of a request that is none': {
      ask: changeStatus,
      variables: () => ({ id: requestId(2_000_000_000) }),
      answers: adminsOnly('NotFound'),
    },
  },
  'Mutation.deleteContactRequest': {
    'of a request': {
      ask: remove,
      variables: async (world) => ({ id: requestId((await introduced(world, {})).id) }),
      answers: adminsOnly('done'),
    },
    'of a request that is none': {
      ask: remove,
      variables: () => ({ id: requestId(2_000_000_000) }),
      answers: adminsOnly('NotFound'),
    },
  },
  'Mutation.createGuestEmployer': {
    'with an address of their own': {
      ask: `mutation ($email: String!) { createGuestEmployer(input: { name: "Ann", email: $email }) { __typename } }`,
      variables: (_world, actor) => ({ email: `${actor.toLowerCase()}@guests.test` }),
      answers: cells({ rest: 'Forbidden', anonymous: 'done', guest: 'done', otherGuest: 'done' }),
    },
    "with somebody's registered address": {
      ask: `mutation ($email: String!) { createGuestEmployer(input: { name: "Ann", email: $email }) { __typename } }`,
      variables: ({ people }) => ({ email: people.employer.loginEmail }),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'InvalidInput',
        guest: 'InvalidInput',
        otherGuest: 'InvalidInput',
      }),
    },
  },
  'Query.contactRequests': {
    'all that there are': {
      ask: '{ contactRequests(first: 100) { edges { node { databaseId } } } }',
      names: ({ contacts }) => ({ employer: contacts.employer.requestId, outside: contacts.outside.requestId }),
      answers: cells({ rest: 'Forbidden', anonymous: 'SignInRequired', admin: 'employer, outside' }),
    },
  },
  'node ContactRequest': {
    "the employer's": {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: ({ contacts }) => ({ id: encodeGlobalId('ContactRequest', contacts.employer.requestId) }),
      answers: cells({ rest: 'NotFound', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
  },
  'Mutation.contactJobSeeker': {
    'an activated one': {
      ask: `mutation ($id: ID!, $email: String!) {
        contactJobSeeker(input: { jobSeeker: $id, name: "Ann", email: $email }) { __typename }
      }`,
      variables: async ({ app, around }, actor) => ({
        id: encodeGlobalId('JobSeeker', (await makeJobSeeker(app.services.db, around)).id),
        email: `${actor.toLowerCase()}@visitors.test`,
      }),
      answers: cells({ rest: 'done', jobSeeker: 'Forbidden', otherJobSeeker: 'Forbidden', admin: 'Forbidden' }),
    },
    'one who is paused': {
      ask: `mutation ($id: ID!, $email: String!) {
        contactJobSeeker(input: { jobSeeker: $id, name: "Ann", email: $email }) { __typename }
      }`,
      variables: async ({ app, around }, actor) => ({
        id: encodeGlobalId('JobSeeker', (await makeJobSeeker(app.services.db, around, { active: false })).id),
        email: `${actor.toLowerCase()}@visitors.test`,
      }),
      answers: cells({ rest: 'NotFound', jobSeeker: 'Forbidden', otherJobSeeker: 'Forbidden', admin: 'Forbidden' }),
    },
  },
};
