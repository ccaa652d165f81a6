import { z } from 'zod';
import { document, pageOfRecords } from '../../../rest/document.ts';
import { City, Country, Job } from '../../../rest/fragments.ts';
import { byChange, byCursor, direction, type Paging, pageOf, paging } from '../../../rest/parameters.ts';
import { list, plain, type Tag } from '../../../rest/row.ts';

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

export const referenceTag: Tag = {
  name: 'Reference data',
  description: 'What profiles choose from.',
  paths: ['/api/countries', '/api/sex', '/api/experience', '/api/languages'],
  examples: {
    'Country.id': 1,
    'Country.name': 'Singapore',
    'Country.currency_symbol': 'S$',
    'Country.currency_code': 'SGD',
    'Country.currency_name': 'Singapore dollar',
    'country.id': 1,
    'native_country.id': 3,
    'sex.id': 1,
    'sex.name': 'Female',
    'experience.id': 2,
    'experience.name': '1 to 3 years',
    'language.id': 4,
    'language.name': 'English',
  },
};

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
