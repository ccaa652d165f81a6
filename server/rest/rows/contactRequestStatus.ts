import { z } from 'zod';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId, text } from '../body.ts';
import { document } from '../document.ts';
import { Failed, Status } from '../fragments.ts';
import { pageOf, paging } from '../parameters.ts';
import { changed, created, gone, list, record } from '../row.ts';

/** Statuses of contact requests (document 001 §7): the back office's. */

const body = z.object({ name: text, description: text });
const save = document(
  `mutation ($input: SaveContactRequestStatusInput!) {
    answer: saveContactRequestStatus(input: $input) {
      ... on SaveContactRequestStatusPayload { record: status { ...Status } }
      ...Failed
    }
  }`,
  Status,
  Failed,
);
const globalIdOf = (id: number) => encodeGlobalId('ContactRequestStatus', id);

export const contactRequestStatusCalls = {
  'GET /api/contact-request-status': list({
    summary: 'The statuses.',
    input: z.object({ query: z.object(paging) }),
    document: document(
      `query ($first: Int!, $after: String) {
        answer: contactRequestStatuses(first: $first, after: $after) { totalCount edges { node { ...Status } } }
      }`,
      Status,
    ),
    variables: ({ query }) => pageOf(query),
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
    document: document(`query ($id: ID!) { answer: node(id: $id) { ...Status } }`, Status),
    variables: ({ path }) => ({ id: globalIdOf(path.id) }),
  }),
  'PUT /api/contact-request-status/{id}': changed({
    summary: 'Changes a status.',
    input: byId.extend({ body }),
    document: save,
    variables: ({ path, body }) => ({ input: { ...body, id: globalIdOf(path.id) } }),
  }),
  'DELETE /api/contact-request-status/{id}': gone({
    summary: 'Deletes a status that no contact request has.',
    input: byId,
    document: document(
      `mutation ($id: ID!) {
        answer: deleteContactRequestStatus(input: { id: $id }) {
          ...Failed
          ... on DeleteContactRequestStatusPayload { deletedId }
        }
      }`,
      Failed,
    ),
    variables: ({ path }) => ({ id: globalIdOf(path.id) }),
  }),
};
