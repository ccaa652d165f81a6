import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../server/log/log.ts';
import { schedule } from '../../server/queue/schedule.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { goneStorage } from '../support/goneStorage.ts';
import { mutationText } from '../support/graph.ts';
import { listenLocally } from '../support/listening.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver, treeOf } from '../support/otlp/receiver.ts';
import { mailsTo } from '../support/outbox.ts';
import { newAccount } from '../support/signUp.ts';
import { openSocket } from '../support/socket.ts';
import { logIn } from '../support/visiting.ts';

/** What the receiver of traces gets of each kind of work, one act each, and that nothing of it is about people. */

const operations: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));
const persistedId = (name: string) => Object.keys(operations).find((id) => operations[id]?.includes(` ${name}(`)) ?? '';

/** What people have written, and what identifies them. */
const planted = {
  name: 'Quirina Plantagenet',
  email: 'quirina.plantagenet@example.test',
  message: 'Meet me behind the zymurgy hall',
  search: 'xylophonist',
  phone: '+6591837465',
};

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => lines.push(line) });

let receiver: OtlpReceiver;
let app: TestApp;
/** A provider of text messages, and the headers of what it was sent. */
let provider: Server;
let sentToProvider: Record<string, unknown> = {};
/** Lets its holder into a chat. */
let shareHash = '';
const traceIds = new Map<string, string>();

/** Does something with a request that belongs to a trace of its own, whose first span is not ours. */
async function act(
  name: string,
  request: (headers: { traceparent: string }) => Promise<unknown>,
  flags = '01',
): Promise<void> {
  const id = createHash('sha256').update(name).digest('hex').slice(0, 32);
  traceIds.set(name, id);
  await request({ traceparent: `00-${id}-${callersSpan}-${flags}` });
}
const callersSpan = 'b7ad6b7169203331';

const spansOf = (name: string): ReceivedSpan[] =>
  receiver.spans.filter(({ traceId }) => traceId === traceIds.get(name));

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  provider = createServer((request, response) => {
    sentToProvider = request.headers;
    response.writeHead(201).end('{}');
  });
  const port = await listenLocally(provider);
  app = await startTestApp({
    log,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-token',
      OTEL_SERVICE_NAME: 'hourhand-test',
      ...(await goneStorage()),
      SMS_URL: `http://127.0.0.1:${port}`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'a token',
      SMS_FROM: '+15005550006',
    },
  });
  await doEverything();
  // Sends what is left.
  await app.stop();
}, 120_000);
afterAll(async () => {
  await receiver.close();
  provider.close();
});

async function doEverything(): Promise<void> {
  const { db } = app.services;
  const { name, email, message, search, phone } = planted;
  const chat = await makeChatFixtures(app);
  shareHash = chat.shareHash;
  const visitor = await logIn(app, await makeEmployer(db, { name, email, whatsApp: phone }));
  const admin = await logIn(app, await makeAdmin(db));
  const ask = (who: Visitor, headers: Record<string, string>, body: object) =>
    who.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const change = (headers: Record<string, string>, mutation: string, input: object) =>
    ask(visitor, headers, { query: mutationText(mutation), variables: { input } });

  await act('a query', (headers) =>
    ask(visitor, headers, { query: `query ${name.replace(' ', '')} { jobs { id } cities { id } }` }),
  );
  await act('an operation of the product', (headers) =>
    ask(visitor, headers, {
      extensions: { persistedQuery: { version: 1, sha256Hash: persistedId('JobSeekersScreenQuery') } },
      variables: { readings: [{ job: search }], sort: 'SIGNUP_DATE' },
    }),
  );
  await act('a mutation that fails', (headers) =>
    change(headers, 'sendMessage', { chat: { databaseId: 0 }, text: message }),
  );
  await act('a REST call', (headers) =>
    fetch(`${app.url}/api/job-offers?search=${search}&email=${email}`, { headers }),
  );
  await act('a page', (headers) => fetch(`${app.url}/?q=${search}`, { headers }));
  await act('an address that does not exist', (headers) => fetch(`${app.url}/api/${search}`, { headers }));
  await act('a share link', (headers) => fetch(`${app.url}/api/chat/${chat.shareHash}/employer`, { headers }));
  await act('a file', (headers) => fetch(`${app.url}/media/photos/${'0'.repeat(32)}.webp`, { headers }));
  await act('a sign-up', async (headers) => {
    await visitor.fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(newAccount(`2.${email}`, { name })),
    });
    await mailsTo(app, `2.${email}`);
  });
  await act('a text message', (headers) =>
    ask(visitor, headers, { query: 'mutation { sendPhoneCode { __typename } }' }),
  );
  const { id: cityId } = await db.city.findFirstOrThrow();
  const purchase = { recurringMode: 'MONTHLY', cityId, paymentMethodId: 'pm_card_visa', returnPath: '/chat' };
  await act('a payment', (headers) => change(headers, 'subscribe', { ...purchase, attemptKey: 'attempt-of-a-trace' }));
  await act('a socket', async (headers) => {
    const client = openSocket(app, chat.employer, headers);
    const input = { chat: { databaseId: chat.chatId }, text: message };
    for await (const _ of client.iterate({ query: mutationText('sendMessage'), variables: { input } }));
    await client.dispose();
  });
  await act('a socket of chat events', async (headers) => {
    const socket = await openEventSocket(app, chat.employer, { headers });
    socket.send({ type: 'message', chat: { id: chat.chatId }, text: message, client_id: 'of-a-trace' });
    await socket.next(({ type }) => type === 'message' || type === 'error');
    socket.socket.close();
    await socket.closed;
  });
  await act('a socket that is refused', async (headers) => {
    await expect(openEventSocket(app, new Visitor(app.url), { headers })).rejects.toThrow();
  });
  await act('what is not recorded', (headers) => fetch(`${app.url}/api/jobs`, { headers }), '00');
  await sql`ALTER TABLE job_offer RENAME TO job_offer_gone`.execute(app.services.sql);
  await act('a bug', (headers) => admin.fetch('/api/job-offers', { headers }));
  await sql`ALTER TABLE job_offer_gone RENAME TO job_offer`.execute(app.services.sql);

  await act('a job that fails', async ({ traceparent }) => {
    await db.$transaction((tx) => app.services.queue.add(tx, 'admin-email', { email, traceparent }));
    await app.services.queue.work('admin-email', async ({ data }) => {
      expect(data).toEqual({ email });
      throw new Error(message);
    });
  });

  const done: (() => void)[] = [];
  const countPeople = async () => {
    await db.user.count({ where: { name } });
    for (const one of done) one();
  };
  const lookOften = async () => void (await db.user.count());
  const due = [
    { everySeconds: 10, run: lookOften },
    { everySeconds: 3600, run: countPeople },
  ];
  const close = schedule(due, { services: app.services, log });
  await new Promise<void>((resolve) => done.push(resolve));
  await close();
  await fetch(`${app.url}/healthz`);
}

/** The statements of an act are counted elsewhere. */
const withoutStatements = (spans: ReceivedSpan[]) =>
  spans.filter(({ attributes }) => attributes['db.system.name'] !== 'postgresql');

it.each([
  ['a query', ['POST /graphql', '  query jobs, cities']],
  ['an operation of the product', ['POST /graphql', '  query JobSeekersScreenQuery']],
  ['a mutation that fails', ['POST /graphql', '  mutation sendMessage']],
  ['a REST call', ['GET /api/job-offers', '  REST GET /api/job-offers', '    query jobOffers']],
  ['a page', ['GET /*', '  query FrameQuery', '  query HomeScreenQuery']],
  ['an address that does not exist', ['GET /api/*']],
  [
    'a share link',
    ['GET /api/chat/:shared_hash/employer', '  REST GET /api/chat/{shared_hash}/employer', '    query chat'],
  ],
  ['a file', ['GET /media/*', '  storage HeadObjectCommand']],
  ['a sign-up', ['POST /api/auth/sign-up/email', '  job account-mail', '    mail']],
  ['a job that fails', ['job admin-email']],
  ['a text message', ['POST /graphql', '  mutation sendPhoneCode', '    text message']],
  ['a socket', ['GET /graphql']],
  ['a socket of chat events', ['GET /api/chat-events']],
  ['a socket that is refused', ['GET /api/chat-events']],
])('%s is a tree of spans below that of its caller', (name, tree) => {
  expect(treeOf(withoutStatements(spansOf(name)), callersSpan)).toEqual(tree);
});

it('a payment has the requests to the provider, without ids', () => {
  const [request, mutation, ...calls] = treeOf(withoutStatements(spansOf('a payment')), callersSpan);
  expect([request, mutation]).toEqual(['POST /graphql', '  mutation subscribe']);
  expect(calls).toEqual(
    expect.arrayContaining([
      '    payment POST /v1/customers',
      '    payment POST /v1/subscriptions',
      '    payment POST /v1/payment_intents/:id/confirm',
      '    payment GET /v1/subscriptions/:id',
    ]),
  );
});

it('statements are spans of what sends them, by their table', () => {
  expect(treeOf(spansOf('a REST call'), callersSpan).slice(2)).toEqual([
    '    query jobOffers',
    '      SELECT job_offer',
    '      SELECT job_offer',
  ]);
  expect(treeOf(spansOf('a text message'), callersSpan).slice(3)).toEqual([
    '    SELECT user',
    '    BEGIN',
    '    SELECT user',
    '    INSERT phone_code',
    '    COMMIT',
    '    text message',
  ]);
  const statements = receiver.spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const names = new Set(statements.map(({ name }) => name));
  expect([...names].filter((name) => !/^[A-Z]+(?: [a-z_.]+)?$/.test(name))).toEqual([]);
});

it.each([
  ['websocket mutation sendMessage', ['  SELECT chat']],
  ['websocket event message', ['  SELECT session', '  mutation sendMessage', '    SELECT chat']],
  ['task countPeople', ['  SELECT user']],
])('%s is a trace of its own', (name, first) => {
  const own = receiver.spans.find((span) => span.name === name);
  const tree = treeOf(receiver.spans.filter(({ traceId }) => traceId === own?.traceId));
  expect(tree.slice(0, first.length + 1)).toEqual([name, ...first]);
});

it.each([
  ['a query', 'POST /graphql', 'server', false, { 'http.route': '/graphql', 'http.response.status_code': 200 }],
  ['a query', 'query jobs, cities', 'internal', false, { 'hourhand.outcome': 'done' }],
  ['a mutation that fails', 'mutation sendMessage', 'internal', false, { 'hourhand.outcome': 'InvalidInput' }],
  ['a socket that is refused', 'GET /api/chat-events', 'server', false, { 'http.response.status_code': 401 }],
  ['a REST call', 'SELECT job_offer', 'client', false, { 'db.collection.name': 'job_offer' }],
  ['a job that fails', 'job admin-email', 'consumer', true, { 'hourhand.outcome': 'failed', 'hourhand.attempt': 1 }],
  ['a sign-up', 'job account-mail', 'consumer', false, { 'hourhand.attempt': 1 }],
  ['a file', 'storage HeadObjectCommand', 'client', true, { 'error.type': 'ECONNREFUSED' }],
  ['a sign-up', 'mail', 'client', false, { 'hourhand.mail': 'a mail about an account (signUp)' }],
  ['a text message', 'text message', 'client', false, {}],
  ['a bug', 'GET /api/job-offers', 'server', true, { 'error.type': '500', 'http.response.status_code': 500 }],
  ['a bug', 'REST GET /api/job-offers', 'internal', true, { 'http.response.status_code': 500 }],
  ['a bug', 'SELECT job_offer', 'client', true, { 'error.type': '42P01' }],
])('of %s, %s says what it is', (act, name, kind, isError, attributes) => {
  const found = spansOf(act).find((span) => span.name === name);
  expect(found).toMatchObject({ kind, isError, attributes });
});

it('the trace goes on to the provider of text messages', () => {
  const { traceId, spanId } = spansOf('a text message').find(({ name }) => name === 'text message') ?? {};
  expect(sentToProvider.traceparent).toBe(`00-${traceId}-${spanId}-01`);
});

it('log lines have the id of their trace', () => {
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ msg }) => msg === 'unexpected error in the graph')).toEqual([
    expect.objectContaining({
      traceId: traceIds.get('a bug'),
      requestId: traceIds.get('a bug'),
      route: '/api/job-offers',
    }),
  ]);
  expect(logged.find(({ msg }) => msg.startsWith('Server listening'))).not.toHaveProperty('traceId');
});

it('what a caller does not record is not recorded, and neither are questions of machines', () => {
  expect(spansOf('what is not recorded')).toEqual([]);
  const names = receiver.spans.map(({ name }) => name);
  expect(names).not.toContain('GET /healthz');
  expect(names).not.toContain('task lookOften');
});

it.each([...Object.keys(planted), 'secret'])('no byte has a %s', (what) => {
  const bytes = receiver.bytes();
  // What is known to be there is found in the same way.
  expect(bytes.includes('sendMessage')).toBe(true);
  const text = new Map(Object.entries({ ...planted, secret: shareHash })).get(what) ?? '';
  expect(text.length).toBeGreaterThan(8);
  for (const form of [text, encodeURIComponent(text), text.replaceAll(' ', '')])
    expect(bytes.includes(form)).toBe(false);
});
