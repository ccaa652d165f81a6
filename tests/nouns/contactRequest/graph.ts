import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { nodeOf, plainly } from '../kept.ts';
import * as make from '../make.ts';
import type { GraphRows, Question } from '../noun.ts';
import { adminsOnly, employersAndGuests, type Outcomes, outcomes, theseAndAdmins } from '../outcomes.ts';

/** Contact requests are visible to their two parties and to admins. */
const parties = ['employer', 'jobSeeker'] as const;

const globalId = (id: number) => encodeGlobalId('ContactRequest', id);

/** A pending introduction, by default of the actors `jobSeeker` and `employer`. */
const introduced = (
  fixtures: Fixtures,
  sides: { employerId?: number; jobSeekerId?: number } = {
    employerId: fixtures.people.employer.id,
    jobSeekerId: fixtures.people.jobSeeker.id,
  },
) => make.contactRequest(fixtures, { ...sides, isPending: true });

const read = (id: (fixtures: Fixtures) => Promise<number> | number): Question => ({
  ask: 'query ($id: Int!) { contactRequest(databaseId: $id) { id } }',
  variables: async (fixtures) => ({ id: await id(fixtures) }),
  answers: theseAndAdmins(parties, 'seen', 'nothing'),
});

const change = (
  mutation: string,
  id: (fixtures: Fixtures) => Promise<number> | number,
  answers: Outcomes,
): Question => ({
  ask: `mutation ($id: ID!) { ${mutation} { __typename } }`,
  variables: async (fixtures) => ({ id: globalId(await id(fixtures)) }),
  answers,
});
const onRequest = (mutation: string, id: (fixtures: Fixtures) => Promise<number> | number) => ({
  'of a request': change(mutation, id, adminsOnly('done')),
  'of a request that does not exist': change(mutation, () => make.noId, adminsOnly('NotFound')),
});
const activate = 'activateIntroduction(input: { contactRequest: $id })';

const contact = (active: boolean, answers: Outcomes): Question => ({
  ask: `mutation ($id: ID!, $email: String!) {
    contactJobSeeker(input: { jobSeeker: $id, partTime: true, name: "Ann", email: $email }) { __typename }
  }`,
  variables: async (fixtures, actor) => ({
    id: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures, active)).id),
    email: `${actor.toLowerCase()}@visitors.test`,
  }),
  answers,
});

export const contactRequestGraph: GraphRows = {
  'Query.contactRequest': {
    "the employer's": read(({ contacts }) => contacts.employer.requestId),
    'a pending one': read(async (fixtures) => (await introduced(fixtures)).id),
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
      variables: async (fixtures) => ({
        id: await introducedEmployer(fixtures, fixtures.people.jobSeeker.id),
      }),
      answers: { ...theseAndAdmins(['jobSeeker'], 'seen', 'empty'), anonymous: 'SignInRequired' },
    },
    'of an employer': {
      ask: 'query ($id: Int!) { pendingIntroductions(filter: { jobSeekerId: $id }, first: 100) { edges { node { databaseId } } } }',
      variables: async (fixtures) => ({
        id: await introducedJobSeeker(fixtures, fixtures.people.employer.id),
      }),
      answers: { ...theseAndAdmins(['employer'], 'seen', 'empty'), anonymous: 'SignInRequired' },
    },
  },
  'Mutation.introduceJobSeeker': {
    'to an employer': {
      ask: `mutation ($employer: ID!, $jobSeeker: ID!) {
        introduceJobSeeker(input: { employer: $employer, jobSeeker: $jobSeeker }) { __typename }
      }`,
      variables: async (fixtures) => ({
        employer: encodeGlobalId('Employer', fixtures.people.otherEmployer.id),
        jobSeeker: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id),
      }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.activateIntroduction': {
    'of the two': change(activate, async (fixtures) => (await introduced(fixtures)).id, {
      ...theseAndAdmins(parties, 'done'),
      anonymous: 'SignInRequired',
    }),
    'of strangers': change(activate, async (fixtures) => (await introduced(fixtures, {})).id, {
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
    async (fixtures) => (await introduced(fixtures, {})).id,
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
async function introducedEmployer(fixtures: Fixtures, jobSeekerId: number): Promise<number> {
  const { id: employerId } = await make.employer(fixtures);
  await introduced(fixtures, { employerId, jobSeekerId });
  return employerId;
}

/** A new job seeker, who is not an actor, introduced to this employer. */
async function introducedJobSeeker(fixtures: Fixtures, employerId: number): Promise<number> {
  const { id: jobSeekerId } = await make.jobSeeker(fixtures);
  await introduced(fixtures, { employerId, jobSeekerId });
  return jobSeekerId;
}
