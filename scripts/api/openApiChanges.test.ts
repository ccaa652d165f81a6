import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../server/rest/openapi/json.ts';
import type { Operation } from '../../server/rest/openapi/operation.ts';
import { openApiChanges } from './openApiChanges.ts';

/** What breaks clients of the REST layer, and what does not. */

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

const breaking: [string, ReturnType<typeof api>, string[]][] = [
  ['a removed call', api({}, { post }), ['GET /api/offers is gone']],
  [
    'a call for fewer people',
    api({}, { get: { ...get, security: [{ session: [] }] }, post }),
    ['GET /api/offers is no longer for {}'],
  ],
  [
    'a removed parameter',
    api({}, { get: { ...get, parameters: [] }, post }),
    ['GET /api/offers page is no longer taken'],
  ],
  [
    'a parameter that is now required',
    api({}, { get: { ...get, parameters: [{ ...page, required: true }] }, post }),
    ['GET /api/offers page is required'],
  ],
  [
    'a new parameter that is required',
    api({}, { get: { ...get, parameters: [page, { ...page, name: 'city', required: true }] }, post }),
    ['GET /api/offers city is required'],
  ],
  [
    'a parameter with a narrower range',
    api({}, { get: { ...get, parameters: [{ ...page, schema: { type: 'integer', minimum: 2 } }] }, post }),
    ['GET /api/offers page has a higher minimum'],
  ],
  [
    'a parameter of another type',
    api({}, { get: { ...get, parameters: [{ ...page, schema: { type: 'boolean' } }] }, post }),
    ['GET /api/offers page is no longer taken as integer'],
  ],
  [
    'another status of success',
    api({}, { get, post: { ...post, responses: { 200: post.responses['201'] ?? { description: '' } } } }),
    ['POST /api/offers answers 201 no more'],
  ],
  [
    'another type of answer',
    api({}, { get, post: { ...post, responses: { 201: { description: 'Made.' } } } }),
    ['POST /api/offers answers no application/json any more'],
  ],
  [
    'a new field that is required',
    api({ SaveJob: { ...saveJob, required: ['name', 'rate'] } }),
    ['SaveJob.rate is required'],
  ],
  [
    'a field that is not taken any more',
    api({ SaveJob: without(saveJob, 'rate') }),
    ['SaveJob.rate is no longer taken'],
  ],
  [
    'a shorter text',
    api({ SaveJob: withKey(saveJob, 'name', { type: 'string', maxLength: 9 }) }),
    ['SaveJob.name has a lower maxLength'],
  ],
  [
    'a value that is not taken any more',
    api({ SaveJob: withKey(saveJob, 'kind', { type: 'string', enum: ['a'] }) }),
    ['SaveJob.kind no longer takes b'],
  ],
  [
    'a new pattern',
    api({ SaveJob: withKey(saveJob, 'name', { type: 'string', maxLength: 10, pattern: '^a' }) }),
    ['SaveJob.name has another pattern'],
  ],
  ['a removed key of an answer', api({ Job: without(job, 'name') }), ['Job.name is gone']],
  ['a key that may be absent', api({ Job: { ...job, required: ['id'] } }), ['Job.name may be absent']],
  ['a key of another type', api({ Job: withKey(job, 'id', { type: 'string' }) }), ['Job.id may be string']],
  [
    'a key that may be null',
    api({ Job: withKey(job, 'name', { type: ['string', 'null'] }) }),
    ['Job.name may be null'],
  ],
  [
    'a record that may be null',
    api({ Offer: withKey(offer, 'job', { anyOf: [{ $ref: '#/components/schemas/Job' }, { type: 'null' }] }) }),
    ['Offer.job may be null'],
  ],
  [
    'a key within one of several forms',
    api({ Offer: withKey(offer, 'city', { anyOf: [object({}), { type: 'null' }] }) }),
    ['Offer.city.id is gone'],
  ],
  [
    'a key with any value',
    api({ Offer: withKey(offer, 'state', { type: 'string' }) }),
    ['Offer.state may have any value'],
  ],
  [
    'one of several forms',
    api({ Offer: withKey(offer, 'owner', { anyOf: owners.map((owner) => without(owner, 'email')) }) }),
    ['Offer.owner.email is gone'],
  ],
  [
    'values of another type',
    api({ Offer: withKey(offer, 'prices', { type: 'object', additionalProperties: { type: 'string' } }) }),
    ['Offer.prices may be string'],
  ],
  [
    'a body that is now needed',
    api({}, { get: { ...get, requestBody: { required: true, content: {} } }, post }),
    ['GET /api/offers needs a body'],
  ],
  [
    'a type of body that is not taken any more',
    api({}, { get, post: { ...post, requestBody: { required: true, content: { 'text/plain': { schema: {} } } } } }),
    ['POST /api/offers takes no application/json any more'],
  ],
  [
    'items of another type',
    api({ Offer: withKey(offer, 'tags', { type: 'array', items: { type: 'integer' } }) }),
    ['Offer.tags may be integer'],
  ],
];

it.each(breaking)('%s breaks clients', (_what, after, expected) => {
  expect(changes(after)).toEqual(expected);
});

describe('clients go on after', () => {
  const harmless: [string, ReturnType<typeof api>][] = [
    ['nothing', api()],
    ['a new call', api({}, { get, post, put: post })],
    ['a new parameter', api({}, { get: { ...get, parameters: [page, { ...page, name: 'city' }] }, post })],
    [
      'a new refusal',
      api({}, { get: { ...get, responses: { ...get.responses, 429: { description: 'Slower.' } } }, post }),
    ],
    ['a new key of an answer', api({ Job: withKey(job, 'slug', { type: 'string' }) })],
    [
      'a new value of an answer',
      api({ Offer: withKey(offer, 'state', { type: 'string', enum: ['draft', 'active', 'filled'] }) }),
    ],
    ['a key that is never null any more', api({ Offer: withKey(offer, 'city', object({ id: { type: 'integer' } })) })],
    ['forms in another order', api({ Offer: withKey(offer, 'owner', { anyOf: owners.toReversed() }) })],
    ['a new field', api({ SaveJob: withKey(saveJob, 'plural', { type: 'string' }) })],
    [
      'a field that may be null',
      api({ SaveJob: withKey(saveJob, 'name', { type: ['string', 'null'], maxLength: 10 }) }),
    ],
    ['a field that is not required any more', api({ SaveJob: { ...saveJob, required: [] } })],
    ['a field that takes more', api({ SaveJob: withKey(saveJob, 'kind', { type: 'string', enum: ['a', 'b', 'c'] }) })],
    ['a number instead of an integer', api({ SaveJob: withKey(saveJob, 'rate', { type: 'number' }) })],
    ['other words', api({ Job: { ...job, description: 'What people do.' } })],
  ];

  it.each(harmless)('%s', (_what, after) => {
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
