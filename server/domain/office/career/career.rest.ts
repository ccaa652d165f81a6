import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { byId, text } from '../../../rest/body.ts';
import { change, deletion, document, pageOfRecords } from '../../../rest/document.ts';
import { Career } from '../../../rest/fragments.ts';
import { byChange, pageOf } from '../../../rest/parameters.ts';
import { changed, created, gone, list, record } from '../../../rest/row.ts';

/** Careers. Public; changed by admins. */

const body = z.object({ title: text, sub_title: text, description: text });
const inputOf = ({ title, sub_title, description }: z.output<typeof body>) => ({
  title,
  subTitle: sub_title,
  description,
});
const save = change('saveCareer', 'record: career { ...Career _version: version }', Career);

export const careerCalls = {
  'GET /api/careers': list({
    summary: 'The careers, in the order that admins have given.',
    input: z.object({ query: z.object(byChange) }),
    document: pageOfRecords('careers', {}, 'Career', Career),
    variables: ({ query }) => pageOf(query),
  }),
  'POST /api/careers': created({
    summary: 'Makes a career.',
    input: z.object({ body }),
    document: save,
    variables: ({ body }) => ({ input: inputOf(body) }),
  }),
  'GET /api/careers/{id}': record({
    summary: 'One career.',
    input: byId,
    document: document(`query ($id: Int!) { answer: career(databaseId: $id) { ...Career _version: version } }`, Career),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/careers/{id}': changed({
    summary: 'Changes a career.',
    input: byId.extend({ body }),
    document: save,
    variables: ({ path, body }) => ({ input: { ...inputOf(body), id: encodeGlobalId('Career', path.id) } }),
  }),
  'DELETE /api/careers/{id}': gone({
    summary: 'Deletes a career.',
    ...deletion('Career'),
  }),
};
