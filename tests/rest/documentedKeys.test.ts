import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from '../../server/rest/table.ts';
import { type Actor, testFixtures } from '../access/fixtures.ts';
import { document } from '../support/documented.ts';
import { makeJobOffer, makeSupportMessage } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { type Attempt, send } from './call.ts';
import { visitorsOf } from './visitors.ts';

/**
 * Every documented key of a record is in every response with the record, null or empty if the viewer may not see it
 * (docs/product/rest-calls.md, 'Records carry every documented key').
 */

/** An object has the keys of a nested record. */
type Keys = readonly (string | { readonly [key: string]: Keys })[];

const group = { group: ['id', 'name', 'role'] } as const;
const country: Keys = ['id', 'name', 'currency_symbol', 'currency_code', 'currency_name', 'situation_list'];
const city: Keys = ['id', 'name', 'slug', { country }, 'recommended_prices'];
const job: Keys = ['id', 'name', 'plural', 'slug', 'created_at', 'updated_at'];
const named: Keys = ['id', 'name'];
const message: Keys = [
  'id',
  { user: ['id', 'name', 'photo_uri', group] },
  'text',
  'photo_uri',
  'document_uri',
  'created_at',
  'updated_at',
  'type',
  { chat: ['id'] },
  'saw_ids',
];
const chat: Keys = ['id', 'shared_hash', 'sharedHash', { messages: message }, 'nb_messages', 'users'];
const profile: Keys = [
  ...['id', 'photo_uri', 'name', 'email', 'sex', 'native_country', 'language', 'whats_app', 'title', 'description'],
  ...['zip_code', 'job_areas', 'min_rate', 'answer1', 'answer2', 'answer3', 'answer4', 'part_time', 'full_time'],
  ...['created_at', 'updated_at', 'experience', 'video_uri', 'country', 'situation_in_country', { city }, { job }],
];
const user: Keys = [
  ...['id', 'name', 'email', 'photo_uri', group, 'my_chat_with_admin', 'active_subscriptions', { chats: chat }],
];
const jobSeeker: Keys = [
  ...profile,
  ...user,
  ...['active', 'updated', 'popularity', 'employer_contact_requests', 'company'],
  { email_messages: ['id', 'message', 'created_at', 'status'] },
];
const request: Keys = [
  ...['id', 'created_at', 'name', 'whats_app', 'email', 'company', 'description', 'part_time', 'full_time', 'status'],
  { candidate: ['name', { job: ['name'] }] },
  { employer: ['name'] },
  { chat: ['id', 'shared_hash', 'sharedHash'] },
];
const employer: Keys = [
  ...['id', 'name', 'email', 'whats_app', 'city', 'job', 'company', 'site', 'created_at', 'part_time', 'full_time'],
  ...['active_subscriptions', 'my_chat_with_admin', 'contact_requests_count', { employer_contact_requests: request }],
];
const fullRequest: Keys = [...request, { employer: ['active_subscriptions'] }, { chat }];
const jobOffer: Keys = [
  ...['id', 'max_rate', 'description', 'slug', 'photo_uri', 'created_at'],
  { employer: ['id', 'name', { job_offers: ['id'] }, 'active_subscriptions'] },
  { city: ['id', 'name', 'slug', { country: ['id'] }] },
  { job: ['id', 'name', 'slug', 'plural'] },
];
const status: Keys = ['id', 'name', 'description'];
const career: Keys = ['id', 'title', 'sub_title', 'description'];

/** The record that each call returns. */
const records = {
  'GET /api/jobs': job,
  'POST /api/jobs': job,
  'GET /api/jobs/{id}': job,
  'PUT /api/jobs/{id}': job,
  'GET /api/cities': city,
  'POST /api/cities': city,
  'GET /api/cities/{id}': city,
  'PUT /api/cities/{id}': city,
  'GET /api/countries': country,
  'GET /api/sex': named,
  'GET /api/experience': named,
  'GET /api/languages': named,
  'GET /api/job-offers': jobOffer,
  'POST /api/job-offers': jobOffer,
  'GET /api/job-offers/{id}': jobOffer,
  'PUT /api/job-offers/{id}': jobOffer,
  'GET /api/my-job-offers': jobOffer,
  'POST /api/my-job-offers': jobOffer,
  'PUT /api/my-job-offers/{id}': jobOffer,
  'GET /api/candidates': jobSeeker,
  'GET /api/candidates/minimal': profile,
  'PUT /api/candidates/{id}': jobSeeker,
  'PUT /api/candidates/{id}/change-status': jobSeeker,
  'POST /api/candidates/email/{id}': user,
  'GET /api/user/{id}': user,
  'GET /api/user/{id}/public': jobSeeker,
  'POST /api/user/{id}/upload-file-image': user,
  'POST /api/user/{id}/upload-file-video': user,
  'GET /api/get-user-info': user,
  'GET /api/get-user-info-admin': user,
  'GET /api/get-user-info-if-employer': user,
  'POST /api/save-user-info': jobSeeker,
  'GET /api/employers': employer,
  'PUT /api/employers/{id}': employer,
  'POST /api/employers/email/{id}': user,
  'POST /api/employers/no-login': employer,
  'GET /api/contact_requests': fullRequest,
  'GET /api/contact_requests/{id}': fullRequest,
  'PUT /api/contact_requests/{id}/change-status-to/{statusId}': fullRequest,
  'POST /api/contact_requests/employer-contact-candidate': fullRequest,
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': fullRequest,
  'POST /api/contact_requests/activate-new-introduction/{id}': fullRequest,
  'GET /api/contact-request-status': status,
  'POST /api/contact-request-status': status,
  'GET /api/contact-request-status/{id}': status,
  'PUT /api/contact-request-status/{id}': status,
  'GET /api/chat/{id}': chat,
  'GET /api/chat/{shared_hash}/employer': [
    ...['id', 'name', 'email', 'photo_uri', group, 'chats', 'active_subscriptions'],
  ],
  'POST /api/chat/{chatId}/i-saw-last-message/{userId}': chat,
  'GET /api/chat-with-user-{employerId}': chat,
  'POST /api/payment/get_pricing': ['recurring_mode', 'price', 'currency'],
  'GET /api/careers': career,
  'POST /api/careers': career,
  'GET /api/careers/{id}': career,
  'PUT /api/careers/{id}': career,
} satisfies Partial<Record<DocumentedCall, Keys>>;

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** Every object that a schema allows, including those in lists and pages. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.$ref !== undefined) return objectsIn(document.components.schemas[schema.$ref.replace(/^.*\//, '')] ?? {});
  if (schema.anyOf) return schema.anyOf.flatMap(objectsIn);
  if (schema.items) return objectsIn(schema.items);
  if (schema.properties?.pagination ?? schema.properties?.next_cursor) return objectsIn(schema.properties.data ?? {});
  return schema.properties ? [schema] : [];
}

/** The documented keys that are not required in an object. */
function missing(schema: Schema, keys: Keys): string[] {
  return objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    keys.flatMap((key) => {
      if (typeof key === 'string') return required.includes(key) ? [] : [key];
      return Object.entries(key).flatMap(([name, inner]) => {
        if (!required.includes(name)) return [name];
        return missing(properties[name] ?? {}, inner).map((lacking) => `${name}.${lacking}`);
      });
    }),
  );
}

describe.each(Object.entries(records))('%s', (call, keys) => {
  it('returns every documented key of its record', () => {
    const [method = '', path = ''] = call.split(/ (.*)/);
    const replies = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const reply = replies[200] ?? replies[201];
    const schema = reply && 'content' in reply ? reply.content?.['application/json']?.schema : undefined;
    expect(objectsIn(schema ?? {})).not.toEqual([]);
    expect(missing(schema ?? {}, keys)).toEqual([]);
  });
});

describe('the visible data', () => {
  const fixtures = testFixtures();
  const visitors = fixture(() => visitorsOf(fixtures));
  beforeAll(async () => {
    const { db } = fixtures.app.services;
    const { jobSeeker, premium, admin } = fixtures.people;
    await makeSupportMessage(db, jobSeeker, jobSeeker, fixtures.app.clock.now);
    for (const { id } of [jobSeeker, premium]) {
      await db.emailMessage.create({ data: { userId: id, senderId: admin.id, message: `Hello ${id}` } });
    }
  });

  /** One record of a response: the one with this id in a list, or the record itself. */
  async function recordOf(who: Actor, call: DocumentedCall, attempt: Attempt, id?: number): Promise<object> {
    const { status, body } = await send(visitors[who], call, attempt);
    expect(status, JSON.stringify(body)).toBe(200);
    const list: unknown = Object(body).data;
    return Object(Array.isArray(list) ? list.find((one) => Object(one).id === id) : body);
  }

  it('of a job seeker includes chats and mails only for admins, alone and in lists', async () => {
    const { id } = fixtures.people.jobSeeker;
    const chats = Object.values(fixtures.contacts)
      .map(({ chatId }) => chatId)
      .filter((chatId) => chatId !== fixtures.contacts.outside.chatId);
    for (const [call, attempt] of [
      ['GET /api/candidates', {}],
      ['GET /api/user/{id}', { path: { id } }],
    ] as const) {
      const found = Object(await recordOf('admin', call, attempt, id));
      const ids = found.chats.map((one: { id: number }) => one.id);
      expect(ids, call).toEqual(expect.arrayContaining(chats));
      expect(found).toMatchObject({
        chats: expect.arrayContaining([expect.objectContaining({ nb_messages: 1, messages: [expect.anything()] })]),
        email_messages: [{ message: `Hello ${id}`, status: 'ok' }],
        active_subscriptions: [],
        employer_contact_requests: [],
        company: null,
      });
    }
    for (const call of ['GET /api/candidates', 'GET /api/user/{id}/public'] as const) {
      expect(await recordOf('premium', call, { path: { id } }, id), call).toMatchObject({
        chats: null,
        email_messages: null,
      });
    }
  });

  it('of an employer includes contact requests, their number, subscriptions, chats and mails for admins', async () => {
    const { id } = fixtures.people.premium;
    const requests = [
      { id: fixtures.contacts.premium.requestId, employer: { id }, candidate: { job: expect.anything() } },
    ];
    for (const [call, attempt] of [
      ['GET /api/employers', {}],
      ['GET /api/user/{id}', { path: { id } }],
    ] as const) {
      expect(await recordOf('admin', call, attempt, id), call).toMatchObject({
        employer_contact_requests: requests,
        contact_requests_count: 1,
        active_subscriptions: [{ status: 'active' }],
        chats: [{ id: fixtures.contacts.premium.chatId }],
        email_messages: [{ message: `Hello ${id}` }],
      });
    }
    expect(await recordOf('premium', 'GET /api/get-user-info', {})).toMatchObject({
      employer_contact_requests: requests,
      contact_requests_count: null,
      email_messages: null,
      chats: [{ id: fixtures.contacts.premium.chatId }],
    });
  });

  it('of an employer by their share link includes whether there is a subscription', async () => {
    const { db } = fixtures.app.services;
    for (const [contact, subscriptions] of [
      ['premium', [{ status: 'active' }]],
      ['employer', []],
    ] as const) {
      const { hash } = fixtures.contacts[contact];
      expect(
        await recordOf('anonymous', 'GET /api/chat/{shared_hash}/employer', { path: { shared_hash: hash } }),
      ).toMatchObject({ id: fixtures.people[contact].id, active_subscriptions: subscriptions });
    }
    // The job seeker's link does not reveal the employer's subscription.
    const { jobSeekerHash } = await db.chat.findUniqueOrThrow({ where: { id: fixtures.contacts.premium.chatId } });
    expect(await recordOf('anonymous', 'GET /api/chat/{id}', { path: { id: jobSeekerHash ?? '' } })).toMatchObject({
      users: expect.arrayContaining([
        expect.objectContaining({ id: fixtures.people.premium.id, active_subscriptions: null }),
      ]),
    });
  });

  it('of the employer of a job offer includes subscriptions only for the employer and admins', async () => {
    const { id: employerId } = fixtures.people.premium;
    const offer = await makeJobOffer(fixtures.app.services.db, fixtures.catalog, { employerId });
    for (const [who, subscriptions] of [
      ['anonymous', null],
      ['jobSeeker', null],
      ['employer', null],
      ['premium', [expect.objectContaining({ status: 'active' })]],
      ['admin', [expect.objectContaining({ status: 'active' })]],
    ] as const) {
      for (const [call, attempt] of [
        ['GET /api/job-offers', {}],
        ['GET /api/job-offers/{id}', { path: { id: offer.id } }],
      ] as const) {
        expect(await recordOf(who, call, attempt, offer.id), `${call} by ${who}`).toMatchObject({
          employer: { id: employerId, active_subscriptions: subscriptions },
        });
      }
    }
  });
});
