import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { withId } from '../../../rest/authorize.ts';
import { byId, optionalReference, optionalText, text } from '../../../rest/body.ts';
import { change, deletion, document, pageOfRecords } from '../../../rest/document.ts';
import { inSnakeCase } from '../../../rest/failure.ts';
import { City, Country, Job, JobOffer, Subscription } from '../../../rest/fragments.ts';
import {
  byChange,
  flag,
  globalId,
  idOrAll,
  oldestFirst,
  orderByCreatedAt,
  pageOf,
  wholeNumber,
} from '../../../rest/parameters.ts';
import { changed, created, gone, list, oneOf, record, type Tag } from '../../../rest/row.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { offerTexts } from '../../core/catalog/offerFields.input.ts';
import type { Requirement } from '../../core/viewer/verb.ts';
import { requireAdmin, requireEmployer } from '../../core/viewer/viewer.ts';
import { requireEditableJobOffer } from './jobOffer.policy.ts';

/**
 * Job offers. The active ones are public. Admins and employers change them by calls of their own
 * (docs/product/rest-calls.md, 'Who may call what').
 */

const JobOffers = [JobOffer, Subscription, City, Country, Job];

/** In lower case, as in the record. */
const state = z
  .enum(['draft', 'active', 'filled', 'expired'], { error: 'This has to be draft, active, filled or expired.' })
  .transform((value) => value.toUpperCase());

const body = z.object({
  description: text,
  employer: optionalReference,
  city: optionalReference,
  job: optionalReference,
  max_rate: wholeNumber.nullish().transform((rate) => rate ?? 0),
  photo_uri: optionalText,
  part_time: flag.nullish(),
  full_time: flag.nullish(),
  hours_per_week: wholeNumber.nullish(),
  starts_on: optionalText,
  headcount: wholeNumber.nullish(),
  state: state.nullish(),
  active: flag.optional(),
  ...forFields(offerTexts.map(inSnakeCase), () => optionalText),
});
const inputOf = (given: z.output<typeof body>) => {
  const texts: Record<string, unknown> = given;
  const { photo_uri, starts_on } = given;
  return {
    employer: globalId('Employer', given.employer),
    // No record has this id, so the domain asks for one to be chosen.
    city: globalId('City', given.city) ?? '',
    job: globalId('Job', given.job) ?? '',
    maxRate: given.max_rate,
    description: given.description,
    ...forFields(offerTexts, (name) => texts[inSnakeCase(name)]),
    partTime: given.part_time,
    fullTime: given.full_time,
    hoursPerWeek: given.hours_per_week,
    headcount: given.headcount,
    state: given.state,
    active: given.active,
    ...(photo_uri !== undefined && { photoUri: photo_uri || null }),
    ...(starts_on !== undefined && { startsOn: starts_on || null }),
  };
};
const offerId = (id: number) => encodeGlobalId('JobOffer', id);

const save = change('saveJobOffer', 'record: jobOffer { ...JobOffer _version: version }', ...JobOffers);
const offers = (field: string, args: Record<string, string>) =>
  pageOfRecords(field, { reverse: 'Boolean!', ...args }, 'JobOffer', ...JobOffers);
const activeOffers = offers('jobOffers', { filter: 'JobOfferFilter' });
const allOffers = offers('adminJobOffers', { filter: 'AdminJobOfferFilter' });
const ownOffers = offers('myJobOffers', {});

const makeOffer = (onlyFor: Requirement) => ({
  onlyFor,
  input: z.object({ body }),
  document: save,
  variables: ({ body: given }: { body: z.output<typeof body> }) => ({ input: inputOf(given) }),
});
const changeOffer = (onlyFor: Requirement) => ({
  onlyFor,
  authorize: withId(({ id }, ctx) => requireEditableJobOffer(ctx, id)),
  input: byId.extend({ body }),
  document: save,
  variables: ({ path, body: given }: { path: { id: number }; body: z.output<typeof body> }) => ({
    input: { ...inputOf(given), id: offerId(path.id) },
  }),
});
const deleteOffer = (onlyFor: Requirement) => ({ ...deletion('JobOffer'), onlyFor });

export const jobOffersTag: Tag = {
  name: 'Job offers',
  description: 'The active ones are public. Employers change their own, admins all.',
  paths: ['/api/job-offer', '/api/my-job-offers', '/api/feeds/job-offers'],
  examples: {
    'JobOffer.id': 42,
    'FeedOffer.id': 42,
    'FeedOffer.slug': 'waiter-singapore-erin',
    'FeedOffer.photo_uri': '/media/offers/9b7d3e1f5a2c48d6b0e8f7a3c1d5b9e4.webp',
    'JobOffer.slug': 'waiter-singapore-erin',
    'JobOffer.photo_uri': '/media/offers/9b7d3e1f5a2c48d6b0e8f7a3c1d5b9e4.webp',
    'job_offers.id': 42,
  },
};

export const jobOfferCalls = {
  'GET /api/job-offers': list({
    summary: 'The active job offers; for admins all of them, unless they ask for the active ones.',
    input: z.object({
      query: z.object({
        ...byChange,
        ...orderByCreatedAt,
        'filters[job_id]': idOrAll,
        'filters[city_id]': idOrAll,
        'filters[active]': flag.optional(),
      }),
    }),
    // Paused offers are only in the admins' list, which the graph refuses to other viewers.
    document: oneOf({ activeOffers, allOffers }, ({ query }: { query: { 'filters[active]'?: boolean } }, { viewer }) =>
      viewer.kind === 'admin' || query['filters[active]'] === false ? 'allOffers' : 'activeOffers',
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
    document: document(
      `query ($id: Int!) { answer: jobOffer(databaseId: $id) { ...JobOffer _version: version } }`,
      ...JobOffers,
    ),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/job-offers/{id}': changed({ summary: 'Changes a job offer.', ...changeOffer(requireAdmin) }),
  'DELETE /api/job-offers/{id}': gone({ summary: 'Deletes a job offer.', ...deleteOffer(requireAdmin) }),
  'GET /api/my-job-offers': list({
    summary: "The employer's own job offers.",
    onlyFor: requireEmployer,
    input: z.object({ query: z.object({ ...byChange, ...orderByCreatedAt }) }),
    document: ownOffers,
    variables: ({ query }) => ({ ...pageOf(query), ...oldestFirst(query) }),
  }),
  'POST /api/my-job-offers': created({ summary: 'Makes an own job offer.', ...makeOffer(requireEmployer) }),
  'PUT /api/my-job-offers/{id}': changed({ summary: 'Changes an own job offer.', ...changeOffer(requireEmployer) }),
  'DELETE /api/my-job-offers/{id}': gone({ summary: 'Deletes an own job offer.', ...deleteOffer(requireEmployer) }),
};
