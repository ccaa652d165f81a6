import type { JobOffer } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { inState, makeJobOffer } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { HiddenText, MakeRecord, Noun, RestRow, Row } from './noun.ts';
import {
  adminsOnly,
  everyone,
  jobSeekersOnly,
  type Outcomes,
  registeredEmployers,
  theseAndAdmins,
  theseOnly,
} from './outcomes.ts';

/**
 * Everyone reads the active offers; the offers here belong to the actor `employer`. Job seekers save offers and apply to them,
 * employers save searches and keep a shortlist: only they see it.
 */

const values = ({ catalog, people }: Fixtures, actor: Actor) => ({
  city: encodeGlobalId('City', catalog.cityId),
  job: encodeGlobalId('Job', catalog.jobId),
  maxRate: 12,
  description: 'Evenings',
  ...(actor === 'admin' && { employer: encodeGlobalId('Employer', people.employer.id) }),
});

const ownerAndAdmins: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done', admin: 'done' };
/** The calls of `my-job-offers` are only for employers (docs/product/rest-calls.md, 'Who may call what'). */
const ownerOnly: Outcomes = { ...ownerAndAdmins, admin: 'Forbidden' };

const activeId = idOf('JobOffer', make.jobOffer);
const closedId = idOf('JobOffer', make.closedOffer);
const changes: Record<string, Row> = { "an employer's": [{ id: activeId }, ownerAndAdmins] };

const body = ({ catalog }: Fixtures) => ({
  description: make.longText,
  city: { id: catalog.cityId },
  job: { id: catalog.jobId },
  max_rate: 12,
  active: true,
});
const bodyForEmployer = (fixtures: Fixtures) => ({ ...body(fixtures), employer: { id: fixtures.people.employer.id } });
const required = ['description', 'city', 'job', 'max_rate'];
const feed: RestRow = { cases: { 'the active ones': { answers: everyone('seen') } }, sender: 'anonymous' };

/** An offer that the actor `jobSeeker` has saved. */
const saved = async (fixtures: Fixtures, offer: Promise<{ id: number }>) =>
  fixtures.app.services.db.savedJobOffer.create({
    data: { jobSeekerId: fixtures.people.jobSeeker.id, jobOfferId: (await offer).id },
  });

/** An application for an offer of the actor `employer`. */
async function applied(fixtures: Fixtures, jobSeekerId: number): Promise<{ id: number }> {
  const { db } = fixtures.app.services;
  const { id: jobOfferId } = await make.jobOffer(fixtures);
  const sides = { employerId: fixtures.people.employer.id, jobSeekerId };
  const chat = await db.chat.upsert({
    where: { employerId_jobSeekerId: sides },
    create: { kind: 'CONTACT', ...sides, employerHash: make.unique(), jobSeekerHash: make.unique() },
    update: {},
  });
  return db.jobApplication.create({ data: { jobOfferId, jobSeekerId, chatId: chat.id } });
}
const application: MakeRecord = async (fixtures) => applied(fixtures, (await make.jobSeeker(fixtures)).id);

/** A search of the actor `employer`, for a job of its own because a search is saved once. */
export async function savedSearchOf(fixtures: Fixtures): Promise<{ id: number }> {
  const { id: jobId } = await make.job(fixtures);
  const data = { employerId: fixtures.people.employer.id, jobId, frequency: 'OFF' as const, coveredUntil: new Date(0) };
  return fixtures.app.services.db.savedSearch.create({ data });
}

/** A job seeker on the list of the actor `employer`. */
const listed = async (fixtures: Fixtures, jobSeeker: Promise<{ id: number }>) =>
  fixtures.app.services.db.shortlistEntry.create({
    data: {
      employerId: fixtures.people.employer.id,
      jobSeekerId: (await jobSeeker).id,
      note: 'Asks for evenings',
    },
  });
const listedId = idOf('JobSeeker', async (fixtures) => (await listed(fixtures, make.jobSeeker(fixtures))).jobSeekerId);
const pausedListedId = idOf(
  'JobSeeker',
  async (fixtures) => (await listed(fixtures, make.pausedJobSeeker(fixtures))).jobSeekerId,
);
const ownersOnly: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done' };

const withOffer = (answers: (outcome: string) => Outcomes, input: object = {}): Record<string, Row> => ({
  active: [{ jobOffer: activeId, ...input }, answers('done')],
  closed: [{ jobOffer: closedId, ...input }, answers('NotFound')],
});

export const jobOffer = {
  graph: {
    ...rowsFor(registeredEmployers('done'), {
      'Mutation.removeSavedSearch': ["an employer's", { savedSearch: idOf('SavedSearch', savedSearchOf) }],
      'Mutation.removeFromShortlist': ["an employer's", { jobSeeker: listedId }],
    }),
    'Query.jobOffer': {
      active: [make.jobOffer, everyone('seen')],
      closed: [make.closedOffer, theseAndAdmins(['employer'], 'seen', 'nothing')],
    },
    'node JobOffer': {
      active: [make.jobOffer, everyone('seen')],
      closed: [make.closedOffer, theseAndAdmins(['employer'], 'seen')],
    },
    'Query.jobOfferListing': {
      'of all jobs': {
        given: { readings: [{ job: 'all', city: 'all' }] },
        select: '{ job { id } }',
        answers: everyone('seen'),
      },
      'of one job': {
        given: ({ app, catalog }: Fixtures) => ({
          readings: [{ job: app.services.reference.jobs.get(catalog.jobId)?.slug }],
        }),
        select: '{ job { id } }',
        answers: everyone('seen'),
      },
    },
    'Query.mailedRenewal': {
      'by the token of a mail': [
        async (fixtures: Fixtures) => {
          const { renewalTokens, db } = fixtures.app.services;
          const { id } = await make.jobOffer(fixtures);
          const { expiresAt } = await db.jobOffer.findUniqueOrThrow({ where: { id } });
          return { token: renewalTokens.issue({ offerId: id, expiresAt: expiresAt ?? new Date(0) }) };
        },
        everyone('seen'),
      ],
      'by a token of no mail': [{ token: 'of-no-mail' }, everyone('nothing')],
    },
    'Mutation.saveJobOffer': {
      'a new one': [values, { ...registeredEmployers('done'), admin: 'done' }],
      "an employer's": [(fixtures, actor) => ({ ...values(fixtures, actor), id: activeId }), ownerAndAdmins],
    },
    'Mutation.fillJobOffer': changes,
    'Mutation.renewJobOffer': {
      ...changes,
      "an employer's that is closed": [{ id: closedId }, ownerAndAdmins],
    },
    'Mutation.deleteJobOffer': changes,
    'Mutation.countJobOfferView': {
      active: [{ jobOffer: activeId }, everyone('done')],
      closed: [{ jobOffer: closedId }, everyone('done')],
    },
    'Mutation.applyToJobOffer': withOffer(jobSeekersOnly),
    'node SavedJobOffer': {
      'of an active offer': [(fixtures) => saved(fixtures, make.jobOffer(fixtures)), theseOnly(['jobSeeker'], 'seen')],
      'of a closed offer': [
        (fixtures) => saved(fixtures, make.closedOffer(fixtures)),
        theseOnly(['jobSeeker'], 'seen'),
      ],
    },
    'Mutation.addSavedJobOffer': withOffer(jobSeekersOnly),
    'Mutation.removeSavedJobOffer': {
      "a job seeker's": [
        {
          jobOffer: idOf('JobOffer', async (fixtures) => (await saved(fixtures, make.jobOffer(fixtures))).jobOfferId),
        },
        jobSeekersOnly('done'),
      ],
      'one that does not exist': [{ jobOffer: encodeGlobalId('JobOffer', make.noId) }, jobSeekersOnly('done')],
    },
    'Mutation.askAboutJobOffer': withOffer(jobSeekersOnly, { message: 'Is it near?' }),
    'Mutation.addSavedSearch': {
      'of a city': [{ cityId: ({ catalog }: Fixtures) => catalog.cityId }, registeredEmployers('done')],
      'of an unknown job': [{ jobId: make.noId }, registeredEmployers('InvalidInput')],
    },
    'Mutation.saveSearchAlert': {
      "an employer's": [{ savedSearch: idOf('SavedSearch', savedSearchOf), frequency: 'WEEKLY' }, ownersOnly],
      'one that does not exist': [
        { savedSearch: encodeGlobalId('SavedSearch', make.noId), frequency: 'WEEKLY' },
        registeredEmployers('NotFound'),
      ],
    },
    'node ShortlistEntry': {
      'about a public job seeker': [
        (fixtures) => listed(fixtures, make.jobSeeker(fixtures)),
        theseOnly(['employer'], 'seen'),
      ],
      'about a job seeker who is not public': [
        (fixtures) => listed(fixtures, make.pausedJobSeeker(fixtures)),
        theseOnly(['employer'], 'seen'),
      ],
    },
    'Mutation.addToShortlist': {
      'a public job seeker': [{ jobSeeker: idOf('JobSeeker', make.jobSeeker) }, registeredEmployers('done')],
      'a job seeker who is not public': [
        { jobSeeker: idOf('JobSeeker', make.pausedJobSeeker) },
        registeredEmployers('NotFound'),
      ],
    },
    'Mutation.saveShortlistNote': {
      "an employer's": [{ jobSeeker: listedId, note: 'Speaks French' }, ownersOnly],
      'about a job seeker who is not public': [{ jobSeeker: pausedListedId, note: '' }, ownersOnly],
    },
    'Query.jobOffers': {
      'the active ones': [
        async (fixtures: Fixtures) => {
          await make.jobOffer(fixtures);
          return { first: 100 };
        },
        everyone('seen'),
      ],
    },
    'Query.myJobOffers': {
      'their own': [
        async ({ app, catalog, people }: Fixtures) => {
          for (const { id: employerId } of [people.employer, people.otherEmployer, people.premium])
            await makeJobOffer(app.services.db, catalog, { employerId, ...inState('FILLED') });
          return {};
        },
        registeredEmployers('seen'),
      ],
    },
    'Query.adminJobOffers': { 'all of them': { answers: adminsOnly('seen') } },
    'Mutation.saveOfferAlert': { 'their own': [{ frequency: 'DAILY' }, jobSeekersOnly('done')] },
    'node JobApplication': {
      'for an offer of the employer': [application, theseAndAdmins(['employer'], 'seen')],
    },
    'node OwnApplication': {
      "a job seeker's": [
        (fixtures) => applied(fixtures, fixtures.people.jobSeeker.id),
        theseOnly(['jobSeeker'], 'seen'),
      ],
    },
    'Mutation.setJobApplicationStates': {
      'for an offer of the employer': [
        async (fixtures, actor) => ({
          applications: [await idOf('JobApplication', application)(fixtures, actor)],
          decision: 'HIRED',
        }),
        ownerAndAdmins,
      ],
    },
    'node SavedSearch': { "an employer's": [savedSearchOf, theseOnly(['employer'], 'seen')] },
  },
  rest: {
    'GET /api/job-offers': { ...feed, queries: ['filters[active]=0'] },
    'GET /api/feeds/job-offers.json': feed,
    'GET /api/feeds/job-offers.xml': feed,
    'GET /api/job-offers/{id}': {
      cases: { active: { path: { id: make.jobOffer } }, closed: { path: { id: make.closedOffer } } },
      sender: 'anonymous',
    },
    'POST /api/job-offers': {
      status: 201,
      cases: { 'for an employer': { body: bodyForEmployer, answers: adminsOnly('done') } },
      sender: 'admin',
      required: [...required, 'employer'],
    },
    'PUT /api/job-offers/{id}': {
      cases: {
        "an employer's": { path: { id: make.jobOffer }, body: bodyForEmployer, answers: adminsOnly('done') },
      },
      sender: 'admin',
      required,
    },
    'DELETE /api/job-offers/{id}': {
      status: 204,
      cases: { "an employer's": { path: { id: make.jobOffer }, answers: adminsOnly('done') } },
      sender: 'admin',
    },
    'GET /api/my-job-offers': { cases: { 'their own': {} }, sender: 'employer' },
    'POST /api/my-job-offers': {
      status: 201,
      cases: {
        'their own': { body, answers: registeredEmployers('done') },
        'in the name of another employer': {
          body: (fixtures) => ({ ...body(fixtures), employer: { id: fixtures.people.otherEmployer.id } }),
          answers: { ...registeredEmployers('Forbidden'), otherEmployer: 'done' },
          aboutNothing: { body: { employer: { id: make.noId } } },
          nothing: 'Forbidden',
        },
      },
      sender: 'employer',
      required,
    },
    'PUT /api/my-job-offers/{id}': {
      cases: { "an employer's": { path: { id: make.jobOffer }, body, answers: ownerOnly } },
      sender: 'employer',
      required,
    },
    'DELETE /api/my-job-offers/{id}': {
      status: 204,
      cases: { "an employer's": { path: { id: make.closedOffer }, answers: ownerOnly } },
      sender: 'employer',
    },
  },
  hidden: (fixtures) => {
    const { app, catalog, people } = fixtures;
    const { db } = app.services;
    const notPublic = (state: Exclude<JobOffer['state'], 'ACTIVE'>): HiddenText => ({
      set: (description) => make.notPublicOffer(fixtures, state, description),
      seenBy: ['employer', 'admin'],
    });
    return {
      'a draft of a job offer': notPublic('DRAFT'),
      'a filled job offer': notPublic('FILLED'),
      'an expired job offer': notPublic('EXPIRED'),
      "a job offer's key": {
        set: (clientKey) => makeJobOffer(db, catalog, { employerId: people.employer.id, clientKey }),
        seenBy: [],
      },
      "an employer's note about a job seeker": {
        set: (note) => {
          const key = { employerId: people.employer.id, jobSeekerId: people.jobSeeker.id };
          const where = { employerId_jobSeekerId: key };
          return db.shortlistEntry.upsert({ where, create: { ...key, note }, update: { note } });
        },
        seenBy: ['employer'],
        seenOverRest: [],
      },
    };
  },
  makeSpare: async (fixtures) => {
    const { employer, premium } = fixtures.people;
    const owners = [await make.employer(fixtures), employer, premium];
    for (const { id } of owners) await makeJobOffer(fixtures.app.services.db, fixtures.catalog, { employerId: id });
  },
} satisfies Noun;
