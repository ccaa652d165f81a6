import type { Fixtures } from '../../access/fixtures.ts';
import * as make from '../make.ts';
import type { Case, RestRow } from '../noun.ts';
import { adminsOnly, everyone, type Outcomes } from '../outcomes.ts';

const profile = ({ catalog }: Fixtures) => ({
  city: { id: catalog.cityId },
  job: { id: catalog.jobId },
  name: 'Maria Santos',
  whats_app: '+6591234567',
  sex: { id: catalog.sexId },
  native_country: { id: catalog.countryId },
  language: { id: catalog.languageId },
  experience: { id: catalog.experienceId },
  zip_code: '018956',
  job_areas: 'Orchard',
  min_rate: 12,
  title: 'Friendly waiter',
  description: make.longText,
  answer1: 'Patience',
  answer2: 'Care',
  answer3: 'Evenings',
  answer4: 'A cafe',
  part_time: 1,
  full_time: 'false',
  video_transcript: 'Hello, I am Maria.',
});

const list = (query: string, answers: Outcomes): Case => ({ attempt: () => ({ query }), answers });

/** Query strings that find the people with hidden texts. */
const queries = ['filters[active]=0', 'filters[active]=1', 'filters[q]=maria'];

export const jobSeekerRest = {
  'GET /api/candidates': {
    cases: {
      'the active ones': list('filters[active]=true&filters[orderByPopularity]=DESC', everyone('seen')),
      'the paused ones': list('filters[active]=0', adminsOnly('seen')),
      'by whether they have saved their profile': list('filters[updated]=1', adminsOnly('seen')),
      'by free text': list('filters[q]=maria', everyone('seen')),
      'by their photo': list('filters[user_has_photo_uri]=1', everyone('seen')),
      'with unread messages': list('filters[unreadMessages]=1', adminsOnly('seen')),
      'by their last message': list('filters[orderByLastMessageReceived]=DESC', adminsOnly('seen')),
      'by their experience': list('filters[orderByExperience]=DESC', everyone('seen')),
    },
    sender: 'admin',
    queries,
  },
  'GET /api/candidates/minimal': {
    cases: {
      'similar ones': list('page=1&page_size=6&filters[active]=1&filters[exceptUserId]=1', everyone('seen')),
      'by free text': list('filters[q]=maria&searchpage=1&page_size=100000', everyone('seen')),
    },
    sender: 'anonymous',
    queries,
  },
  'GET /api/user/{id}/public': {
    cases: {
      'an active one': { attempt: ({ people }) => ({ path: { id: people.jobSeeker.id } }) },
      'a paused one': { attempt: async (fixtures) => ({ path: { id: (await make.jobSeeker(fixtures, false)).id } }) },
      'an employer': { attempt: ({ people }) => ({ path: { id: people.employer.id } }) },
    },
    sender: 'anonymous',
  },
  'PUT /api/candidates/{id}': {
    cases: {
      "a job seeker's": {
        attempt: (fixtures) => ({ path: { id: fixtures.people.jobSeeker.id }, body: profile(fixtures) }),
      },
      "an employer's, who has none": {
        attempt: ({ people }) => ({ path: { id: people.employer.id }, body: { title: 'Quick and reliable' } }),
      },
    },
    sender: 'jobSeeker',
  },
  'PUT /api/candidates/{id}/change-status': {
    cases: {
      'of an active one': {
        attempt: async (fixtures) => ({ path: { id: (await make.jobSeeker(fixtures)).id }, body: { active: false } }),
        answers: adminsOnly('done'),
      },
      'of a paused one': {
        attempt: async (fixtures) => ({
          path: { id: (await make.jobSeeker(fixtures, false)).id },
          body: { active: '1' },
        }),
        answers: adminsOnly('done'),
      },
    },
    sender: 'admin',
    required: ['active'],
  },
  'DELETE /api/candidates/{id}': {
    status: 204,
    cases: {
      'a job seeker': { attempt: async (fixtures) => ({ path: { id: (await make.jobSeeker(fixtures)).id } }) },
      'an employer, through the wrong call': {
        attempt: async (fixtures) => ({ path: { id: (await make.employer(fixtures)).id } }),
        answers: adminsOnly('NotFound'),
      },
    },
    sender: 'admin',
  },
  'POST /api/save-user-info': {
    cases: {
      'their own': { attempt: () => ({ body: { whatsApp: '+6591234567', description: make.longText } }) },
    },
    sender: 'jobSeeker',
  },
} satisfies Record<string, RestRow>;
