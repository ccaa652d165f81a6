import type { Actor, Fixtures } from '../../access/fixtures.ts';
import * as make from '../make.ts';
import type { Case, RestRow } from '../noun.ts';
import { adminsOnly, employersAndGuests, knownViewers, theseAndAdmins } from '../outcomes.ts';

const contact = (candidate: number) => ({
  name: 'Ann',
  whats_app: '+6591234567',
  email: `${make.unique()}@contacts.test`,
  company: 'Cafe',
  description: 'Two evenings a week',
  part_time: true,
  full_time: false,
  candidate,
});
const noCandidate: Case['aboutNothing'] = ({ body, ...attempt }) => ({
  ...attempt,
  body: { ...Object(body), candidate: make.noId },
});
/** The actor, where the body names the employer who makes the request. */
const self = ({ people }: Fixtures, actor: Actor) => (actor === 'anonymous' ? undefined : people[actor].id);
const asReference = (id: number | undefined) => (id === undefined ? null : { id });

const read = (who: 'employer' | 'guest'): Case => ({
  attempt: ({ contacts }) => ({ path: { id: contacts[who].requestId } }),
  answers: { ...theseAndAdmins([who, 'jobSeeker'], 'seen'), anonymous: 'SignInRequired' },
});

export const contactRequestRest = {
  'GET /api/contact_requests': {
    cases: {
      'all of them': { attempt: () => ({}) },
      "the employer's": {
        attempt: ({ people }) => ({ query: `employerId=${people.employer.id}` }),
        answers: adminsOnly('seen'),
      },
    },
    sender: 'admin',
  },
  'GET /api/contact_requests/{id}': {
    cases: { "an employer's": read('employer'), "a guest's": read('guest') },
    sender: 'admin',
  },
  'DELETE /api/contact_requests/{id}': {
    status: 204,
    cases: {
      'of a request': { attempt: async (fixtures) => ({ path: { id: (await make.contactRequest(fixtures)).id } }) },
      'their own': {
        attempt: async (fixtures) => ({
          path: { id: (await make.contactRequest(fixtures, { employerId: fixtures.people.employer.id })).id },
        }),
        answers: adminsOnly('done'),
      },
    },
    sender: 'admin',
  },
  'PUT /api/contact_requests/{id}/change-status-to/{statusId}': {
    cases: {
      'of a request': {
        attempt: async (fixtures) => ({
          path: { id: fixtures.contacts.employer.requestId, statusId: (await make.status(fixtures)).id },
        }),
      },
      'to a status that does not exist': {
        attempt: ({ contacts }) => ({ path: { id: contacts.employer.requestId, statusId: make.noId } }),
        answers: adminsOnly('NotFound'),
        aboutNothing: (attempt) => attempt,
      },
    },
    sender: 'admin',
  },
  'POST /api/contact_requests/employer-contact-candidate': {
    status: 201,
    cases: {
      'an active one': {
        attempt: async (fixtures, actor) => ({
          body: { ...contact((await make.jobSeeker(fixtures)).id), employer: self(fixtures, actor) },
        }),
        aboutNothing: noCandidate,
      },
      'a paused one': {
        attempt: async (fixtures, actor) => ({
          body: {
            ...contact((await make.jobSeeker(fixtures, false)).id),
            employer: asReference(self(fixtures, actor)),
          },
        }),
        aboutNothing: noCandidate,
      },
      'in the name of another employer': {
        attempt: async (fixtures) => ({
          body: { ...contact((await make.jobSeeker(fixtures)).id), employer: (await make.employer(fixtures)).id },
        }),
        answers: employersAndGuests('NotFound'),
        aboutNothing: ({ body, ...attempt }) => ({ ...attempt, body: { ...Object(body), employer: make.noId } }),
      },
    },
    sender: 'employer',
    required: ['candidate'],
  },
  'POST /api/contact_requests/admin-introduce-candidate': {
    status: 201,
    cases: {
      'to an employer': {
        attempt: async (fixtures) => ({
          body: { ...contact((await make.jobSeeker(fixtures)).id), employer: { id: fixtures.people.otherEmployer.id } },
        }),
        aboutNothing: noCandidate,
      },
    },
    sender: 'admin',
    required: ['employer', 'candidate'],
  },
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': {
    cases: {
      'of a job seeker': {
        attempt: ({ people }) => ({ path: { candidateId: people.jobSeeker.id } }),
        // The list is empty for strangers and for a job seeker who does not exist.
        answers: knownViewers('seen'),
        nothing: 'empty',
      },
    },
    sender: 'admin',
  },
  'POST /api/contact_requests/activate-new-introduction/{id}': {
    cases: {
      'of the two': {
        attempt: async (fixtures) => {
          const { employer, jobSeeker } = fixtures.people;
          const sides = { employerId: employer.id, jobSeekerId: jobSeeker.id, isPending: true };
          return { path: { id: (await make.contactRequest(fixtures, sides)).id } };
        },
      },
      'of strangers': {
        attempt: async (fixtures) => ({ path: { id: (await make.contactRequest(fixtures, { isPending: true })).id } }),
      },
    },
    sender: 'employer',
  },
} satisfies Record<string, RestRow>;
