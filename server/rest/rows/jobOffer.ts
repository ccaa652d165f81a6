import { z } from 'zod';
import { requireAdmin, requireEmployer } from '../../domain/account/require.ts';
import type { Viewer } from '../../domain/account/viewer.ts';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId, optionalReference, optionalText, text } from '../body.ts';
import { change, document, pageOfRecords } from '../document.ts';
import { City, Country, Job, JobOffer } from '../fragments.ts';
import { onlyFor } from '../onlyFor.ts';
import { flag, globalId, idOrAll, oldestFirst, orderByCreatedAt, pageOf, paging, wholeNumber } from '../parameters.ts';
import { changed, created, gone, list, oneOf, record } from '../row.ts';
import { deletion } from './deletion.ts';

/**
 * Job offers (document 000 §7): everybody reads the active ones. Admins keep all of them and employers their own, each by
 * calls for them alone (document 000 §6).
 */

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

const save = change('saveJobOffer', 'record: jobOffer { ...JobOffer }', ...JobOffers);
const offers = (field: string, args: Record<string, string>) =>
  pageOfRecords(field, { reverse: 'Boolean!', ...args }, 'JobOffer', ...JobOffers);
const activeOffers = offers('jobOffers', { filter: 'JobOfferFilter' });
const allOffers = offers('adminJobOffers', { filter: 'AdminJobOfferFilter' });
const ownOffers = offers('myJobOffers', {});

const makeOffer = (require: (viewer: Viewer) => unknown) => ({
  input: z.object({ body }),
  document: onlyFor(require, save),
  variables: ({ body: given }: { body: z.output<typeof body> }) => ({ input: inputOf(given) }),
});
const changeOffer = (require: (viewer: Viewer) => unknown) => ({
  input: byId.extend({ body }),
  document: onlyFor(require, save),
  variables: ({ path, body: given }: { path: { id: number }; body: z.output<typeof body> }) => ({
    input: { ...inputOf(given), id: offerId(path.id) },
  }),
});
const { document: remove, ...removal } = deletion('JobOffer');
const deleteOffer = (require: (viewer: Viewer) => unknown) => ({ ...removal, document: onlyFor(require, remove) });

export const jobOfferCalls = {
  'GET /api/job-offers': list({
    summary: 'The active job offers; for admins all of them, unless they ask for the active ones.',
    input: z.object({
      query: z.object({
        ...paging,
        ...orderByCreatedAt,
        'filters[job_id]': idOrAll,
        'filters[city_id]': idOrAll,
        'filters[active]': flag.optional(),
      }),
    }),
    document: oneOf({ activeOffers, allOffers }, (_given, { viewer }) =>
      viewer.kind === 'admin' ? 'allOffers' : 'activeOffers',
    ),
    variables: ({ query }, { viewer }) => ({
      ...pageOf(query),
      ...oldestFirst(query),
      filter: {
        jobId: query['filters[job_id]'],
        cityId: query['filters[city_id]'],
        ...(viewer.kind === 'admin' && { active: query['filters[active]'] }),
      },
    }),
  }),
  'POST /api/job-offers': created({
    summary: 'Makes a job offer, for an employer that an admin names.',
    ...makeOffer(requireAdmin),
  }),
  'GET /api/job-offers/{id}': record({
    summary: 'One job offer.',
    input: byId,
    document: document(`query ($id: Int!) { answer: jobOffer(databaseId: $id) { ...JobOffer } }`, ...JobOffers),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/job-offers/{id}': changed({ summary: 'Changes a job offer.', ...changeOffer(requireAdmin) }),
  'DELETE /api/job-offers/{id}': gone({ summary: 'Deletes a job offer.', ...deleteOffer(requireAdmin) }),
  'GET /api/my-job-offers': list({
    summary: "The employer's own job offers.",
    refusals: [401, 403],
    input: z.object({ query: z.object({ ...paging, ...orderByCreatedAt }) }),
    document: ownOffers,
    variables: ({ query }) => ({ ...pageOf(query), ...oldestFirst(query) }),
  }),
  'POST /api/my-job-offers': created({ summary: 'Makes an own job offer.', ...makeOffer(requireEmployer) }),
  'PUT /api/my-job-offers/{id}': changed({ summary: 'Changes an own job offer.', ...changeOffer(requireEmployer) }),
  'DELETE /api/my-job-offers/{id}': gone({ summary: 'Deletes an own job offer.', ...deleteOffer(requireEmployer) }),
};
