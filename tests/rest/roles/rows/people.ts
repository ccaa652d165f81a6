import type { World } from '../../../access/world.ts';
import { film, picture } from '../../../support/files.ts';
import * as make from '../make.ts';
import {
  adminsOnly,
  type Cases,
  everybody,
  policy,
  theseAndAdmins,
  whoeverHasSignedIn,
  whoeverIsKnown,
} from '../policy.ts';

/** Job seekers, employers and whoever asks (document 000 §6; what is seen of them stands in `visibility.test.ts`). */

const title = { title: 'Quick and reliable' };

/** Their own profile, or any for admins; employers have none. */
const theJobSeekerAndAdmins = (status: number) =>
  policy({ rest: 403, anonymous: 401, otherJobSeeker: 404, jobSeeker: status, admin: status });

const list = (filters: string, answers: Cases[string]['answers']): Cases[string] => ({
  attempt: () => ({ query: filters }),
  answers,
});
const image = async () => ({ field: 'image', content: new Uint8Array(await picture(20, 20).png().toBuffer()) });
const video = () => ({ field: 'video', content: new Uint8Array(film()) });
const ofJobSeeker = ({ people }: World) => ({ id: people.jobSeeker.id });

export const peopleRows = {
  'GET /api/candidates': {
    'the activated ones': list('filters[active]=true&filters[orderByPopularity]=DESC', everybody(200)),
    'the paused ones': list('filters[active]=0', adminsOnly(200)),
    'by whether they have saved their profile': list('filters[updated]=1', adminsOnly(200)),
    'by free text': list('filters[q]=maria', adminsOnly(200)),
    'by their photo': list('filters[user_has_photo_uri]=1', adminsOnly(200)),
    'with unread messages': list('filters[unreadMessages]=1', adminsOnly(200)),
    'by their last message': list('filters[orderByLastMessageReceived]=DESC', adminsOnly(200)),
    'by their experience': list('filters[orderByExperience]=DESC', adminsOnly(200)),
  },
  'GET /api/candidates/minimal': {
    'similar ones': list('page=1&page_size=6&filters[active]=1&filters[exceptUserId]=1', everybody(200)),
    'by free text': list('filters[q]=maria&searchpage=1&page_size=100000', adminsOnly(200)),
  },
  'PUT /api/candidates/{id}': {
    "a job seeker's": {
      attempt: (world) => ({ path: ofJobSeeker(world), body: title }),
      answers: theJobSeekerAndAdmins(200),
    },
    "an employer's, who has none": {
      attempt: ({ people }) => ({ path: { id: people.employer.id }, body: title }),
      answers: policy({ rest: 403, anonymous: 401, jobSeeker: 404, otherJobSeeker: 404, admin: 404 }),
    },
  },
  'PUT /api/candidates/{id}/change-status': {
    'of somebody activated': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world)).id }, body: { active: false } }),
      answers: adminsOnly(200),
    },
    'of somebody paused': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world, false)).id }, body: { active: '1' } }),
      answers: adminsOnly(200),
    },
  },
  'DELETE /api/candidates/{id}': {
    'a job seeker': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world)).id } }),
      answers: adminsOnly(204),
    },
    'an employer, who is none': {
      attempt: async (world) => ({ path: { id: (await make.employer(world)).id } }),
      answers: adminsOnly(404),
    },
  },
  'POST /api/candidates/email/{id}': {
    'to a job seeker': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world)).id }, body: { message: 'Hello' } }),
      answers: adminsOnly(200),
    },
  },
  'GET /api/user/{id}': {
    'a job seeker': {
      attempt: (world) => ({ path: ofJobSeeker(world) }),
      answers: theseAndAdmins(['jobSeeker'], 200),
    },
    'an employer': {
      attempt: ({ people }) => ({ path: { id: people.employer.id } }),
      answers: theseAndAdmins(['employer'], 200),
    },
    'a guest': {
      attempt: ({ people }) => ({ path: { id: people.guest.id } }),
      answers: theseAndAdmins(['guest'], 200),
    },
    'an admin': {
      attempt: ({ people }) => ({ path: { id: people.admin.id } }),
      answers: theseAndAdmins([], 200),
    },
  },
  'GET /api/user/{id}/public': {
    'somebody activated': { attempt: (world) => ({ path: ofJobSeeker(world) }), answers: everybody(200) },
    'somebody paused': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world, false)).id } }),
      answers: theseAndAdmins([], 200),
    },
    'an employer, who has no profile': {
      attempt: ({ people }) => ({ path: { id: people.employer.id } }),
      answers: everybody(404),
    },
  },
  'POST /api/user/{id}/upload-file-image': {
    "a job seeker's": {
      attempt: async (world) => ({ path: ofJobSeeker(world), file: await image() }),
      answers: { ...whoeverHasSignedIn(404), jobSeeker: 200, admin: 200 },
    },
    "an employer's": {
      attempt: async ({ people }) => ({ path: { id: people.employer.id }, file: await image() }),
      answers: { ...whoeverHasSignedIn(404), employer: 200, admin: 200 },
    },
  },
  'POST /api/user/{id}/upload-file-video': {
    "a job seeker's": {
      attempt: (world) => ({ path: ofJobSeeker(world), file: video() }),
      answers: { ...whoeverHasSignedIn(404), jobSeeker: 200, admin: 200 },
    },
  },
  'GET /api/get-user-info': { themselves: { attempt: () => ({}), answers: whoeverIsKnown(200) } },
  'GET /api/get-user-info-admin': { themselves: { attempt: () => ({}), answers: adminsOnly(200) } },
  'GET /api/get-user-info-if-employer': {
    themselves: {
      attempt: () => ({}),
      answers: { ...whoeverIsKnown(200), jobSeeker: 403, otherJobSeeker: 403, admin: 403 },
    },
  },
  'POST /api/save-user-info': {
    'their own': {
      attempt: () => ({ body: { whatsApp: '+6591234567' } }),
      answers: policy({ rest: 403, anonymous: 401, jobSeeker: 200, otherJobSeeker: 200 }),
    },
  },
  'GET /api/employers': {
    'all of them': list('filters[orderByCreatedAt]=DESC', adminsOnly(200)),
    'by free text': list('filters[q]=erin&filters[unreadMessages]=0', adminsOnly(200)),
  },
  'DELETE /api/employers/{id}': {
    'an employer': {
      attempt: async (world) => ({ path: { id: (await make.employer(world)).id } }),
      answers: adminsOnly(204),
    },
    'a job seeker, who is none': {
      attempt: async (world) => ({ path: { id: (await make.jobSeeker(world)).id } }),
      answers: adminsOnly(404),
    },
  },
  'POST /api/employers/email/{id}': {
    'to an employer': {
      attempt: async (world) => ({ path: { id: (await make.employer(world)).id }, body: { message: 'Hello' } }),
      answers: adminsOnly(200),
    },
  },
  'POST /api/employers/no-login': {
    'with an address of their own': {
      attempt: () => ({ body: { name: 'Ann', email: `${make.unique()}@guests.test`, whats_app: '', company: 'Cafe' } }),
      answers: policy({ rest: 403, anonymous: 201, guest: 201, otherGuest: 201 }),
    },
    "with somebody's registered address": {
      attempt: ({ people }) => ({ body: { name: 'Ann', email: people.employer.loginEmail } }),
      answers: policy({ rest: 403, anonymous: 400, guest: 400, otherGuest: 400 }),
    },
  },
} satisfies Record<string, Cases>;
