import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { byId, text } from '../../../rest/body.ts';
import { change, deletion, document, pageOfRecords } from '../../../rest/document.ts';
import { Status } from '../../../rest/fragments.ts';
import { byChange, oldestFirst, orderByCreatedAt, pageOf } from '../../../rest/parameters.ts';
import { changed, created, gone, list, record } from '../../../rest/row.ts';

/** Statuses of contact requests, for the back office. */

const body = z.object({ name: text, description: text });
const save = change('saveContactRequestStatus', 'record: status { ...Status _version: version }', Status);
const globalIdOf = (id: number) => encodeGlobalId('ContactRequestStatus', id);

export const contactRequestStatusCalls = {
  'GET /api/contact-request-status': list({
    summary: 'The statuses in the order that admins have given, or by the time of their creation if it asks for that.',
    input: z.object({ query: z.object({ ...byChange, ...orderByCreatedAt }) }),
    document: pageOfRecords(
      'contactRequestStatuses',
      { sort: 'ContactRequestStatusSort!', reverse: 'Boolean!' },
      'Status',
      Status,
    ),
    variables: ({ query }) => ({
      ...pageOf(query),
      sort: query['filters[orderByCreatedAt]'] ? 'CREATED' : 'POSITION',
      ...oldestFirst(query),
    }),
  }),
  'POST /api/contact-request-status': created({
    summary: 'Makes a status.',
    input: z.object({ body }),
    document: save,
    variables: ({ body }) => ({ input: body }),
  }),
  'GET /api/contact-request-status/{id}': record({
    summary: 'One status.',
    input: byId,
    document: document(
      'query ($id: Int!) { answer: contactRequestStatus(databaseId: $id) { ...Status _version: version } }',
      Status,
    ),
    variables: ({ path }) => path,
  }),
  'PUT /api/contact-request-status/{id}': changed({
    summary: 'Changes a status.',
    input: byId.extend({ body }),
    document: save,
    variables: ({ path, body }) => ({ input: { ...body, id: globalIdOf(path.id) } }),
  }),
  'DELETE /api/contact-request-status/{id}': gone({
    summary: 'Deletes a status that no contact request has.',
    ...deletion('ContactRequestStatus'),
  }),
};
