import type { Fixtures } from '../access/fixtures.ts';
import { changed, created, deleted, listed, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

const content = () => ({ name: `Job ${make.unique()}`, plural: 'Jobs' });
const required = ['name', 'plural'];
const slug = ({ app, catalog }: Fixtures) => app.services.reference.jobs.get(catalog.jobId)?.slug;

export const job = {
  graph: {
    'Query.job': {
      'an existing one': {
        ask: 'query ($slug: String!) { job(slug: $slug) { id } }',
        variables: (fixtures) => ({ slug: slug(fixtures) }),
        answers: everyone('seen'),
      },
    },
  },
  args: { 'Query.job': (fixtures) => [`(slug: "${slug(fixtures)}")`] },
  rest: {
    'GET /api/jobs': listed('anonymous'),
    'GET /api/jobs/{id}': read('anonymous', ({ catalog }) => ({ id: catalog.jobId }), everyone('seen')),
    'POST /api/jobs': created(content, required),
    'PUT /api/jobs/{id}': changed(make.job, content, required),
    'DELETE /api/jobs/{id}': deleted(make.job),
  },
  fields: { 'body.name': 'text', 'body.plural': 'text' },
} satisfies Noun;
