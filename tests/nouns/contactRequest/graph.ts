import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { World } from '../../access/world.ts';
import { nodeOf, plainly } from '../kept.ts';
import * as make from '../make.ts';
import type { GraphRows, Question } from '../noun.ts';
import { adminsOnly, employersAndGuests, type Outcomes, outcomes, theseAndAdmins } from '../outcomes.ts';

/** Contact requests are visible to their two parties and to admins. */
const parties = ['employer', 'jobSeeker'] as const;

const globalId = (id: number) => encodeGlobalId('ContactRequest', id);

/** A pending introduction, by default of the actors `jobSeeker` and `employer`. */
const introduced = (
  world: World,
  sides: { employerId?: number; jobSeekerId?: number } = {
    employerId: world.people.employer.id,
    jobSeekerId: world.people.jobSeeker.id,
  },
) => make.contactRequest(world, { ...sides, isPending: true });

const read = (id: (world: World) => Promise<number> | number): Question => ({
  ask: 'query ($id: Int!) { contactRequest(databaseId: $id) { id } }',
  variables: async (world) => ({ id: await id(world) }),
  answers: theseAndAdmins(parties, 'seen', 'nothing'),
});

const change = (mutation: string, id: (world: World) => Promise<number> | number, answers: Outcomes): Question => ({
  ask: `mutation ($id: ID!) { ${mutation} { __typename } }`,
  variables: async (world) => ({ id: globalId(await id(world)) }),
  answers,
});
const onRequest = (mutation: string, id: (world: World) => Promise<number> | number) => ({
  'of a request': change(mutation, id, adminsOnly('done')),
  'of a request that does not exist': change(mutation, () => make.noId, adminsOnly('NotFound')),
});
const activate = 'activateIntroduction(input: { contactRequest: $id })';

const contact = (active: boolean, answers: Outcomes): Question => ({
  ask: `mutation ($id: ID!, $email: String!) {
    contactJobSeeker(input: { jobSeeker: $id, partTime: true, name: "Ann", email: $email }) { __typename }
  }`,
  variables: async (world, actor) => ({
    id: encodeGlobalId('JobSeeker', (await make.jobSeeker(world, active)).id),
    email: `${actor.toLowerCase()}@visitors.test`,
  }),
  answers,
});

export const contactRequestGraph: GraphRows = {
  'Query.contactRequest': {
    "the employer's": read(({ contacts }) => contacts.employer.requestId),
    'a pending one': read(async (world) => (await introduced(world)).id),
  },
  'Query.contactRequests': {
    'all of them': {
      ...plainly('contactRequests(first: 100) { edges { node { databaseId } } }', adminsOnly('employer, outside')),
      names: ({ contacts }) => ({ employer: contacts.employer.requestId, outside: contacts.outside.requestId }),
    },
  },
  'node ContactRequest': {
    "the employer's": nodeOf(
      'ContactRequest',
      ({ contacts }) => contacts.employer.requestId,
      theseAndAdmins(parties, 'seen'),
    ),
  },
  'Query.pendingIntroductions': {
    'of a job seeker': {
      ask: 'query ($id: Int!) { pendingIntroductions(filter: { employerId: $id }, first: 100) { edges { node { databaseId } } } }',
      variables: async (world) => ({
        id: await introducedEmployer(world, world.people.jobSeeker.id),
      }),
      answers: { ...theseAndAdmins(['jobSeeker'], 'seen', 'empty'), anonymous: 'SignInRequired' },
    },
    'of an employer': {
      ask: 'query ($id: Int!) { pendingIntroductions(filter: { jobSeekerId: $id }, first: 100) { edges { node { databaseId } } } }',
      variables: async (world) => ({
        id: await introducedJobSeeker(world, world.people.employer.id),
      }),
      answers: { ...theseAndAdmins(['employer'], 'seen', 'empty'), anonymous: 'SignInRequired' },
    },
  },
  'Mutation.introduceJobSeeker': {
    'to an employer': {
      ask: `mutation ($employer: ID!, $jobSeeker: ID!) {
        introduceJobSeeker(input: { employer: $employer, jobSeeker: $jobSeeker }) { __typename }
      }`,
      variables: async (world) => ({
        employer: encodeGlobalId('Employer', world.people.otherEmployer.id),
        jobSeeker: encodeGlobalId('JobSeeker', (await make.jobSeeker(world)).id),
      }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.activateIntroduction': {
    'of the two': change(activate, async (world) => (await introduced(world)).id, {
      ...theseAndAdmins(parties, 'done'),
      anonymous: 'SignInRequired',
    }),
    'of strangers': change(activate, async (world) => (await introduced(world, {})).id, {
      ...theseAndAdmins([], 'done'),
      anonymous: 'SignInRequired',
    }),
    'of a request that is not pending': change(
      activate,
      ({ contacts }) => contacts.employer.requestId,
      outcomes({ rest: 'NotFound', anonymous: 'SignInRequired' }),
    ),
  },
  'Mutation.changeContactRequestStatus': onRequest(
    'changeContactRequestStatus(input: { contactRequest: $id })',
    ({ contacts }) => contacts.employer.requestId,
  ),
  'Mutation.deleteContactRequest': onRequest(
    'deleteContactRequest(input: { id: $id })',
    async (world) => (await introduced(world, {})).id,
  ),
  'Mutation.openContactForm': {
    'their own data': { ask: 'mutation { openContactForm { __typename } }', answers: employersAndGuests('done') },
  },
  'Mutation.contactJobSeeker': {
    'an active one': contact(true, { ...employersAndGuests('done'), anonymous: 'done' }),
    'a paused one': contact(false, { ...employersAndGuests('NotFound'), anonymous: 'NotFound' }),
  },
};

/** A new employer, who is not an actor, with an introduction of this job seeker. */
async function introducedEmployer(world: World, jobSeekerId: number): Promise<number> {
  const { id: employerId } = await make.employer(world);
  await introduced(world, { employerId, jobSeekerId });
  return employerId;
}

/** A new job seeker, who is not an actor, introduced to this employer. */
async function introducedJobSeeker(world: World, employerId: number): Promise<number> {
  const { id: jobSeekerId } = await make.jobSeeker(world);
  await introduced(world, { employerId, jobSeekerId });
  return jobSeekerId;
}
