import type { Fixtures } from '../access/fixtures.ts';
import { changed, created, deleted, listed, nodeOf, plainly, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

/** Cities and countries. */

const body = (prices: unknown) => (fixtures: Fixtures) => ({
  name: `City ${make.unique()}`,
  country: { id: fixtures.catalog.countryId },
  recommended_prices: prices,
});
const required = ['name', 'country', 'recommended_prices'];
const slug = ({ app, catalog }: Fixtures) => app.services.reference.cities.get(catalog.cityId)?.slug;

export const place = {
  graph: {
    'Query.city': {
      'an existing one': {
        ask: 'query ($slug: String!) { city(slug: $slug) { id } }',
        variables: (fixtures) => ({ slug: slug(fixtures) }),
        answers: everyone('seen'),
      },
    },
    'Query.countries': { 'all of them': plainly('countries { id }', everyone('seen')) },
    'Query.countriesConnection': {
      'all of them': plainly('countriesConnection { edges { node { id } } }', everyone('seen')),
    },
    'node Country': { 'an existing one': nodeOf('Country', ({ catalog }) => catalog.countryId, everyone('seen')) },
  },
  args: { 'Query.city': (fixtures) => [`(slug: "${slug(fixtures)}")`] },
  rest: {
    'GET /api/cities': listed('anonymous'),
    'GET /api/cities/{id}': read('anonymous', ({ catalog }) => ({ id: catalog.cityId }), everyone('seen')),
    'POST /api/cities': created(body([10, 12]), required),
    'PUT /api/cities/{id}': changed(make.city, body('10, 12,15'), required),
    'DELETE /api/cities/{id}': deleted(make.city),
    'GET /api/countries': listed('anonymous'),
  },
  fields: { 'body.name': 'text', 'body.country': 'reference', 'body.recommended_prices': 'numbers' },
} satisfies Noun;
