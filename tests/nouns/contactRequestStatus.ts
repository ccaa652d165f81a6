import { changed, created, deleted, keptByAdmins, listed, orderedByAdmins, plainly, read } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

const content = () => ({ name: `Status ${make.unique()}`, description: 'Has been called' });
const required = ['name', 'description'];

export const contactRequestStatus = {
  graph: {
    ...keptByAdmins('ContactRequestStatus', make.status, content, outcomes({ rest: 'NotFound', admin: 'seen' })),
    ...orderedByAdmins('ContactRequestStatus', 'ContactRequestStatuses', make.status, ({ app }) =>
      app.services.db.contactRequestStatus.findMany(),
    ),
    'Query.contactRequestStatuses': {
      'all of them': plainly('contactRequestStatuses { edges { node { id } } }', adminsOnly('seen')),
    },
    'Query.contactRequestStatus': {
      'an existing one': {
        ask: 'query ($id: Int!) { contactRequestStatus(databaseId: $id) { id } }',
        variables: async (fixtures) => ({ id: (await make.status(fixtures)).id }),
        answers: adminsOnly('seen'),
      },
    },
  },
  rest: {
    'GET /api/contact-request-status': listed('admin'),
    'GET /api/contact-request-status/{id}': read('admin', make.status),
    'POST /api/contact-request-status': created(content, required),
    'PUT /api/contact-request-status/{id}': changed(make.status, content, required),
    'DELETE /api/contact-request-status/{id}': deleted(make.status),
  },
  fields: { 'body.name': 'text', 'body.description': 'text' },
  makeSpare: make.status,
} satisfies Noun;
