import { officeRecords } from '../../server/domain/core/catalog/officeRecords.input.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { rowsFor } from './ask.ts';
import { changed, created, deleted, kept, listed, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Row } from './noun.ts';
import { everyone } from './outcomes.ts';

const jobSlug = ({ app, catalog }: Fixtures) => app.services.reference.jobs.get(catalog.jobId)?.slug;
const citySlug = ({ app, catalog }: Fixtures) => app.services.reference.cities.get(catalog.cityId)?.slug;

const cityBody = (prices: unknown) => (fixtures: Fixtures) => ({
  name: `City ${make.unique()}`,
  country: { id: fixtures.catalog.countryId },
  recommended_prices: prices,
});
const cityFields = ['name', 'country', 'recommended_prices'];
const all = { 'all of them': { answers: everyone('seen') } };
const existing = (id: (fixtures: Fixtures) => number): Record<string, Row> => ({
  'an existing one': [id, everyone('seen')],
});

export const catalog = {
  graph: {
    ...rowsFor(everyone('seen'), {
      'Query.job': ['an existing one', { slug: jobSlug }],
      'Query.city': ['an existing one', { slug: citySlug }],
    }),
    'Query.countries': all,
    'Query.countriesConnection': all,
    'Query.sexes': all,
    'Query.languages': all,
    'Query.experiences': all,
    'node Country': existing(({ catalog }) => catalog.countryId),
    'node Sex': existing(({ catalog }) => catalog.sexId),
    'node Language': existing(({ catalog }) => catalog.languageId),
    'node Experience': existing(({ catalog }) => catalog.experienceId),
  },
  rest: {
    ...kept('JOB', '/api/jobs', 'anonymous', everyone('seen')),
    'GET /api/cities': listed('anonymous'),
    'GET /api/cities/{id}': read('anonymous', ({ catalog }) => catalog.cityId, everyone('seen')),
    'POST /api/cities': created(cityBody([10, 12]), cityFields),
    'PUT /api/cities/{id}': changed(make.city, cityBody('10, 12,15'), cityFields),
    'DELETE /api/cities/{id}': deleted(make.city),
    'GET /api/countries': listed('anonymous'),
    'GET /api/sex': listed('anonymous'),
    'GET /api/experience': listed('anonymous'),
    'GET /api/languages': listed('anonymous'),
    ...kept('CAREER', `/api/${officeRecords.CAREER.plural}`, 'anonymous'),
    ...kept('CONTACT_REQUEST_STATUS', '/api/contact-request-status', 'admin'),
  },
} satisfies Noun;
