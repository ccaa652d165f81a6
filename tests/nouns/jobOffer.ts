import type { JobOffer } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, World } from '../access/world.ts';
import { inState, makeJobOffer } from '../support/factories.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { HiddenText, Noun, Question } from './noun.ts';
import { adminsOnly, everyone, jobSeekersOnly, type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Everyone reads the active offers. The offers here belong to the actor `employer`. */

type Subject = 'active' | 'closed';
type NotPublic = Exclude<JobOffer['state'], 'ACTIVE'>;
const made = async (world: World, subject: Subject = 'active') => (await make.jobOffer(world, subject === 'active')).id;
const globalId = (id: number) => encodeGlobalId('JobOffer', id);

const read = (subject: Subject, answers: Outcomes): Question => ({
  ask: 'query ($id: Int!) { jobOffer(databaseId: $id) { id } }',
  variables: async (world) => ({ id: await made(world, subject) }),
  answers,
});
const change = (mutation: string, answers: Outcomes, subject: Subject = 'active'): Question => ({
  ask: `mutation ($id: ID!) { ${mutation} { __typename } }`,
  variables: async (world) => ({ id: globalId(await made(world, subject)) }),
  answers,
});

const save = 'mutation ($input: SaveJobOfferInput!) { saveJobOffer(input: $input) { __typename } }';
const input = ({ around, people }: World, actor: Actor) => ({
  city: encodeGlobalId('City', around.cityId),
  job: encodeGlobalId('Job', around.jobId),
  maxRate: 12,
  description: 'Evenings',
  ...(actor === 'admin' && { employer: encodeGlobalId('Employer', people.employer.id) }),
});

const employersAndAdmins: Outcomes = { ...registeredEmployers('done'), admin: 'done' };
const ownerAndAdmins: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done', admin: 'done' };
/** The calls of `my-job-offers` are only for employers (docs/product/rest-calls.md, 'Who may call what'). */
const ownerOnly: Outcomes = { ...ownerAndAdmins, admin: 'Forbidden' };

const body = ({ around }: World) => ({
  description: make.longText,
  city: { id: around.cityId },
  job: { id: around.jobId },
  max_rate: 12,
  active: true,
});
const bodyForEmployer = (world: World) => ({ ...body(world), employer: { id: world.people.employer.id } });
const required = ['description', 'city', 'job', 'max_rate'];
const path = async (world: World, subject?: Subject) => ({ id: await made(world, subject) });

export const jobOffer = {
  graph: {
    'Query.jobOffer': {
      active: read('active', everyone('seen')),
      closed: read('closed', outcomes({ rest: 'nothing', employer: 'seen', admin: 'seen' })),
    },
    'node JobOffer': {
      active: nodeOf('JobOffer', (world) => made(world), everyone('seen')),
      closed: nodeOf(
        'JobOffer',
        (world) => made(world, 'closed'),
        outcomes({ rest: 'NotFound', employer: 'seen', admin: 'seen' }),
      ),
    },
    'Query.jobOffers': {
      'the active ones': {
        ask: '{ jobOffers(first: 100) { edges { node { id } } } }',
        variables: async (world) => {
          await made(world);
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
        variables: async ({ app, around, people }, actor) => {
          const employerId = actor === 'anonymous' ? people.employer.id : people[actor].id;
          await makeJobOffer(app.services.db, around, { employerId, ...inState('FILLED') });
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
        variables: async (world) => {
          const { renewalTokens, db } = world.app.services;
          const { id, expiresAt } = await db.jobOffer.findUniqueOrThrow({ where: { id: await made(world) } });
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
        variables: (world, actor) => ({ input: input(world, actor) }),
        answers: employersAndAdmins,
      },
      "an employer's": {
        ask: save,
        variables: async (world, actor) => ({ input: { ...input(world, actor), id: globalId(await made(world)) } }),
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
    'Query.jobOfferListing': ({ app, around }) => [
      `(readings: [{ job: "${app.services.reference.jobs.get(around.jobId)?.slug}" }])`,
    ],
  },
  rest: {
    'GET /api/job-offers': {
      cases: { 'the active ones': { attempt: () => ({}), answers: everyone('seen') } },
      sender: 'anonymous',
      queries: ['filters[active]=0'],
    },
    'GET /api/job-offers/{id}': {
      cases: {
        active: { attempt: async (world) => ({ path: await path(world) }) },
        closed: { attempt: async (world) => ({ path: await path(world, 'closed') }) },
      },
      sender: 'anonymous',
    },
    'POST /api/job-offers': {
      status: 201,
      cases: {
        'for an employer': { attempt: (world) => ({ body: bodyForEmployer(world) }), answers: adminsOnly('done') },
      },
      sender: 'admin',
      required: [...required, 'employer'],
    },
    'PUT /api/job-offers/{id}': {
      cases: {
        "an employer's": {
          attempt: async (world) => ({ path: await path(world), body: bodyForEmployer(world) }),
          answers: adminsOnly('done'),
        },
      },
      sender: 'admin',
      required,
    },
    'DELETE /api/job-offers/{id}': {
      status: 204,
      cases: {
        "an employer's": { attempt: async (world) => ({ path: await path(world) }), answers: adminsOnly('done') },
      },
      sender: 'admin',
    },
    'GET /api/my-job-offers': { cases: { 'their own': { attempt: () => ({}) } }, sender: 'employer' },
    'POST /api/my-job-offers': {
      status: 201,
      cases: {
        'their own': { attempt: (world) => ({ body: body(world) }), answers: registeredEmployers('done') },
        'in the name of another employer': {
          attempt: (world) => ({ body: { ...body(world), employer: { id: world.people.otherEmployer.id } } }),
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
          attempt: async (world) => ({ path: await path(world), body: body(world) }),
          answers: ownerOnly,
        },
      },
      sender: 'employer',
      required,
    },
    'DELETE /api/my-job-offers/{id}': {
      status: 204,
      cases: {
        "an employer's": { attempt: async (world) => ({ path: await path(world, 'closed') }), answers: ownerOnly },
      },
      sender: 'employer',
    },
  },
  fields: {
    'query.filters[job_id]': 'idFilter',
    'query.filters[city_id]': 'idFilter',
    'query.filters[active]': 'flag',
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
  hidden: (world) => {
    const { app, around, people } = world;
    const notPublic = (state: NotPublic): HiddenText => ({
      set: (description) => make.notPublicOffer(world, state, description),
      seenBy: ['employer', 'admin'],
    });
    return {
      'a draft of a job offer': notPublic('DRAFT'),
      'a filled job offer': notPublic('FILLED'),
      'an expired job offer': notPublic('EXPIRED'),
      "a job offer's key": {
        set: (clientKey) => makeJobOffer(app.services.db, around, { employerId: people.employer.id, clientKey }),
        seenBy: [],
      },
    };
  },
  makeSpare: async (world) => {
    const { employer, premium } = world.people;
    const owners = [await make.employer(world), employer, premium];
    for (const { id } of owners) await makeJobOffer(world.app.services.db, world.around, { employerId: id });
  },
} satisfies Noun;
