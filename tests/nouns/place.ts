import type { World } from '../access/world.ts';
import { changed, created, deleted, keptByAdmins, listed, nodeOf, plainly, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

/** Cities and countries. */

const input = ({ around }: World) => ({
  name: `City ${make.unique()}`,
  countryId: around.countryId,
  recommendedPrices: [10],
});
const body = (prices: unknown) => (world: World) => ({
  name: `City ${make.unique()}`,
  country: { id: world.around.countryId },
  recommended_prices: prices,
});
const required = ['name', 'country', 'recommended_prices'];
const slug = ({ app, around }: World) => app.services.reference.cities.get(around.cityId)?.slug;

export const place = {
  graph: {
    ...keptByAdmins('City', make.city, input),
    'node City': { 'an existing one': nodeOf('City', ({ around }) => around.cityId, everyone('seen')) },
    'Query.cities': { 'all of them': plainly('cities { id }', everyone('seen')) },
    'Query.citiesConnection': {
      'all of them': plainly('citiesConnection { edges { node { id } } }', everyone('seen')),
    },
    'Query.city': {
      'an existing one': {
        ask: 'query ($slug: String!) { city(slug: $slug) { id } }',
        variables: (world) => ({ slug: slug(world) }),
        answers: everyone('seen'),
      },
    },
    'Query.countries': { 'all of them': plainly('countries { id }', everyone('seen')) },
    'Query.countriesConnection': {
      'all of them': plainly('countriesConnection { edges { node { id } } }', everyone('seen')),
    },
    'node Country': { 'an existing one': nodeOf('Country', ({ around }) => around.countryId, everyone('seen')) },
  },
  args: { 'Query.city': (world) => [`(slug: "${slug(world)}")`] },
  rest: {
    'GET /api/cities': listed('anonymous'),
    'GET /api/cities/{id}': read('anonymous', ({ around }) => ({ id: around.cityId }), everyone('seen')),
    'POST /api/cities': created(body([10, 12]), required),
    'PUT /api/cities/{id}': changed(make.city, body('10, 12,15'), required),
    'DELETE /api/cities/{id}': deleted(make.city),
    'GET /api/countries': listed('anonymous'),
  },
  fields: { 'body.name': 'text', 'body.country': 'reference', 'body.recommended_prices': 'numbers' },
} satisfies Noun;
