import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { actors, type Fixtures } from '../access/fixtures.ts';
import { makeJobOffer } from '../support/factories.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Case, Noun, Question } from './noun.ts';
import { adminsOnly, everyone, type Outcomes, outcomes, registeredEmployers, theseAndAdmins } from './outcomes.ts';

/** Employers, guests included. */

const employerQuery = (who: 'employer' | 'guest'): Question => ({
  ask: 'query ($id: Int!) { employer(databaseId: $id) { id } }',
  variables: ({ people }) => ({ id: people[who].id }),
  answers: theseAndAdmins([who], 'seen', 'nothing'),
});

const pageQuery = (id: (fixtures: Fixtures) => Promise<number> | number, answers: Outcomes): Question => ({
  ask: 'query ($id: Int!) { companyPage(databaseId: $id) { id } }',
  variables: async (fixtures) => ({ id: await id(fixtures) }),
  answers,
});

/** An employer who is hiring. */
async function hiring(fixtures: Fixtures): Promise<number> {
  const { id: employerId } = await make.employer(fixtures);
  await makeJobOffer(fixtures.app.services.db, fixtures.catalog, { employerId });
  return employerId;
}

/** Nothing makes the page of an employer without offers and text public. */
const silent = async (fixtures: Fixtures): Promise<number> => (await make.employer(fixtures)).id;

const createGuest = `mutation ($email: String!) {
  createGuestEmployer(input: { name: "Ann", email: $email }) { __typename }
}`;
/** Users with a login are no guests. */
const visitorsOnly = (outcome: string) =>
  outcomes({ rest: 'Forbidden', anonymous: outcome, guest: outcome, otherGuest: outcome });

const list = (query: string): Case => ({ attempt: () => ({ query }), answers: adminsOnly('seen') });

export const employer = {
  graph: {
    'Query.employer': { 'a registered one': employerQuery('employer'), 'a guest': employerQuery('guest') },
    'Query.companyPage': {
      'of an employer who is hiring': pageQuery(hiring, everyone('seen')),
      'of an employer without offers and text': pageQuery(silent, theseAndAdmins([], 'seen', 'nothing')),
      'of the employer': pageQuery(
        async ({ app, people }) => {
          const { id } = people.otherEmployer;
          await app.services.db.jobOffer.deleteMany({ where: { employerId: id } });
          return id;
        },
        theseAndAdmins(['otherEmployer'], 'seen', 'nothing'),
      ),
      'of a guest': pageQuery(({ people }) => people.guest.id, theseAndAdmins(['guest'], 'seen', 'nothing')),
    },
    'node CompanyPage': {
      'of an employer who is hiring': nodeOf('CompanyPage', hiring, everyone('seen')),
      'of an employer without offers and text': nodeOf('CompanyPage', silent, theseAndAdmins([], 'seen')),
    },
    'Query.employers': {
      'all of them': {
        ...plainly('employers(first: 100) { edges { node { databaseId } } }', adminsOnly('employer, guest')),
        names: ({ people }) => ({ employer: people.employer.id, guest: people.guest.id }),
      },
    },
    'node Employer': {
      'a registered one': nodeOf('Employer', ({ people }) => people.employer.id, everyone('seen')),
    },
    'Mutation.saveEmployer': {
      'their own': {
        ask: 'mutation { saveEmployer(input: { site: "https://cafe.example" }) { __typename } }',
        // An admin is no employer: the input has to name one.
        answers: { ...registeredEmployers('done'), admin: 'InvalidInput' },
      },
      "another employer's": {
        ask: 'mutation ($id: ID!) { saveEmployer(input: { employer: $id, company: "Cafe" }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('Employer', (await make.employer(fixtures)).id) }),
        answers: { ...registeredEmployers('NotFound'), admin: 'done' },
      },
    },
    'Mutation.createGuestEmployer': {
      'with an unused address': {
        ask: createGuest,
        variables: (_fixtures, actor) => ({ email: `${actor.toLowerCase()}@guests.test` }),
        answers: visitorsOnly('done'),
      },
      'with the address of an account': {
        ask: createGuest,
        variables: ({ people }) => ({ email: people.employer.loginEmail }),
        answers: visitorsOnly('InvalidInput'),
      },
    },
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
          attempt: async (fixtures) => ({
            path: { id: (await make.employer(fixtures)).id },
            body: {
              name: 'Erin Cole',
              whats_app: '+6598765432',
              company: 'Cafe',
              site: 'https://cafe.example',
              city: { id: fixtures.catalog.cityId },
              job: { id: fixtures.catalog.jobId },
              part_time: 1,
              full_time: 'false',
            },
          }),
          answers: { ...registeredEmployers('NotFound'), admin: 'done' },
        },
        'their own': {
          attempt: ({ people }) => ({ path: { id: people.employer.id }, body: { site: 'https://cafe.example' } }),
          answers: { ...registeredEmployers('NotFound'), employer: 'done', admin: 'done' },
        },
        'a job seeker, through the wrong call': {
          attempt: async (fixtures) => ({
            path: { id: (await make.jobSeeker(fixtures)).id },
            body: { company: 'Cafe' },
          }),
          answers: { ...registeredEmployers('NotFound'), admin: 'NotFound' },
        },
      },
      sender: 'admin',
    },
    'DELETE /api/employers/{id}': {
      status: 204,
      cases: {
        'an employer': { attempt: async (fixtures) => ({ path: { id: (await make.employer(fixtures)).id } }) },
        'a job seeker, through the wrong call': {
          attempt: async (fixtures) => ({ path: { id: (await make.jobSeeker(fixtures)).id } }),
          answers: adminsOnly('NotFound'),
        },
      },
      sender: 'admin',
    },
    'POST /api/employers/no-login': {
      status: 201,
      cases: {
        'with an unused address': {
          attempt: () => ({
            body: { name: 'Ann', email: `${make.unique()}@guests.test`, whats_app: '+6598765432', company: 'Cafe' },
          }),
        },
        'with the address of an account': {
          attempt: ({ people }) => ({ body: { name: 'Ann', email: people.employer.loginEmail, whats_app: '' } }),
        },
      },
      sender: 'anonymous',
    },
  },
  fields: {
    'query.filters[city_id]': 'idFilter',
    'query.filters[q]': 'words',
    'query.filters[unreadMessages]': 'flag',
    'query.filters[orderByLastMessageReceived]': 'direction',
    'body.name': 'text',
    'body.email': 'email',
    'body.whats_app': 'phone',
    'body.company': 'text',
    'body.site': 'text',
    'body.city': 'reference',
    'body.job': 'reference',
    'body.part_time': 'flag',
    'body.full_time': 'flag',
  },
  hidden: ({ app, people }) => {
    const { db } = app.services;
    const column = (who: 'employer' | 'otherEmployer' | 'guest', name: string) => (text: string) =>
      db.user.update({ where: { id: people[who].id }, data: { [name]: text } });
    return {
      "the employer's name": {
        set: (text) => column('employer', 'name')(`Maria ${text}`),
        seenBy: ['employer', 'admin'],
      },
      "the employer's email": {
        set: (text) => {
          const email = `${text}@hidden.test`;
          return db.user.update({ where: { id: people.employer.id }, data: { email, loginEmail: email } });
        },
        seenBy: ['employer', 'admin'],
      },
      "the employer's WhatsApp": { set: column('employer', 'whatsApp'), seenBy: ['employer', 'admin'] },
      // This employer is hiring, so the company page is public.
      "the employer's company": {
        set: column('employer', 'company'),
        seenBy: actors,
        seenOverRest: ['employer', 'admin'],
      },
      'the company of an employer who is not hiring': {
        set: column('otherEmployer', 'company'),
        seenBy: ['otherEmployer', 'admin'],
      },
      'the logo of an employer who is not hiring': {
        set: column('otherEmployer', 'logoUri'),
        seenBy: ['otherEmployer', 'admin'],
        seenOverRest: [],
      },
      "the guest's text about the company": {
        set: column('guest', 'about'),
        seenBy: ['guest', 'admin'],
        seenOverRest: [],
      },
      "the guest's name": { set: column('guest', 'name'), seenBy: ['guest', 'admin'] },
      "the guest's email": {
        set: (text) => column('guest', 'email')(`${text}@hidden.test`),
        seenBy: ['guest', 'admin'],
      },
    };
  },
  makeSpare: make.employer,
} satisfies Noun;
