import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** Everybody reads the reference tables. */

const node = (typename: string, id: (world: World) => number): Rows[string] => ({
  'one that is there': {
    ask: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: (world) => ({ id: encodeGlobalId(typename, id(world)) }),
    answers: everyone('seen'),
  },
});

const slugOf = async (world: World, table: 'jobs' | 'cities', id: number) => ({
  slug: world.app.services.reference[table].get(id)?.slug,
});

export const referenceRows: Rows = {
  'Query.jobs': { 'all of them': { ask: '{ jobs { id } }', answers: everyone('seen') } },
  'Query.cities': { 'all of them': { ask: '{ cities { id } }', answers: everyone('seen') } },
  'Query.countries': { 'all of them': { ask: '{ countries { id } }', answers: everyone('seen') } },
  'Query.sexes': { 'all of them': { ask: '{ sexes { id } }', answers: everyone('seen') } },
  'Query.languages': { 'all of them': { ask: '{ languages { id } }', answers: everyone('seen') } },
  'Query.experiences': { 'all of them': { ask: '{ experiences { id } }', answers: everyone('seen') } },
  'Query.job': {
    'one that is there': {
      ask: 'query ($slug: String!) { job(slug: $slug) { id } }',
      variables: (world) => slugOf(world, 'jobs', world.around.jobId),
      answers: everyone('seen'),
    },
  },
  'Query.city': {
    'one that is there': {
      ask: 'query ($slug: String!) { city(slug: $slug) { id } }',
      variables: (world) => slugOf(world, 'cities', world.around.cityId),
      answers: everyone('seen'),
    },
  },
  'Query.jobsConnection': {
    'the first of them': { ask: '{ jobsConnection { edges { node { id } } } }', answers: everyone('seen') },
  },
  'Query.citiesConnection': {
    'the first of them': { ask: '{ citiesConnection { edges { node { id } } } }', answers: everyone('seen') },
  },
  'Query.countriesConnection': {
    'the first of them': { ask: '{ countriesConnection { edges { node { id } } } }', answers: everyone('seen') },
  },
  'node Job': node('Job', ({ around }) => around.jobId),
  'node City': node('City', ({ around }) => around.cityId),
  'node Country': node('Country', ({ around }) => around.countryId),
  'node Sex': node('Sex', ({ around }) => around.sexId),
  'node Language': node('Language', ({ around }) => around.languageId),
  'node Experience': node('Experience', ({ around }) => around.experienceId),
};
