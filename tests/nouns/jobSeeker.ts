import type { Fixtures } from '../access/fixtures.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { Noun, Row } from './noun.ts';
import { adminsFind, adminsOnly, everyone, knownViewers, type Outcomes, theseAndAdmins } from './outcomes.ts';

const names = ({ people }: Fixtures) => ({ jobSeeker: people.jobSeeker.id, otherJobSeeker: people.otherJobSeeker.id });
const both = 'jobSeeker, otherJobSeeker';

const onOne: Record<string, Row> = {
  'an active one': [{ id: idOf('JobSeeker', make.jobSeeker) }, adminsOnly('done')],
};

/** The profile of the actor `jobSeeker`. Employers and guests have none. */
const ownerAndAdmins: Outcomes = {
  ...knownViewers('Forbidden'),
  jobSeeker: 'done',
  otherJobSeeker: 'NotFound',
  admin: 'done',
};
const themselves: Outcomes = { ...knownViewers('Forbidden'), jobSeeker: 'done', otherJobSeeker: 'done' };

const profile = ({ catalog }: Fixtures) => ({
  city: { id: catalog.cityId },
  job: { id: catalog.jobId },
  name: 'Maria Santos',
  whats_app: '+6591234567',
  sex: { id: catalog.sexId },
  native_country: { id: catalog.countryId },
  language: { id: catalog.languageId },
  experience: { id: catalog.experienceId },
  ...{ zip_code: '018956', job_areas: 'Orchard', min_rate: 12, title: 'Friendly waiter', description: make.longText },
  ...{ answer1: 'Patience', answer2: 'Care', answer3: 'Evenings', answer4: 'A cafe', part_time: 1, full_time: 'false' },
  video_transcript: 'Hello, I am Maria.',
});

const list = (query: string, answers = everyone('seen')) => ({ query, answers });

/** Query strings that find the people with hidden texts. */
const queries = ['filters[active]=0', 'filters[active]=1', 'filters[q]=maria'];

export const jobSeeker = {
  graph: {
    ...rowsFor(everyone('seen'), {
      'Query.searchAlternatives': [
        'to the jobs of a city',
        { cityId: ({ catalog }: Fixtures) => catalog.cityId, experienceId: 1 },
      ],
      'Query.popularJobs': ['the first few'],
    }),
    ...rowsFor(themselves, {
      'Mutation.saveUserInfo': ['their own', { whatsApp: '+6591234567' }],
      'Mutation.resumeMyProfile': ['their own, which is public already'],
      'Mutation.saveAvailability': ['their own', { hours: [18, 19], days: [{ day: '2026-12-24', hours: [] }] }],
      'Mutation.confirmAvailability': ['their own'],
      'Mutation.workTonight': ['their own'],
    }),
    'Query.jobSeeker': {
      'an active one': [make.actor('jobSeeker'), everyone('seen')],
      'a paused one': [make.pausedJobSeeker, theseAndAdmins([], 'seen', 'nothing')],
      'an employer': [make.actor('employer'), everyone('nothing')],
    },
    'Query.jobSeekers': { 'the active ones': { given: { first: 100 }, names, answers: everyone(both) } },
    'Query.adminJobSeekers': {
      'all but the deleted ones': { given: { first: 100 }, names, answers: adminsOnly(both) },
    },
    'Query.jobListing': {
      'of all jobs': { given: { readings: [{ job: 'all' }] }, select: '{ job { id } }', answers: everyone('seen') },
    },
    'Query.popularCities': {
      'the first few': { select: '{ jobSeekerCount jobs { jobSeekerCount } }', answers: everyone('seen') },
    },
    'node JobSeeker': {
      'an active one': [make.actor('jobSeeker'), everyone('seen')],
      'a paused one': [make.pausedJobSeeker, adminsFind],
      'an employer': [make.actor('employer'), everyone('NotFound')],
    },
    'Mutation.saveProfile': {
      // An admin has no profile: the input has to name one.
      'their own': [{ title: 'Friendly waiter' }, { ...themselves, admin: 'InvalidInput' }],
      "a job seeker's": [
        { jobSeeker: idOf('JobSeeker', make.actor('jobSeeker')), title: 'Friendly waiter' },
        ownerAndAdmins,
      ],
      "an employer's, who has none": [
        { jobSeeker: idOf('JobSeeker', make.actor('employer')), title: 'Friendly waiter' },
        { ...ownerAndAdmins, jobSeeker: 'NotFound', admin: 'NotFound' },
      ],
    },
    'Mutation.activateJobSeeker': onOne,
    'Mutation.pauseJobSeeker': onOne,
    'Mutation.pauseMyProfile': {
      'their own': {
        after: ({ app }) =>
          app.services.db.user.updateMany({
            where: { pausedAt: { not: null } },
            data: { active: true, pausedAt: null },
          }),
        answers: themselves,
      },
    },
    'Mutation.countProfileView': {
      'of an active one': [{ jobSeeker: idOf('JobSeeker', make.actor('jobSeeker')) }, everyone('done')],
    },
  },
  rest: {
    'GET /api/candidates': {
      cases: {
        'the active ones': list('filters[active]=true&filters[orderByPopularity]=DESC'),
        'the paused ones': list('filters[active]=0', adminsOnly('seen')),
        'by whether they have saved their profile': list('filters[updated]=1', adminsOnly('seen')),
        'by free text': list('filters[q]=maria'),
        'by their photo': list('filters[user_has_photo_uri]=1'),
        'with unread messages': list('filters[unreadMessages]=1', adminsOnly('seen')),
        'by their last message': list('filters[orderByLastMessageReceived]=DESC', adminsOnly('seen')),
        'by their experience': list('filters[orderByExperience]=DESC'),
      },
      sender: 'admin',
      queries,
    },
    'GET /api/candidates/minimal': {
      cases: {
        'similar ones': list('page=1&page_size=6&filters[active]=1&filters[exceptUserId]=1'),
        'by free text': list('filters[q]=maria&searchpage=1&page_size=100000'),
      },
      sender: 'anonymous',
      queries,
    },
    'GET /api/user/{id}/public': {
      cases: {
        'an active one': { path: { id: make.actor('jobSeeker') } },
        'a paused one': { path: { id: make.pausedJobSeeker } },
        'an employer': { path: { id: make.actor('employer') } },
      },
      sender: 'anonymous',
    },
    'PUT /api/candidates/{id}': {
      cases: {
        "a job seeker's": { path: { id: make.actor('jobSeeker') }, body: profile },
        "an employer's, who has none": {
          path: { id: make.actor('employer') },
          body: { title: 'Quick and reliable' },
        },
      },
      sender: 'jobSeeker',
    },
    'PUT /api/candidates/{id}/change-status': {
      cases: {
        'of an active one': { path: { id: make.jobSeeker }, body: { active: false }, answers: adminsOnly('done') },
        'of a paused one': { path: { id: make.pausedJobSeeker }, body: { active: '1' }, answers: adminsOnly('done') },
      },
      sender: 'admin',
      required: ['active'],
    },
    'DELETE /api/candidates/{id}': {
      status: 204,
      cases: {
        'a job seeker': { path: { id: make.jobSeeker } },
        'an employer, through the wrong call': { path: { id: make.employer }, answers: adminsOnly('NotFound') },
      },
      sender: 'admin',
    },
    'POST /api/save-user-info': {
      cases: { 'their own': { body: { whatsApp: '+6591234567', description: make.longText } } },
      sender: 'jobSeeker',
    },
  },
  texts: {
    whatsApp: ['+6591234567', '+49 30 1234567'],
    title: ['Friendly waiter', 'Hi'],
    description: [make.longText, 'Short.'],
    zipCode: ['018956'],
    situationInCountry: ['Work permit'],
  },
  hidden: ({ app, people, catalog }) => {
    const { db } = app.services;
    const column = (name: string) => (text: string) =>
      db.user.update({ where: { id: people.jobSeeker.id }, data: { [name]: text } });
    const withContact = ['jobSeeker', 'premium', 'admin'] as const;
    return {
      "the job seeker's surname": { set: (text) => column('name')(`Maria ${text}`), seenBy: withContact },
      "the job seeker's email": {
        set: (text) => {
          const email = `${text}@hidden.test`;
          return db.user.update({ where: { id: people.jobSeeker.id }, data: { email, loginEmail: email } });
        },
        seenBy: withContact,
      },
      "the job seeker's WhatsApp": { set: column('whatsApp'), seenBy: withContact },
      "the job seeker's zip code": { set: column('zipCode'), seenBy: ['jobSeeker', 'admin'] },
      "the job seeker's situation": { set: column('situationInCountry'), seenBy: ['jobSeeker', 'admin'] },
      'a paused job seeker': {
        set: (title) => makeJobSeeker(db, catalog, { active: false, title }),
        seenBy: ['admin'],
      },
    };
  },
  makeSpare: make.jobSeeker,
} satisfies Noun;
