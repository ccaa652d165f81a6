import type { Actor, World } from '../../../access/world.ts';
import { pdf, picture } from '../../../support/files.ts';
import * as make from '../make.ts';
import {
  adminsOnly,
  type Case,
  type Cases,
  everybody,
  nobody,
  policy,
  theseAndAdmins,
  whoeverIsKnown,
} from '../policy.ts';

/** Contact requests and chats: for the two of them and the admins (document 001 §6). The employer of these is `employer`. */

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
const toNobody: Case['aboutNothing'] = ({ body, ...attempt }) => ({
  ...attempt,
  body: { ...Object(body), candidate: nobody.id },
});
/** Who a call is about where it says whom it acts for: the employer that the actor is. */
const self = ({ people }: World, actor: Actor) => (actor === 'anonymous' ? undefined : people[actor].id);

const asReference = (id: number | undefined) => (id === undefined ? null : { id });

const employersAndVisitors = (status: number) =>
  policy({ rest: status, jobSeeker: 403, otherJobSeeker: 403, admin: 403 });

/** A pending introduction of `jobSeeker` to `employer`. */
const introduced = ({ people, ...world }: World) =>
  make.contactRequest(
    { people, ...world },
    { employerId: people.employer.id, jobSeekerId: people.jobSeeker.id, isPending: true },
  );

export const contactRows = {
  'GET /api/contact_requests': {
    'all of them': { attempt: () => ({}), answers: adminsOnly(200) },
    "the asking employer's": {
      attempt: ({ people }) => ({ query: `employerId=${people.employer.id}` }),
      answers: adminsOnly(200),
    },
  },
  'GET /api/contact_requests/{id}': {
    "an employer's": {
      attempt: ({ contacts }) => ({ path: { id: contacts.employer.requestId } }),
      answers: { ...theseAndAdmins(['employer', 'jobSeeker'], 200), anonymous: 401 },
    },
    "a guest's": {
      attempt: ({ contacts }) => ({ path: { id: contacts.guest.requestId } }),
      answers: { ...theseAndAdmins(['guest', 'jobSeeker'], 200), anonymous: 401 },
    },
  },
  'DELETE /api/contact_requests/{id}': {
    'of strangers': {
      attempt: async (world) => ({ path: { id: (await make.contactRequest(world)).id } }),
      answers: adminsOnly(204),
    },
    'their own': {
      attempt: async ({ people, ...world }) => ({
        path: { id: (await make.contactRequest({ people, ...world }, { employerId: people.employer.id })).id },
      }),
      answers: adminsOnly(204),
    },
  },
  'PUT /api/contact_requests/{id}/change-status-to/{statusId}': {
    'of a request': {
      attempt: async (world) => ({
        path: { id: world.contacts.employer.requestId, statusId: (await make.status(world)).id },
      }),
      answers: adminsOnly(200),
    },
    'to a status that there is not': {
      attempt: ({ contacts }) => ({ path: { id: contacts.employer.requestId, statusId: nobody.id } }),
      answers: adminsOnly(400),
      aboutNothing: (attempt) => attempt,
    },
  },
  'POST /api/contact_requests/employer-contact-candidate': {
    'somebody activated': {
      attempt: async (world, actor) => ({
        body: { ...contact((await make.jobSeeker(world)).id), employer: self(world, actor) },
      }),
      answers: employersAndVisitors(201),
      aboutNothing: toNobody,
    },
    'somebody paused': {
      attempt: async (world, actor) => ({
        body: { ...contact((await make.jobSeeker(world, false)).id), employer: asReference(self(world, actor)) },
      }),
      answers: employersAndVisitors(404),
      aboutNothing: toNobody,
    },
    'in the name of somebody else': {
      attempt: async (world) => ({
        body: { ...contact((await make.jobSeeker(world)).id), employer: (await make.employer(world)).id },
      }),
      answers: { ...employersAndVisitors(404), anonymous: 401 },
      aboutNothing: ({ body, ...attempt }) => ({ ...attempt, body: { ...Object(body), employer: nobody.id } }),
    },
  },
  'POST /api/contact_requests/admin-introduce-candidate': {
    'to an employer': {
      attempt: async (world) => ({
        body: { ...contact((await make.jobSeeker(world)).id), employer: { id: world.people.otherEmployer.id } },
      }),
      answers: adminsOnly(201),
      aboutNothing: toNobody,
    },
  },
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': {
    'of a job seeker': {
      attempt: ({ people }) => ({ path: { candidateId: people.jobSeeker.id } }),
      answers: whoeverIsKnown(200),
      nothing: 200,
    },
  },
  'POST /api/contact_requests/activate-new-introduction/{id}': {
    'of the two': {
      attempt: async (world) => ({ path: { id: (await introduced(world)).id } }),
      answers: { ...theseAndAdmins(['employer', 'jobSeeker'], 200), anonymous: 401 },
    },
    'of strangers': {
      attempt: async (world) => ({ path: { id: (await make.contactRequest(world, { isPending: true })).id } }),
      answers: { ...theseAndAdmins([], 200), anonymous: 401 },
    },
  },
  'GET /api/chat/{id}': {
    'by its id': {
      attempt: ({ contacts }) => ({ path: { id: contacts.employer.chatId }, query: 'page=1&page_size=6' }),
      answers: theseAndAdmins(['employer', 'jobSeeker'], 200),
    },
    "by the employer's link": {
      attempt: ({ contacts }) => ({ path: { id: contacts.employer.hash } }),
      answers: everybody(200),
      aboutNothing: (attempt) => ({ ...attempt, path: { id: 'a-link-that-nobody-made' } }),
    },
  },
  'GET /api/chat/{shared_hash}/employer': {
    "by the employer's link": {
      attempt: ({ contacts }) => ({ path: { shared_hash: contacts.employer.hash } }),
      answers: everybody(200),
      aboutNothing: (attempt) => ({ ...attempt, path: { shared_hash: 'a-link-that-nobody-made' } }),
    },
  },
  'POST /api/chat/{chatId}/i-saw-last-message/{userId}': {
    'by its id': {
      attempt: (world, actor) => ({
        path: { chatId: world.contacts.employer.chatId, userId: self(world, actor) ?? world.people.employer.id },
        body: {},
      }),
      answers: theseAndAdmins(['employer', 'jobSeeker'], 200),
    },
    "by the employer's link": {
      attempt: ({ contacts, people }) => ({
        path: { chatId: contacts.employer.hash, userId: people.employer.id },
        body: {},
      }),
      // Who is in the chat by themselves is nobody else there.
      answers: policy({ rest: 200, jobSeeker: 404, admin: 404 }),
      aboutNothing: ({ path, ...attempt }) => ({ ...attempt, path: { ...path, chatId: 'a-link-that-nobody-made' } }),
    },
  },
  'POST /api/chat-upload-image': {
    'for a message': {
      attempt: async () => ({
        file: { field: 'image', content: new Uint8Array(await picture(20, 20).png().toBuffer()) },
      }),
      answers: whoeverIsKnown(200),
    },
  },
  'POST /api/chat-upload-document': {
    'for a message': {
      attempt: () => ({ file: { field: 'document', content: new Uint8Array(pdf()) } }),
      answers: whoeverIsKnown(200),
    },
  },
  'POST /api/support-chat-with-user-{employerId}': {
    "an employer's": {
      attempt: ({ people }) => ({ path: { employerId: people.employer.id } }),
      answers: { ...theseAndAdmins(['employer'], 200), anonymous: 401 },
    },
    "a job seeker's": {
      attempt: ({ people }) => ({ path: { employerId: people.jobSeeker.id } }),
      answers: { ...theseAndAdmins(['jobSeeker'], 200), anonymous: 401 },
    },
  },
  'GET /api/chat-with-user-{employerId}': {
    "an employer's": {
      attempt: ({ people }) => ({ path: { employerId: people.otherEmployer.id } }),
      answers: { ...theseAndAdmins(['otherEmployer'], 200), anonymous: 401 },
    },
  },
} satisfies Record<string, Cases>;
