import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChatsDocument, SendMessageDocument } from './generated/graphql.ts';
import { hourhand } from './hourhand.ts';

type Failing = (response: ServerResponse) => void;
const lost: Failing = (response) => response.destroy();
const answer =
  (status: number, headers: Record<string, string> = {}): Failing =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');

let server: Server;
let address: string;
/** What the next requests get; then `{}`. */
let failures: Failing[] = [];
let received: { method?: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
      (failures.shift() ?? answer(200))(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  failures = [];
});

const withKey = () => hourhand({ address, key: 'hh_test' });
const visitor = () => hourhand({ address });
const id = { params: { path: { id: 7 } } };
const job = { name: 'Cook', plural: 'Cooks' };
const message = { input: { chat: { databaseId: 7 }, text: 'Hello' } };

type Call = () => Promise<unknown>;
const safe: Record<string, Call> = {
  GET: () => withKey().rest.GET('/api/jobs'),
  'POST with a key': () => withKey().rest.POST('/api/jobs', { body: job }),
  PUT: () => withKey().rest.PUT('/api/jobs/{id}', { ...id, body: job }),
  query: () => withKey().graphql(ChatsDocument, { first: 1 }),
  'mutation that is safe to repeat': () => withKey().graphql(SendMessageDocument, message, { isSafeToRepeat: true }),
};
const unsafe: Record<string, Call> = {
  DELETE: () => withKey().rest.DELETE('/api/jobs/{id}', id),
  'PUT of a version': () =>
    withKey().rest.PUT('/api/jobs/{id}', {
      params: { path: { id: 7 }, header: { 'If-Match': '"1"' } },
      body: job,
    }),
  'POST of a visitor': () => visitor().rest.POST('/api/jobs', { body: job }),
  mutation: () => withKey().graphql(SendMessageDocument, message),
};
const soon = { 'retry-after': '0' };

describe.each(Object.entries(safe))('%s', (_name, call) => {
  it.each([
    ['after a lost connection', lost],
    ['after a 503', answer(503, soon)],
    ['after a 429', answer(429, soon)],
  ])('is sent again %s, the same', async (_when, failure) => {
    failures = [failure];
    await call();
    expect(received).toHaveLength(2);
    const sent = received.map(({ method, headers, body }) => [method, headers['idempotency-key'], body]);
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe.each(Object.entries(unsafe))('%s', (_name, call) => {
  it('is sent again after a 429', async () => {
    failures = [answer(429, soon)];
    await call();
    expect(received).toHaveLength(2);
  });

  it.each([
    ['after a lost connection', lost],
    ['after a 503', answer(503, soon)],
  ])('is not sent again %s', async (_when, failure) => {
    failures = [failure];
    await call().catch(() => {});
    expect(received).toHaveLength(1);
  });
});

describe('attempts', () => {
  it('are four, and the last answer is the answer', async () => {
    failures = Array.from({ length: 9 }, () => answer(503, soon));
    const { response } = await withKey().rest.GET('/api/jobs');
    expect([response.status, received.length]).toEqual([503, 4]);
  });

  it('wait for a first one that is still running, but not for a conflict', async () => {
    failures = [lost, answer(409, soon), answer(409)];
    const { response } = await withKey().rest.POST('/api/jobs', { body: job });
    expect([response.status, received.length]).toEqual([409, 3]);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('leave a long wait to the caller', async () => {
    failures = [answer(429, { 'retry-after': '3600' })];
    const { response } = await withKey().rest.GET('/api/jobs');
    expect([response.status, received.length]).toEqual([429, 1]);
  });
});

describe('an Idempotency-Key', () => {
  it('is another one for each call, or that of the caller', async () => {
    const { rest } = withKey();
    const body = job;
    await rest.POST('/api/jobs', { body });
    await rest.POST('/api/jobs', { body });
    await rest.POST('/api/jobs', { body, params: { header: { 'Idempotency-Key': 'mine' } } });
    const [first, second, third] = received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second === first, third]).toEqual([false, 'mine']);
  });
});

it('asks the environment for no cookies', async () => {
  const asked: string[] = [];
  const { rest, graphql } = hourhand({
    address,
    fetch: (request) => {
      asked.push(request.credentials);
      return fetch(request);
    },
  });
  await rest.GET('/api/jobs');
  await graphql(ChatsDocument, { first: 1 });
  expect(asked).toEqual(['omit', 'omit']);
});
