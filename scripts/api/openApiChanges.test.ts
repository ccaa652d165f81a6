import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../server/rest/openapi/json.ts';
import type { Operation } from '../../server/rest/openapi/operation.ts';
import { openApiChanges } from './openApiChanges.ts';

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const job = object({ id: { type: 'integer' }, name: { type: 'string' } });
const owners = [
  object({ id: { type: 'integer' }, slug: {} }),
  object({ name: { type: 'string' }, email: { type: 'string' } }),
];
const offer = object({
  job: { $ref: '#/components/schemas/Job' },
  state: { type: 'string', enum: ['draft', 'active'] },
  city: { anyOf: [object({ id: { type: 'integer' } }), { type: 'null' }] },
  tags: { type: 'array', items: { type: 'string' } },
  owner: { anyOf: owners },
  prices: { type: 'object', additionalProperties: { type: 'integer' } },
});
const saveJob = object(
  { name: { type: 'string', maxLength: 10 }, kind: { type: 'string', enum: ['a', 'b'] }, rate: { type: 'integer' } },
  ['name'],
);

type Schemas = Record<string, JsonSchema>;

const reply = (schema: JsonSchema) => ({ description: 'The answer.', content: { 'application/json': { schema } } });
const get: Operation = {
  operationId: 'getOffers',
  summary: 'Offers',
  tags: [],
  security: [{}, { session: [] }],
  parameters: [
    { name: 'page', in: 'query', description: 'Which.', required: false, schema: { type: 'integer', minimum: 1 } },
  ],
  responses: { 200: reply({ $ref: '#/components/schemas/Offer' }), 404: { description: 'None.' } },
};
const post: Operation = {
  ...get,
  parameters: [],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveJob' } } },
  },
  responses: { 201: reply({ $ref: '#/components/schemas/Job' }) },
};
const api = (schemas: Schemas = {}, operations: Record<string, Operation> = { get, post }) => ({
  paths: { '/api/offers': operations },
  components: { schemas: { Job: job, Offer: offer, SaveJob: saveJob, ...schemas } },
});
const changes = (after: ReturnType<typeof api>) =>
  openApiChanges(api(), after).map(({ name, what }) => `${name} ${what}`);
const withKey = (schema: JsonSchema, key: string, value: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, [key]: value },
});
const without = (schema: JsonSchema, key: string): JsonSchema => {
  const { [key]: _gone, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((one) => one !== key) };
};

const page = get.parameters?.[0];
if (!page) throw new Error('There is no parameter.');

const integer: JsonSchema = { type: 'integer' };
const string: JsonSchema = { type: 'string' };
const ofGet = (change: Partial<Operation>) => api({}, { get: { ...get, ...change }, post });
const ofPost = (change: Partial<Operation>) => api({}, { get, post: { ...post, ...change } });
const ofPage = (change: Partial<typeof page>) => ofGet({ parameters: [{ ...page, ...change }] });
const ofOffer = (key: string, value: JsonSchema) => api({ Offer: withKey(offer, key, value) });
const ofJob = (key: string, value: JsonSchema) => api({ Job: withKey(job, key, value) });
const ofSaving = (key: string, value: JsonSchema) => api({ SaveJob: withKey(saveJob, key, value) });
const otherCity = { ...page, name: 'city' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const withoutEmail = { anyOf: owners.map((owner) => without(owner, 'email')) };
const plainText = { required: true, content: { 'text/plain': { schema: {} } } };
const made = post.responses['201'] ?? { description: '' };
const renumbered: JsonSchema = { type: 'object', additionalProperties: string };

it.each<[what: string, after: ReturnType<typeof api>, said: string]>([
  ['a removed call', api({}, { post }), 'GET /api/offers is gone'],
  ['a call for fewer people', ofGet({ security: [{ session: [] }] }), 'GET /api/offers is no longer for {}'],
  ['a removed parameter', ofGet({ parameters: [] }), 'GET /api/offers page is no longer taken'],
  ['a parameter that is now required', ofPage({ required: true }), 'GET /api/offers page is required'],
  [
    'a new parameter that is required',
    ofGet({ parameters: [page, { ...otherCity, required: true }] }),
    'GET /api/offers city is required',
  ],
  ['a narrower range', ofPage({ schema: { ...integer, minimum: 2 } }), 'GET /api/offers page has a higher minimum'],
  ['another type', ofPage({ schema: { type: 'boolean' } }), 'GET /api/offers page is no longer taken as integer'],
  ['another status of success', ofPost({ responses: { 200: made } }), 'POST /api/offers answers 201 no more'],
  [
    'another type of answer',
    ofPost({ responses: { 201: { description: 'Made.' } } }),
    'POST /api/offers answers no application/json any more',
  ],
  [
    'a new field that is required',
    api({ SaveJob: { ...saveJob, required: ['name', 'rate'] } }),
    'SaveJob.rate is required',
  ],
  ['a field that is not taken any more', api({ SaveJob: without(saveJob, 'rate') }), 'SaveJob.rate is no longer taken'],
  ['a shorter text', ofSaving('name', { ...string, maxLength: 9 }), 'SaveJob.name has a lower maxLength'],
  ['a value that is not taken', ofSaving('kind', { ...string, enum: ['a'] }), 'SaveJob.kind no longer takes b'],
  ['a new pattern', ofSaving('name', { ...string, maxLength: 10, pattern: '^a' }), 'SaveJob.name has another pattern'],
  ['a removed key of an answer', api({ Job: without(job, 'name') }), 'Job.name is gone'],
  ['a key that may be absent', api({ Job: { ...job, required: ['id'] } }), 'Job.name may be absent'],
  ['a key of another type', ofJob('id', string), 'Job.id may be string'],
  ['a key that may be null', ofJob('name', { type: ['string', 'null'] }), 'Job.name may be null'],
  ['a record that may be null', ofOffer('job', orNull({ $ref: '#/components/schemas/Job' })), 'Offer.job may be null'],
  ['a key within one of several forms', ofOffer('city', orNull(object({}))), 'Offer.city.id is gone'],
  ['a key with any value', ofOffer('state', string), 'Offer.state may have any value'],
  ['one of several forms', ofOffer('owner', withoutEmail), 'Offer.owner.email is gone'],
  ['values of another type', ofOffer('prices', renumbered), 'Offer.prices may be string'],
  ['items of another type', ofOffer('tags', { type: 'array', items: integer }), 'Offer.tags may be integer'],
  [
    'a body that is now needed',
    ofGet({ requestBody: { required: true, content: {} } }),
    'GET /api/offers needs a body',
  ],
  [
    'a type of body that is not taken',
    ofPost({ requestBody: plainText }),
    'POST /api/offers takes no application/json any more',
  ],
])('%s breaks clients', (_what, after, said) => {
  expect(changes(after)).toEqual([said]);
});

describe('clients go on after', () => {
  const states = ['draft', 'active', 'filled'];
  it.each<[what: string, after: ReturnType<typeof api>]>([
    ['nothing', api()],
    ['a new call', api({}, { get, post, put: post })],
    ['a new parameter', ofGet({ parameters: [page, otherCity] })],
    ['a new refusal', ofGet({ responses: { ...get.responses, 429: { description: 'Slower.' } } })],
    ['a new key of an answer', ofJob('slug', string)],
    ['a new value of an answer', ofOffer('state', { ...string, enum: states })],
    ['a key that is never null any more', ofOffer('city', object({ id: integer }))],
    ['forms in another order', ofOffer('owner', { anyOf: owners.toReversed() })],
    ['a new field', ofSaving('plural', string)],
    ['a field that may be null', ofSaving('name', { type: ['string', 'null'], maxLength: 10 })],
    ['a field that is not required any more', api({ SaveJob: { ...saveJob, required: [] } })],
    ['a field that takes more', ofSaving('kind', { ...string, enum: ['a', 'b', 'c'] })],
    ['a number instead of an integer', ofSaving('rate', { type: 'number' })],
    ['other words', api({ Job: { ...job, description: 'What people do.' } })],
  ])('%s', (_what, after) => {
    expect(changes(after)).toEqual([]);
  });

  it('a change of one of several components, which is named by it and not by another one', () => {
    const forms = { anyOf: ['Person', 'Job'].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
    const Offer = withKey(offer, 'owner', forms);
    // A job without its name has as much of a person without an email.
    const Person = object({ id: { type: 'integer' }, email: { type: 'string' } });
    const before = api({ Offer, Person });
    const after = api({ Offer, Person, Job: without(job, 'name') });
    expect(openApiChanges(before, after)).toEqual([{ name: 'Job.name', what: 'is gone' }]);
  });

  it('a schema that refers to itself', () => {
    const chat = withKey(offer, 'job', { $ref: '#/components/schemas/Offer' });
    const before = api({ Offer: chat });
    expect(openApiChanges(before, api({ Offer: chat }))).toEqual([]);
    expect(openApiChanges(before, api({ Offer: without(chat, 'tags') }))).toEqual([
      { name: 'Offer.tags', what: 'is gone' },
    ]);
  });
});
