import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeJobOffer } from '../../support/factories.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** Job offers: everybody reads the active ones; `employer` is whose they are here. */

const make = ({ app, around, people }: World, active = true) =>
  makeJobOffer(app.services.db, around, { employerId: people.employer.id, active });
const made = async (world: World, active = true) => ({ id: (await make(world, active)).id });
const madeNode = async (world: World, active = true) => ({
  id: encodeGlobalId('JobOffer', (await make(world, active)).id),
});

/** One of each that this question alone makes, as its variables. */
const input = ({ around, people }: World, actor: string) => ({
  city: encodeGlobalId('City', around.cityId),
  job: encodeGlobalId('Job', around.jobId),
  maxRate: 12,
  description: 'Evenings',
  ...(actor === 'admin' && { employer: encodeGlobalId('Employer', people.employer.id) }),
});

const node = 'query ($id: ID!) { node(id: $id) { id } }';
const offer = 'query ($id: Int!) { jobOffer(databaseId: $id) { id } }';
const save = 'mutation ($input: SaveJobOfferInput!) { saveJobOffer(input: $input) { __typename } }';
const apply = 'mutation ($id: ID!) { applyToJobOffer(input: { jobOffer: $id }) { __typename } }';
const remove = 'mutation ($id: ID!) { deleteJobOffer(input: { id: $id }) { __typename } }';

const employersOwn = (outcome: string) =>
  cells({
    rest: 'NotFound',
    anonymous: 'SignInRequired',
    guest: 'SignInRequired',
    otherGuest: 'SignInRequired',
    jobSeeker: 'Forbidden',
    otherJobSeeker: 'Forbidden',
    employer: outcome,
    admin: outcome,
  });

export const jobOfferRows: Rows = {
  'Query.jobOffer': {
    'an active one': { ask: offer, variables: (world) => made(world), answers: everyone('seen') },
    'one that is closed': {
      ask: offer,
      variables: (world) => made(world, false),
      answers: cells({ rest: 'nothing', employer: 'seen', admin: 'seen' }),
    },
  },
  'Query.jobOffers': {
    'the active ones': {
      ask: '{ jobOffers(first: 100) { edges { node { id } } } }',
      variables: async (world) => {
        await make(world);
        return {};
      },
      answers: everyone('seen'),
    },
  },
  'Query.jobOfferListing': {
    'of all of them': {
      ask: '{ jobOfferListing(readings: [{ job: "all", city: "all" }]) { job { id } } }',
      answers: everyone('seen'),
    },
  },
  'Query.myJobOffers': {
    "the asking employer's": {
      ask: '{ myJobOffers(first: 100) { edges { node { id } } } }',
      variables: async ({ app, around, people }, actor) => {
        const employerId = actor === 'anonymous' ? people.employer.id : people[actor].id;
        await makeJobOffer(app.services.db, around, { employerId, active: false });
        return {};
      },
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        employer: 'seen',
        otherEmployer: 'seen',
        premium: 'seen',
      }),
    },
  },
  'Query.adminJobOffers': {
    'all of them': { ask: '{ adminJobOffers { edges { node { id } } } }', answers: adminsOnly('seen') },
  },
  'Mutation.saveJobOffer': {
    'a new one': {
      ask: save,
      variables: (world, actor) => ({ input: input(world, actor) }),
      answers: cells({
        rest: 'done',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
      }),
    },
    "an employer's": {
      ask: save,
      variables: async (world, actor) => ({ input: { ...input(world, actor), ...(await madeNode(world)) } }),
      answers: employersOwn('done'),
    },
  },
  'Mutation.deleteJobOffer': {
    "an employer's": { ask: remove, variables: (world) => madeNode(world), answers: employersOwn('done') },
  },
  'Mutation.applyToJobOffer': {
    'an active one': {
      ask: apply,
      variables: (world) => madeNode(world),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'done',
        otherJobSeeker: 'done',
      }),
    },
    'one that is closed': {
      ask: apply,
      variables: (world) => madeNode(world, false),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'NotFound',
        otherJobSeeker: 'NotFound',
      }),
    },
  },
  'node JobOffer': {
    'an active one': { ask: node, variables: (world) => madeNode(world), answers: everyone('seen') },
    'one that is closed': {
      ask: node,
      variables: (world) => madeNode(world, false),
      answers: cells({ rest: 'NotFound', employer: 'seen', admin: 'seen' }),
    },
  },
};
