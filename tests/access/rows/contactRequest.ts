import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { cells, type Rows } from '../row.ts';

/** Contact requests are for the two of them and the admins. */

export const contactRequestRows: Rows = {
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
