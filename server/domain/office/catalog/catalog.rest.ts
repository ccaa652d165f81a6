import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { byId, numbers, optionalReference, text } from '../../../rest/body.ts';
import { change, deletion, document, pageOfRecords, recordOf } from '../../../rest/document.ts';
import { City, Country, Job, Status } from '../../../rest/fragments.ts';
import { byChange, oldestFirst, orderByCreatedAt, pageOf } from '../../../rest/parameters.ts';
import { changed, created, gone, list, record, type Tag } from '../../../rest/row.ts';

/** Cities. Prices are a list, or a text as an admin types it. */

const cityBody = z.object({ name: text, country: optionalReference, recommended_prices: numbers });
const cityInput = ({ name, country, recommended_prices }: z.output<typeof cityBody>) => ({
  name,
  countryId: country?.id ?? 0,
  recommendedPrices: recommended_prices,
});
const saveCity = change('saveCity', 'record: city { ...City _version: version }', City, Country);

export const citiesTag: Tag = {
  name: 'Cities',
  description: 'Where people work, with the hourly rates to choose from.',
  paths: ['/api/cities'],
  examples: {
    'City.id': 1,
    'City.name': 'Singapore',
    'City.slug': 'singapore',
    'city.id': 1,
  },
};

export const cityCalls = {
  'POST /api/cities': created({
    summary: 'Makes a city.',
    input: z.object({ body: cityBody }),
    document: saveCity,
    variables: ({ body }) => ({ input: cityInput(body) }),
  }),
  'GET /api/cities/{id}': record({
    summary: 'One city.',
    input: byId,
    document: recordOf('City', City, Country),
    variables: ({ path }) => ({ id: encodeGlobalId('City', path.id) }),
  }),
  'PUT /api/cities/{id}': changed({
    summary: 'Changes a city.',
    input: byId.extend({ body: cityBody }),
    document: saveCity,
    variables: ({ path, body }) => ({ input: { ...cityInput(body), id: encodeGlobalId('City', path.id) } }),
  }),
  'DELETE /api/cities/{id}': gone({
    summary: 'Deletes a city without users and offers.',
    ...deletion('City'),
  }),
};

/** Careers. Public; changed by admins. */

const Career = `fragment Career on Career {
  id: databaseId
  title
  sub_title: subTitle
  description
  created_at: createdAt
  updated_at: updatedAt
}`;

const careerBody = z.object({ title: text, sub_title: text, description: text });
const careerInput = ({ title, sub_title, description }: z.output<typeof careerBody>) => ({
  title,
  subTitle: sub_title,
  description,
});
const saveCareer = change('saveCareer', 'record: career { ...Career _version: version }', Career);

export const careersTag: Tag = {
  name: 'Careers',
  description: 'Work at the company itself.',
  paths: ['/api/careers'],
  examples: {
    'Career.id': 3,
    'Career.title': 'Community manager',
    'Career.description': 'You welcome job seekers, answer their questions and bring them together with employers.',
  },
};

export const careerCalls = {
  'GET /api/careers': list({
    summary: 'The careers, in the order that admins have given.',
    input: z.object({ query: z.object(byChange) }),
    document: pageOfRecords('careers', {}, 'Career', Career),
    variables: ({ query }) => pageOf(query),
  }),
  'POST /api/careers': created({
    summary: 'Makes a career.',
    input: z.object({ body: careerBody }),
    document: saveCareer,
    variables: ({ body }) => ({ input: careerInput(body) }),
  }),
  'GET /api/careers/{id}': record({
    summary: 'One career.',
    input: byId,
    document: document(`query ($id: Int!) { answer: career(databaseId: $id) { ...Career _version: version } }`, Career),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/careers/{id}': changed({
    summary: 'Changes a career.',
    input: byId.extend({ body: careerBody }),
    document: saveCareer,
    variables: ({ path, body }) => ({ input: { ...careerInput(body), id: encodeGlobalId('Career', path.id) } }),
  }),
  'DELETE /api/careers/{id}': gone({
    summary: 'Deletes a career.',
    ...deletion('Career'),
  }),
};

/** Jobs. Public; changed by admins. The slug is filled automatically. */

const jobBody = z.object({ name: text, plural: text });
const saveJob = change('saveJob', 'record: job { ...Job _version: version }', Job);

export const jobsTag: Tag = {
  name: 'Jobs',
  description: 'What people are hired for.',
  paths: ['/api/jobs'],
  examples: {
    'Job.id': 1,
    'Job.name': 'Waiter',
    'Job.plural': 'Waiters',
    'job.id': 1,
  },
};

export const jobCalls = {
  'POST /api/jobs': created({
    summary: 'Makes a job.',
    input: z.object({ body: jobBody }),
    document: saveJob,
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
    input: byId.extend({ body: jobBody }),
    document: saveJob,
    variables: ({ path, body }) => ({ input: { ...body, id: encodeGlobalId('Job', path.id) } }),
  }),
  'DELETE /api/jobs/{id}': gone({
    summary: 'Deletes a job without job seekers, employers and offers.',
    ...deletion('Job'),
  }),
};

/** Statuses of contact requests, for the back office. */

const statusBody = z.object({ name: text, description: text });
const saveStatus = change('saveContactRequestStatus', 'record: status { ...Status _version: version }', Status);
const globalIdOf = (id: number) => encodeGlobalId('ContactRequestStatus', id);

export const contactRequestStatusesTag: Tag = {
  name: 'Contact request statuses',
  description: 'How far a contact request has come, in words of the back office.',
  paths: ['/api/contact-request-status'],
  examples: {
    'Status.id': 2,
    'Status.name': 'Interview',
    'Status.description': 'The two have agreed to meet.',
  },
};

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
    input: z.object({ body: statusBody }),
    document: saveStatus,
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
    input: byId.extend({ body: statusBody }),
    document: saveStatus,
    variables: ({ path, body }) => ({ input: { ...body, id: globalIdOf(path.id) } }),
  }),
  'DELETE /api/contact-request-status/{id}': gone({
    summary: 'Deletes a status that no contact request has.',
    ...deletion('ContactRequestStatus'),
  }),
};
