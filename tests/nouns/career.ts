import { changed, created, deleted, listed, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';

const body = () => ({ title: 'Editor', sub_title: 'Part time', description: 'Reads' });
const required = ['title', 'sub_title', 'description'];

export const career = {
  graph: {},
  rest: {
    'GET /api/careers': listed('anonymous'),
    'GET /api/careers/{id}': read('anonymous', make.career),
    'POST /api/careers': created(body, required),
    'PUT /api/careers/{id}': changed(make.career, body, required),
    'DELETE /api/careers/{id}': deleted(make.career),
  },
  fields: { 'body.title': 'text', 'body.sub_title': 'text', 'body.description': 'text' },
} satisfies Noun;
