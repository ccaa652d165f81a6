import { actors, type Fixtures } from '../access/fixtures.ts';
import { makeJobOffer } from '../support/factories.ts';
import { idOf } from './ask.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun } from './noun.ts';
import { adminsFind, adminsOnly, everyone, outcomes, registeredEmployers, theseAndAdmins } from './outcomes.ts';

/** An employer who is hiring. */
const hiring: MakeRecord = async (fixtures) => {
  const { id: employerId } = await make.employer(fixtures);
  await makeJobOffer(fixtures.app.services.db, fixtures.catalog, { employerId });
  return employerId;
};

const ownPage: MakeRecord = async ({ app, people }) => {
  const { id } = people.otherEmployer;
  await app.services.db.jobOffer.deleteMany({ where: { employerId: id } });
  return id;
};

/** Users with a login are no guests. */
const visitorsOnly = (outcome: string) =>
  outcomes({ rest: 'Forbidden', anonymous: outcome, guest: outcome, otherGuest: outcome });
const usedEmail = ({ people }: Fixtures) => people.employer.loginEmail;

const list = (query: string) => ({ query, answers: adminsOnly('seen') });

export const employer = {
  graph: {
    'Query.employer': {
      'a registered one': [make.actor('employer'), theseAndAdmins(['employer'], 'seen', 'nothing')],
      'a guest': [make.actor('guest'), theseAndAdmins(['guest'], 'seen', 'nothing')],
    },
    // Nothing makes the page of an employer without offers and text public.
    'Query.companyPage': {
      'of an employer who is hiring': [hiring, everyone('seen')],
      'of an employer without offers and text': [make.employer, theseAndAdmins([], 'seen', 'nothing')],
      'of the employer': [ownPage, theseAndAdmins(['otherEmployer'], 'seen', 'nothing')],
      'of a guest': [make.actor('guest'), theseAndAdmins(['guest'], 'seen', 'nothing')],
    },
    'node CompanyPage': {
      'of an employer who is hiring': [hiring, everyone('seen')],
      'of an employer without offers and text': [make.employer, adminsFind],
    },
    'Query.employers': {
      'all of them': {
        given: { first: 100 },
        names: ({ people }) => ({ employer: people.employer.id, guest: people.guest.id }),
        answers: adminsOnly('employer, guest'),
      },
    },
    'Mutation.saveEmployer': {
      // An admin is no employer: the input has to name one.
      'their own': [{ site: 'https://cafe.example' }, { ...registeredEmployers('done'), admin: 'InvalidInput' }],
      "another employer's": [
        { employer: idOf('Employer', make.employer), company: 'Cafe' },
        { ...registeredEmployers('NotFound'), admin: 'done' },
      ],
    },
    'Mutation.createGuestEmployer': {
      'with an unused address': [{ name: 'Ann', email: () => `${make.unique()}@guests.test` }, visitorsOnly('done')],
      'with the address of an account': [{ name: 'Ann', email: usedEmail }, visitorsOnly('InvalidInput')],
    },
    'node Employer': { 'a registered one': [make.actor('employer'), everyone('seen')] },
  },
  rest: {
    'GET /api/employers': {
      cases: {
        'the newest first': list('filters[orderByCreatedAt]=DESC'),
        'by free text': list('filters[q]=erin&filters[unreadMessages]=0'),
      },
      sender: 'admin',
      queries: ['filters[q]=maria'],
    },
    'PUT /api/employers/{id}': {
      cases: {
        'an employer': {
          path: { id: make.employer },
          body: ({ catalog }) => ({
            ...{ name: 'Erin Cole', whats_app: '+6598765432', company: 'Cafe', site: 'https://cafe.example' },
            city: { id: catalog.cityId },
            job: { id: catalog.jobId },
            ...{ part_time: 1, full_time: 'false' },
          }),
          answers: { ...registeredEmployers('NotFound'), admin: 'done' },
        },
        'their own': {
          path: { id: make.actor('employer') },
          body: { site: 'https://cafe.example' },
          answers: { ...registeredEmployers('NotFound'), employer: 'done', admin: 'done' },
        },
        'a job seeker, through the wrong call': {
          path: { id: make.jobSeeker },
          body: { company: 'Cafe' },
          answers: { ...registeredEmployers('NotFound'), admin: 'NotFound' },
        },
      },
      sender: 'admin',
    },
    'DELETE /api/employers/{id}': {
      status: 204,
      cases: {
        'an employer': { path: { id: make.employer } },
        'a job seeker, through the wrong call': { path: { id: make.jobSeeker }, answers: adminsOnly('NotFound') },
      },
      sender: 'admin',
    },
    'POST /api/employers/no-login': {
      status: 201,
      cases: {
        'with an unused address': {
          body: { name: 'Ann', email: () => `${make.unique()}@guests.test`, whats_app: '+6598765432', company: 'Cafe' },
        },
        'with the address of an account': { body: { name: 'Ann', email: usedEmail, whats_app: '' } },
      },
      sender: 'anonymous',
    },
  },
  hidden: ({ app, people }) => {
    const { db } = app.services;
    const column = (who: 'employer' | 'otherEmployer' | 'guest', name: string) => (text: string) =>
      db.user.update({ where: { id: people[who].id }, data: { [name]: text } });
    const byOwner = ['employer', 'admin'] as const;
    const byGuest = ['guest', 'admin'] as const;
    const byOther = ['otherEmployer', 'admin'] as const;
    return {
      "the employer's name": { set: (text) => column('employer', 'name')(`Maria ${text}`), seenBy: byOwner },
      "the employer's email": {
        set: (text) => {
          const email = `${text}@hidden.test`;
          return db.user.update({ where: { id: people.employer.id }, data: { email, loginEmail: email } });
        },
        seenBy: byOwner,
      },
      "the employer's WhatsApp": { set: column('employer', 'whatsApp'), seenBy: byOwner },
      // This employer is hiring, so the company page is public.
      "the employer's company": { set: column('employer', 'company'), seenBy: actors, seenOverRest: byOwner },
      'the company of an employer who is not hiring': { set: column('otherEmployer', 'company'), seenBy: byOther },
      'the logo of an employer who is not hiring': {
        set: column('otherEmployer', 'logoUri'),
        seenBy: byOther,
        seenOverRest: [],
      },
      "the guest's text about the company": { set: column('guest', 'about'), seenBy: byGuest, seenOverRest: [] },
      "the guest's first name": { set: column('guest', 'name'), seenBy: ['guest', 'jobSeeker', 'admin'] },
      "the guest's email": { set: (text) => column('guest', 'email')(`${text}@hidden.test`), seenBy: byGuest },
    };
  },
  makeSpare: make.employer,
} satisfies Noun;
