import type { Fixtures } from '../access/fixtures.ts';
import { rowsFor } from './ask.ts';
import { changed, created, deleted, listed, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

/** Jobs, places and the other lists that people choose from, and the careers and statuses that admins keep. */

const jobSlug = ({ app, catalog }: Fixtures) => app.services.reference.jobs.get(catalog.jobId)?.slug;
const citySlug = ({ app, catalog }: Fixtures) => app.services.reference.cities.get(catalog.cityId)?.slug;

const jobBody = () => ({ name: `Job ${make.unique()}`, plural: 'Jobs' });
const jobFields = ['name', 'plural'];
const cityBody = (prices: unknown) => (fixtures: Fixtures) => ({
  name: `City ${make.unique()}`,
  country: { id: fixtures.catalog.countryId },
  recommended_prices: prices,
});
const cityFields = ['name', 'country', 'recommended_prices'];
const careerBody = { title: 'Editor', sub_title: 'Part time', description: 'Reads' };
const careerFields = Object.keys(careerBody);
const statusBody = () => ({ name: `Status ${make.unique()}`, description: 'Has been called' });
const statusFields = ['name', 'description'];

const all = { 'all of them': { answers: everyone('seen') } };
const existing = (id: (fixtures: Fixtures) => number) => ({
  'an existing one': { given: id, answers: everyone('seen') },
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
    'GET /api/jobs': listed('anonymous'),
    'GET /api/jobs/{id}': read('anonymous', ({ catalog }) => catalog.jobId, everyone('seen')),
    'POST /api/jobs': created(jobBody, jobFields),
    'PUT /api/jobs/{id}': changed(make.job, jobBody, jobFields),
    'DELETE /api/jobs/{id}': deleted(make.job),
    'GET /api/cities': listed('anonymous'),
    'GET /api/cities/{id}': read('anonymous', ({ catalog }) => catalog.cityId, everyone('seen')),
    'POST /api/cities': created(cityBody([10, 12]), cityFields),
    'PUT /api/cities/{id}': changed(make.city, cityBody('10, 12,15'), cityFields),
    'DELETE /api/cities/{id}': deleted(make.city),
    'GET /api/countries': listed('anonymous'),
    'GET /api/sex': listed('anonymous'),
    'GET /api/experience': listed('anonymous'),
    'GET /api/languages': listed('anonymous'),
    'GET /api/careers': listed('anonymous'),
    'GET /api/careers/{id}': read('anonymous', make.career),
    'POST /api/careers': created(careerBody, careerFields),
    'PUT /api/careers/{id}': changed(make.career, careerBody, careerFields),
    'DELETE /api/careers/{id}': deleted(make.career),
    'GET /api/contact-request-status': listed('admin'),
    'GET /api/contact-request-status/{id}': read('admin', make.status),
    'POST /api/contact-request-status': created(statusBody, statusFields),
    'PUT /api/contact-request-status/{id}': changed(make.status, statusBody, statusFields),
    'DELETE /api/contact-request-status/{id}': deleted(make.status),
  },
} satisfies Noun;
