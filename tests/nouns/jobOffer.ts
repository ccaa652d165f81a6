import type { JobOffer } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { inState, makeJobOffer } from '../support/factories.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { HiddenText, Noun, Question } from './noun.ts';
import { adminsOnly, everyone, jobSeekersOnly, type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Everyone reads the active offers. The offers here belong to the actor `employer`. */

type Subject = 'active' | 'closed';
type NotPublic = Exclude<JobOffer['state'], 'ACTIVE'>;
const made = async (fixtures: Fixtures, subject: Subject = 'active') =>
  (await make.jobOffer(fixtures, subject === 'active')).id;
const globalId = (id: number) => encodeGlobalId('JobOffer', id);

const read = (subject: Subject, answers: Outcomes): Question => ({
  ask: 'query ($id: Int!) { jobOffer(databaseId: $id) { id } }',
  variables: async (fixtures) => ({ id: await made(fixtures, subject) }),
  answers,
});
const change = (mutation: string, answers: Outcomes, subject: Subject = 'active'): Question => ({
  ask: `mutation ($id: ID!) { ${mutation} { __typename } }`,
  variables: async (fixtures) => ({ id: globalId(await made(fixtures, subject)) }),
  answers,
});

const save = 'mutation ($input: SaveJobOfferInput!) { saveJobOffer(input: $input) { __typename } }';
const input = ({ catalog, people }: Fixtures, actor: Actor) => ({
  city: encodeGlobalId('City', catalog.cityId),
  job: encodeGlobalId('Job', catalog.jobId),
  maxRate: 12,
  description: 'Evenings',
  ...(actor === 'admin' && { employer: encodeGlobalId('Employer', people.employer.id) }),
});

const employersAndAdmins: Outcomes = { ...registeredEmployers('done'), admin: 'done' };
const ownerAndAdmins: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done', admin: 'done' };
/** The calls of `my-job-offers` are only for employers (docs/product/rest-calls.md, 'Who may call what'). */
const ownerOnly: Outcomes = { ...ownerAndAdmins, admin: 'Forbidden' };

const body = ({ catalog }: Fixtures) => ({
  description: make.longText,
  city: { id: catalog.cityId },
  job: { id: catalog.jobId },
  max_rate: 12,
  active: true,
});
const bodyForEmployer = (fixtures: Fixtures) => ({ ...body(fixtures), employer: { id: fixtures.people.employer.id } });
const required = ['description', 'city', 'job', 'max_rate'];
const path = async (fixtures: Fixtures, subject?: Subject) => ({ id: await made(fixtures, subject) });

export const jobOffer = {
  graph: {
    'Query.jobOffer': {
      active: read('active', everyone('seen')),
      closed: read('closed', outcomes({ rest: 'nothing', employer: 'seen', admin: 'seen' })),
    },
    'node JobOffer': {
      active: nodeOf('JobOffer', (fixtures) => made(fixtures), everyone('seen')),
      closed: nodeOf(
        'JobOffer',
        (fixtures) => made(fixtures, 'closed'),
        outcomes({ rest: 'NotFound', employer: 'seen', admin: 'seen' }),
      ),
    },
    'Query.jobOffers': {
      'the active ones': {
        ask: '{ jobOffers(first: 100) { edges { node { id } } } }',
        variables: async (fixtures) => {
          await made(fixtures);
          return {};
        },
        answers: everyone('seen'),
      },
    },
    'Query.jobOfferListing': {
      'of all jobs': plainly(
        'jobOfferListing(readings: [{ job: "all", city: "all" }]) { job { id } }',
        everyone('seen'),
      ),
    },
    'Query.myJobOffers': {
      'their own': {
        ask: '{ myJobOffers(first: 100) { edges { node { id } } } }',
        variables: async ({ app, catalog, people }, actor) => {
          const employerId = actor === 'anonymous' ? people.employer.id : people[actor].id;
          await makeJobOffer(app.services.db, catalog, { employerId, ...inState('FILLED') });
          return {};
        },
        answers: registeredEmployers('seen'),
      },
    },
    'Query.adminJobOffers': {
      'all of them': plainly('adminJobOffers { edges { node { id } } }', adminsOnly('seen')),
    },
    'Query.mailedRenewal': {
      'by the token of a mail': {
        ask: 'query ($token: String!) { mailedRenewal(token: $token) { status } }',
        variables: async (fixtures) => {
          const { renewalTokens, db } = fixtures.app.services;
          const { id, expiresAt } = await db.jobOffer.findUniqueOrThrow({ where: { id: await made(fixtures) } });
          return { token: renewalTokens.issue({ offerId: id, expiresAt: expiresAt ?? new Date(0) }) };
        },
        answers: everyone('seen'),
      },
      'by a token of no mail': {
        ask: 'query { mailedRenewal(token: "of-no-mail") { status } }',
        answers: everyone('nothing'),
      },
    },
    'Mutation.saveJobOffer': {
      'a new one': {
        ask: save,
        variables: (fixtures, actor) => ({ input: input(fixtures, actor) }),
        answers: employersAndAdmins,
      },
      "an employer's": {
        ask: save,
        variables: async (fixtures, actor) => ({
          input: { ...input(fixtures, actor), id: globalId(await made(fixtures)) },
        }),
        answers: ownerAndAdmins,
      },
    },
    'Mutation.fillJobOffer': {
      "an employer's": change('fillJobOffer(input: { id: $id })', ownerAndAdmins),
    },
    'Mutation.renewJobOffer': {
      "an employer's": change('renewJobOffer(input: { id: $id })', ownerAndAdmins),
      "an employer's that is closed": change('renewJobOffer(input: { id: $id })', ownerAndAdmins, 'closed'),
    },
    'Mutation.deleteJobOffer': { "an employer's": change('deleteJobOffer(input: { id: $id })', ownerAndAdmins) },
    'Mutation.countJobOfferView': {
      active: change('countJobOfferView(input: { jobOffer: $id })', everyone('done')),
      closed: change('countJobOfferView(input: { jobOffer: $id })', everyone('done'), 'closed'),
    },
    'Mutation.applyToJobOffer': {
      active: change('applyToJobOffer(input: { jobOffer: $id })', jobSeekersOnly('done')),
      closed: change('applyToJobOffer(input: { jobOffer: $id })', jobSeekersOnly('NotFound'), 'closed'),
    },
  },
  args: {
    'Query.mailedRenewal': () => ['(token: "of-no-mail")'],
    'Query.jobOfferListing': ({ app, catalog }) => [
      `(readings: [{ job: "${app.services.reference.jobs.get(catalog.jobId)?.slug}" }])`,
    ],
  },
  rest: {
    'GET /api/job-offers': {
      cases: { 'the active ones': { attempt: () => ({}), answers: everyone('seen') } },
      sender: 'anonymous',
      queries: ['filters[active]=0'],
    },
    'GET /api/feeds/job-offers.json': {
      cases: { 'the active ones': { attempt: () => ({}), answers: everyone('seen') } },
      sender: 'anonymous',
    },
    'GET /api/feeds/job-offers.xml': {
      cases: { 'the active ones': { attempt: () => ({}), answers: everyone('seen') } },
      sender: 'anonymous',
    },
    'GET /api/job-offers/{id}': {
      cases: {
        active: { attempt: async (fixtures) => ({ path: await path(fixtures) }) },
        closed: { attempt: async (fixtures) => ({ path: await path(fixtures, 'closed') }) },
      },
      sender: 'anonymous',
    },
    'POST /api/job-offers': {
      status: 201,
      cases: {
        'for an employer': {
          attempt: (fixtures) => ({ body: bodyForEmployer(fixtures) }),
          answers: adminsOnly('done'),
        },
      },
      sender: 'admin',
      required: [...required, 'employer'],
    },
    'PUT /api/job-offers/{id}': {
      cases: {
        "an employer's": {
          attempt: async (fixtures) => ({ path: await path(fixtures), body: bodyForEmployer(fixtures) }),
          answers: adminsOnly('done'),
        },
      },
      sender: 'admin',
      required,
    },
    'DELETE /api/job-offers/{id}': {
      status: 204,
      cases: {
        "an employer's": { attempt: async (fixtures) => ({ path: await path(fixtures) }), answers: adminsOnly('done') },
      },
      sender: 'admin',
    },
    'GET /api/my-job-offers': { cases: { 'their own': { attempt: () => ({}) } }, sender: 'employer' },
    'POST /api/my-job-offers': {
      status: 201,
      cases: {
        'their own': { attempt: (fixtures) => ({ body: body(fixtures) }), answers: registeredEmployers('done') },
        'in the name of another employer': {
          attempt: (fixtures) => ({ body: { ...body(fixtures), employer: { id: fixtures.people.otherEmployer.id } } }),
          answers: { ...registeredEmployers('Forbidden'), otherEmployer: 'done' },
          aboutNothing: ({ body, ...attempt }) => ({
            ...attempt,
            body: { ...Object(body), employer: { id: make.noId } },
          }),
          nothing: 'Forbidden',
        },
      },
      sender: 'employer',
      required,
    },
    'PUT /api/my-job-offers/{id}': {
      cases: {
        "an employer's": {
          attempt: async (fixtures) => ({ path: await path(fixtures), body: body(fixtures) }),
          answers: ownerOnly,
        },
      },
      sender: 'employer',
      required,
    },
    'DELETE /api/my-job-offers/{id}': {
      status: 204,
      cases: {
        "an employer's": {
          attempt: async (fixtures) => ({ path: await path(fixtures, 'closed') }),
          answers: ownerOnly,
        },
      },
      sender: 'employer',
    },
  },
  fields: {
    'query.filters[job_id]': 'idFilter',
    'query.filters[city_id]': 'idFilter',
    'query.filters[active]': 'flag',
    'query.job_id': 'idFilter',
    'query.city_id': 'idFilter',
    'body.description': 'text',
    'body.employer': 'reference',
    'body.city': 'reference',
    'body.job': 'reference',
    'body.max_rate': 'rate',
    'body.photo_uri': 'picture',
    'body.company': 'text',
    'body.part_time': 'flag',
    'body.full_time': 'flag',
    'body.hours_per_week': 'count',
    'body.work_times': 'text',
    'body.starts_on': 'day',
    'body.headcount': 'count',
    'body.state': 'offerState',
    'body.active': 'flag',
  },
  hidden: (fixtures) => {
    const { app, catalog, people } = fixtures;
    const notPublic = (state: NotPublic): HiddenText => ({
      set: (description) => make.notPublicOffer(fixtures, state, description),
      seenBy: ['employer', 'admin'],
    });
    return {
      'a draft of a job offer': notPublic('DRAFT'),
      'a filled job offer': notPublic('FILLED'),
      'an expired job offer': notPublic('EXPIRED'),
      "a job offer's key": {
        set: (clientKey) => makeJobOffer(app.services.db, catalog, { employerId: people.employer.id, clientKey }),
        seenBy: [],
      },
    };
  },
  makeSpare: async (fixtures) => {
    const { employer, premium } = fixtures.people;
    const owners = [await make.employer(fixtures), employer, premium];
    for (const { id } of owners) await makeJobOffer(fixtures.app.services.db, fixtures.catalog, { employerId: id });
  },
} satisfies Noun;
