import { changed, created, deleted, keptByAdmins, listed, orderedByAdmins, plainly, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

const input = () => ({ title: 'Editor', subTitle: 'Full time', description: 'Writes' });
const body = () => ({ title: 'Editor', sub_title: 'Part time', description: 'Reads' });
const required = ['title', 'sub_title', 'description'];

export const career = {
  graph: {
    ...keptByAdmins('Career', make.career, input),
    ...orderedByAdmins('Career', 'Careers', make.career, ({ app }) => app.services.db.career.findMany()),
    'Query.careers': { 'all of them': plainly('careers(first: 5) { edges { node { id } } }', everyone('seen')) },
    'Query.career': {
      'an existing one': {
        ask: 'query ($id: Int!) { career(databaseId: $id) { id } }',
        variables: async (fixtures) => ({ id: (await make.career(fixtures)).id }),
        answers: everyone('seen'),
      },
    },
  },
  rest: {
    'GET /api/careers': listed('anonymous'),
    'GET /api/careers/{id}': read('anonymous', make.career),
    'POST /api/careers': created(body, required),
    'PUT /api/careers/{id}': changed(make.career, body, required),
    'DELETE /api/careers/{id}': deleted(make.career),
  },
  fields: { 'body.title': 'text', 'body.sub_title': 'text', 'body.description': 'text' },
  makeSpare: make.career,
} satisfies Noun;
