import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { byId, text } from '../../../rest/body.ts';
import { change, deletion, recordOf } from '../../../rest/document.ts';
import { Job } from '../../../rest/fragments.ts';
import { changed, created, gone, record } from '../../../rest/row.ts';

/** Jobs. Public; changed by admins. The slug is filled automatically. */

const body = z.object({ name: text, plural: text });
const save = change('saveJob', 'record: job { ...Job _version: version }', Job);

export const jobCalls = {
  'POST /api/jobs': created({
    summary: 'Makes a job.',
    input: z.object({ body }),
    document: save,
    variables: ({ body }) => ({ input: body }),
  }),
  'GET /api/jobs/{id}': record({
    summary: 'One job.',
    input: byId,
    document: recordOf('Job', Job),
    variables: ({ path }) => ({ id: encodeGlobalId('Job', path.id) }),
  }),
  'PUT /api/jobs/{id}': changed({
    summary: 'Changes a job.',
    input: byId.extend({ body }),
    document: save,
    variables: ({ path, body }) => ({ input: { ...body, id: encodeGlobalId('Job', path.id) } }),
  }),
  'DELETE /api/jobs/{id}': gone({
    summary: 'Deletes a job without job seekers, employers and offers.',
    ...deletion('Job'),
  }),
};
