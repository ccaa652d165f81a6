import { z } from 'zod';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId, optionalReference, optionalText, text } from '../body.ts';
import { document } from '../document.ts';
import { City, Country, Failed, Job, JobOffer } from '../fragments.ts';
import { direction, flag, globalId, id, pageOf, paging, wholeNumber } from '../parameters.ts';
import { changed, created, gone, list, record } from '../row.ts';

/** Job offers (document 000 §7): everybody reads the active ones, employers keep their own, admins all. */

const JobOffers = [JobOffer, City, Country, Job];

const body = z.object({
  description: text,
  employer: optionalReference,
  city: optionalReference,
  job: optionalReference,
  max_rate: wholeNumber.nullish().transform((rate) => rate ?? 0),
  photo_uri: optionalText,
  active: flag.optional(),
});
const inputOf = ({ description, employer, city, job, max_rate, photo_uri, active }: z.output<typeof body>) => ({
  description,
  employer: globalId('Employer', employer),
  // An id of no record at all: the domain says that one has to be chosen.
  city: globalId('City', city) ?? '',
  job: globalId('Job', job) ?? '',
  maxRate: max_rate,
  ...(photo_uri !== undefined && { photoUri: photo_uri || null }),
  active,
});
const offerId = (id: number) => encodeGlobalId('JobOffer', id);

const save = document(
  `mutation ($input: SaveJobOfferInput!) {
    answer: saveJobOffer(input: $input) { ... on SaveJobOfferPayload { record: jobOffer { ...JobOffer } } ...Failed }
  }`,
  ...JobOffers,
  Failed,
);
const remove = document(
  `mutation ($id: ID!) {
    answer: deleteJobOffer(input: { id: $id }) { ...Failed ... on DeleteJobOfferPayload { deletedId } }
  }`,
  Failed,
);
const activeOffers = document(
  `query ($first: Int!, $after: String, $reverse: Boolean!, $filter: JobOfferFilter) {
    answer: jobOffers(first: $first, after: $after, reverse: $reverse, filter: $filter) {
      totalCount
      edges { node { ...JobOffer } }
    }
  }`,
  ...JobOffers,
);
const allOffers = document(
  `query ($first: Int!, $after: String, $reverse: Boolean!, $filter: AdminJobOfferFilter) {
    answer: adminJobOffers(first: $first, after: $after, reverse: $reverse, filter: $filter) {
      totalCount
      edges { node { ...JobOffer } }
    }
  }`,
  ...JobOffers,
);
const ownOffers = document(
  `query ($first: Int!, $after: String, $reverse: Boolean!) {
    answer: myJobOffers(first: $first, after: $after, reverse: $reverse) { totalCount edges { node { ...JobOffer } } }
  }`,
  ...JobOffers,
);

/** Newest first unless asked otherwise. */
const orderByCreatedAt = { 'filters[orderByCreatedAt]': direction.optional() };
const reversed = (query: { 'filters[orderByCreatedAt]'?: 'ASC' | 'DESC' }) => ({
  reverse: query['filters[orderByCreatedAt]'] === 'ASC',
});

const makeOffer = {
  input: z.object({ body }),
  document: save,
  variables: ({ body: given }: { body: z.output<typeof body> }) => ({ input: inputOf(given) }),
};
const changeOffer = {
  input: byId.extend({ body }),
  document: save,
  variables: ({ path, body: given }: { path: { id: number }; body: z.output<typeof body> }) => ({
    input: { ...inputOf(given), id: offerId(path.id) },
  }),
};
const deleteOffer = {
  input: byId,
  document: remove,
  variables: ({ path }: { path: { id: number } }) => ({ id: offerId(path.id) }),
};

export const jobOfferCalls = {
  'GET /api/job-offers': list({
    summary: 'The active job offers; for admins all of them, unless they ask for the active ones.',
    input: z.object({
      query: z.object({
        ...paging,
        ...orderByCreatedAt,
        'filters[job_id]': id.optional(),
        'filters[city_id]': id.optional(),
        'filters[active]': flag.optional(),
      }),
    }),
    document: (_given, { viewer }) => (viewer.kind === 'admin' ? allOffers : activeOffers),
    variables: ({ query }, { viewer }) => ({
      ...pageOf(query),
      ...reversed(query),
      filter: {
        jobId: query['filters[job_id]'],
        cityId: query['filters[city_id]'],
        ...(viewer.kind === 'admin' && { active: query['filters[active]'] }),
      },
    }),
  }),
  'POST /api/job-offers': created({ summary: 'Makes a job offer, for an employer that an admin names.', ...makeOffer }),
  'GET /api/job-offers/{id}': record({
    summary: 'One job offer.',
    input: byId,
    document: document(`query ($id: Int!) { answer: jobOffer(databaseId: $id) { ...JobOffer } }`, ...JobOffers),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/job-offers/{id}': changed({ summary: 'Changes a job offer.', ...changeOffer }),
  'DELETE /api/job-offers/{id}': gone({ summary: 'Deletes a job offer.', ...deleteOffer }),
  'GET /api/my-job-offers': list({
    summary: "The employer's own job offers.",
    input: z.object({ query: z.object({ ...paging, ...orderByCreatedAt }) }),
    document: ownOffers,
    variables: ({ query }) => ({ ...pageOf(query), ...reversed(query) }),
  }),
  'POST /api/my-job-offers': created({ summary: 'Makes an own job offer.', ...makeOffer }),
  'PUT /api/my-job-offers/{id}': changed({ summary: 'Changes an own job offer.', ...changeOffer }),
  'DELETE /api/my-job-offers/{id}': gone({ summary: 'Deletes an own job offer.', ...deleteOffer }),
};
