import { changed, created, deleted, listed, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';

const content = () => ({ name: `Status ${make.unique()}`, description: 'Has been called' });
const required = ['name', 'description'];

export const contactRequestStatus = {
  graph: {},
  rest: {
    'GET /api/contact-request-status': listed('admin'),
    'GET /api/contact-request-status/{id}': read('admin', make.status),
    'POST /api/contact-request-status': created(content, required),
    'PUT /api/contact-request-status/{id}': changed(make.status, content, required),
    'DELETE /api/contact-request-status/{id}': deleted(make.status),
  },
  fields: { 'body.name': 'text', 'body.description': 'text' },
} satisfies Noun;
