import { z } from 'zod';
import { document, pageOfRecords } from '../../../rest/document.ts';
import { City, Country, Job } from '../../../rest/fragments.ts';
import { byChange, byCursor, direction, type Paging, pageOf, paging } from '../../../rest/parameters.ts';
import { list, plain } from '../../../rest/row.ts';

/** Public reference data. */

const pages = z.object({ query: z.object(paging) });
const orderByName = { 'filters[orderByName]': direction.optional() };
const pagesByName = z.object({ query: z.object({ ...byChange, ...orderByName }) });

const connection = (field: string, name: string, ...fragments: string[]) => ({
  input: pagesByName,
  document: pageOfRecords(field, { reverse: 'Boolean!' }, name, ...fragments),
  variables: ({ query }: { query: Paging & { 'filters[orderByName]'?: 'ASC' | 'DESC' } }) => ({
    ...pageOf(query),
    reverse: query['filters[orderByName]'] === 'DESC',
  }),
});

export const referenceCalls = {
  'GET /api/jobs': list({ summary: 'The jobs, by name.', ...connection('jobsConnection', 'Job', Job) }),
  'GET /api/cities': list({
    summary: 'The cities, by name.',
    ...connection('citiesConnection', 'City', City, Country),
  }),
  'GET /api/countries': list({
    summary: 'The countries, by name.',
    ...connection('countriesConnection', 'Country', Country),
    // Nothing changes them.
    input: z.object({ query: z.object({ ...byCursor, ...orderByName }) }),
  }),
  'GET /api/sex': list({
    summary: 'The sexes.',
    input: pages,
    document: document('query { answer: sexes { id: databaseId name } }'),
  }),
  'GET /api/experience': list({
    summary: 'The levels of experience, the least first.',
    input: pages,
    document: document('query { answer: experiences { id: databaseId name } }'),
  }),
  'GET /api/languages': plain({
    summary: 'The languages, by name.',
    input: z.object({}),
    document: document('query { answer: languages { id: databaseId name } }'),
  }),
};
