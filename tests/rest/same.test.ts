import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { Failure } from '../../server/domain/core/failures/errors.ts';
import { errorMask } from '../../server/graphql/failures.ts';
import { schema } from '../../server/graphql/schema.ts';
import { answerOf } from '../../server/rest/answer.ts';
import { inSnakeCase } from '../../server/rest/failure.ts';
import { documentedName } from '../../server/rest/forms.ts';
import { maxPageSize } from '../../server/rest/parameters.ts';
import { isFeed, type RestRequest, type Row } from '../../server/rest/row.ts';
import { type DocumentedCall, table } from '../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { executeBothWays, inOneWay } from '../support/bothWays.ts';
import { makeSupportMessage } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { contextFor } from '../support/graph.ts';
import { type Attempt, send } from './call.ts';
import { restCases } from './roles/cases.ts';
import { visitorsOf } from './visitors.ts';

/** REST has the data of the graph, for the same viewer: the same fields in each record, and the same lists in each order. */

/** Keys that are not the field's name in snake case (docs/product/rest-calls.md, 'Names and formats'). */
const renamed: Readonly<Record<string, readonly string[]>> = {
  'Chat.databaseId': ['id', 'chat_id'],
  'Chat.lastMessage': ['messages'],
  'Chat.members': ['users'],
  'Chat.viewerMember': ['self'],
  'Chat.viewerSharedHash': ['shared_hash', 'sharedHash'],
  'ContactRequest.jobSeeker': ['candidate'],
  'ContactRequest.jobSeekerName': ['candidate_name'],
  'EmailMessage.text': ['message'],
  'Employer.activeJobOfferDatabaseIds': ['job_offers'],
  'Employer.contactRequestCount': ['contact_requests_count'],
  'Employer.recentContactRequests': ['employer_contact_requests'],
  'Message.seenBy': ['saw_ids'],
};
const renamedAnywhere: Readonly<Record<string, string>> = {
  databaseId: 'id',
  userDatabaseId: 'id',
  recentChats: 'chats',
  recentEmailMessages: 'email_messages',
  role: 'group',
};
/** What `answerOf` takes apart, and keys that never have a value. */
const isOfEngine = (alias: string) =>
  /^(?:answer|record|edges|node|pageInfo|retryAfter|totalCount|_\w+)$|__(?:none|empty)$/.test(alias);

it.each(Object.entries<Row>(table))('%s names each field as the graph does', (_call, { documents }) => {
  const wrong: string[] = [];
  for (const document of documents) {
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ alias, name: { value: field } }) => {
          const type = types.getParentType()?.name;
          const key = alias?.value ?? field;
          const expected = renamed[`${type}.${field}`] ?? [renamedAnywhere[field] ?? inSnakeCase(field)];
          if (!isOfEngine(key) && type !== 'PageInfo' && !expected.includes(documentedName(key)))
            wrong.push(`${type}.${field}: ${key}`);
        },
      }),
    );
  }
  expect(wrong).toEqual([]);
});

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
beforeAll(async () => {
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  const { db } = fixtures.app.services;
  const { jobSeeker, employer, admin } = fixtures.people;
  for (const { id } of [jobSeeker, employer])
    await db.emailMessage.create({ data: { userId: id, senderId: admin.id, message: 'Hello' } });
  await makeSupportMessage(db, jobSeeker, jobSeeker, fixtures.app.clock.now);
  await makeSupportMessage(db, employer, admin, fixtures.app.clock.now);
});

const mask = errorMask(pino({ level: 'silent' }));
const contextOf = (actor: Actor) => ({
  ...contextFor(fixtures.app, fixtures.viewer(actor)),
  maxPageSize,
  source: 'REST' as const,
});
const requestOf = ({ path = {}, query = '', body }: Attempt): RestRequest => ({
  path: Object.fromEntries(Object.entries(path).map(([name, id]) => [name.replaceAll(' ', '_'), String(id)])),
  query: Object.fromEntries(new URLSearchParams(query)),
  body,
});

/** The answer of the row to what graphql itself, and not a compiled query, has made of its document. */
async function expectedOf(row: Row, attempt: Attempt, actor: Actor): Promise<{ status: number; body: unknown }> {
  try {
    const question = await row.ask(requestOf(attempt), contextOf(actor));
    const { data, errors } = await executeBothWays(question.document, question.variables, () => contextOf(actor));
    const { status, body } = answerOf(row, { data, errors: errors?.map(mask) }, question);
    return JSON.parse(JSON.stringify({ status, body }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.status, body: expect.objectContaining({ code: error.status }) };
  }
}

const reading = restCases.filter(({ call }) => call.startsWith('GET ') && !isFeed(table[call]));

it.each(reading)('$title is the result of its document, for each viewer', async ({ call, attempt, statuses }) => {
  const sent = await attempt(fixtures, 'anonymous');
  const compare = async (actor: Actor) => {
    const { status, body } = await send(visitors[actor], call, sent);
    expect(status).toBe(statuses[actor]);
    // Who may make the call at all is decided before its document.
    if (status !== 401 && status !== 403)
      expect({ status, body }, actor).toEqual(await expectedOf(table[call], sent, actor));
  };
  await inOneWay('ordinary', () => Promise.all(actors.map(compare)));
});

const people: readonly DocumentedCall[] = ['GET /api/candidates', 'GET /api/candidates/minimal'];
const orders: [call: DocumentedCall, query: string, actor: Actor, variables: object][] = [
  ['GET /api/jobs', 'orderByName=ASC', 'anonymous', { reverse: false }],
  ['GET /api/jobs', 'orderByName=DESC', 'anonymous', { reverse: true }],
  ['GET /api/contact-request-status', '', 'admin', { sort: 'POSITION' }],
  ['GET /api/contact-request-status', 'orderByCreatedAt=DESC', 'admin', { sort: 'CREATED', reverse: false }],
  ['GET /api/contact-request-status', 'orderByCreatedAt=ASC', 'admin', { sort: 'CREATED', reverse: true }],
  ['GET /api/job-offers', 'orderByCreatedAt=DESC', 'anonymous', { reverse: false }],
  ['GET /api/job-offers', 'orderByCreatedAt=ASC', 'anonymous', { reverse: true }],
  ...people.flatMap((call): typeof orders => [
    [call, '', 'anonymous', { sort: 'SIGNUP_DATE', reverse: false }],
    [call, 'orderByCreatedAt=asc', 'anonymous', { sort: 'SIGNUP_DATE', reverse: true }],
    [call, 'orderByCreatedAt=asc', 'admin', { sort: 'NEWEST', reverse: true }],
    [call, 'orderByPrice=ASC', 'anonymous', { sort: 'HOURLY_RATE', reverse: false }],
    [call, 'orderByPrice=ASC', 'admin', { sort: 'LOWEST_PRICE', reverse: false }],
    [call, 'orderByPopularity=DESC', 'anonymous', { sort: 'POPULARITY', reverse: false }],
    [call, 'orderByExperience=DESC', 'anonymous', { sort: 'EXPERIENCE', reverse: false }],
    [call, 'orderByLastMessageReceived=DESC', 'admin', { sort: 'LAST_MESSAGE', reverse: false }],
    [call, 'active=0', 'admin', { filter: expect.objectContaining({ active: false }) }],
    [call, 'q=maria', 'anonymous', { filter: expect.objectContaining({ q: 'maria' }) }],
  ]),
  ['GET /api/employers', 'orderByCreatedAt=DESC', 'admin', { sort: 'NEWEST', reverse: false }],
  ['GET /api/employers', 'orderByCreatedAt=ASC', 'admin', { sort: 'NEWEST', reverse: true }],
  ['GET /api/employers', 'orderByLastMessageReceived=DESC', 'admin', { sort: 'LATEST_MESSAGE', reverse: false }],
  ['GET /api/contact_requests', '', 'admin', { sort: 'REQUEST_DATE', reverse: false }],
  ['GET /api/contact_requests', 'orderByLastMessageReceived=DESC', 'admin', { sort: 'LATEST_MESSAGE', reverse: false }],
];

it.each(orders)('%s?%s asks the graph for that order, for %s', async (call, query, actor, variables) => {
  const filters = query.replace(/^\w+/, 'filters[$&]');
  const asked = await table[call].ask(requestOf({ query: filters }), contextOf(actor));
  expect(asked.variables).toMatchObject(variables);
});
