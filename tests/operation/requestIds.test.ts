import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createLog } from '../../server/log/log.ts';
import { version } from '../../server/log/version.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeAdmin } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { openSocket } from '../support/socket.ts';
import { logIn } from '../support/visiting.ts';

/** Each answer has an id, and so has what is logged about it: with it, an operator finds what a person reports. */

const lines: string[] = [];
const app = testApp({
  environment: { LOG_REQUESTS: '1' },
  log: createLog('info', { write: (line: string) => lines.push(line) }),
});
let admin: Visitor;
beforeAll(async () => {
  admin = await logIn(app, await makeAdmin(app.services.db));
});

const idOf = (response: Response) => response.headers.get('x-request-id');
const newId = /^[\da-f]{32}$/;

describe('an answer has an id', () => {
  it.each(['/', '/healthz', '/graphql', '/api/jobs', '/media/nothing', '/admin', '/%zz'])('of %s', async (path) => {
    const [one, other] = [await fetch(`${app.url}${path}`), await fetch(`${app.url}${path}`)];
    expect([idOf(one), idOf(other)]).toEqual([expect.stringMatching(newId), expect.stringMatching(newId)]);
    expect(idOf(one)).not.toBe(idOf(other));
  });

  it('that a trace or a proxy has given it', async () => {
    const ask = async (headers: Record<string, string>) => idOf(await fetch(`${app.url}/healthz`, { headers }));
    const trace = '0af7651916cd43dd8448eb211c80319c';
    expect(await ask({ traceparent: `00-${trace}-b7ad6b7169203331-01` })).toBe(trace);
    expect(await ask({ 'x-request-id': 'proxy-1234' })).toBe('proxy-1234');
    expect(await ask({ traceparent: `00-${trace}-b7ad6b7169203331-01`, 'x-request-id': 'proxy-1234' })).toBe(trace);
  });

  it.each([
    { 'x-request-id': 'short' },
    { 'x-request-id': 'with "quotes" and spaces' },
    { 'x-request-id': 'x'.repeat(129) },
    { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` },
    { traceparent: '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01' },
  ])('but none that is like %j', async (headers) => {
    expect(idOf(await fetch(`${app.url}/healthz`, { headers: new Headers(Object.entries(headers)) }))).toMatch(newId);
  });

  it('to an upgrade, and to one that is refused', async () => {
    const url = app.url.replace('http', 'ws');
    for (const [path, ...protocol] of [['/graphql', 'graphql-transport-ws'], ['/api/chat-events']] as const) {
      const headers = { cookie: admin.cookieHeader, origin: app.url };
      const socket = new WebSocket(`${url}${path}`, [...protocol], { headers });
      const [upgrade] = await once(socket, 'upgrade');
      expect(upgrade.headers['x-request-id']).toMatch(newId);
      socket.terminate();
    }
    const socket = new WebSocket(`${url}/api/chat-events`, { origin: app.url });
    const [request, response] = await once(socket, 'unexpected-response');
    expect(response.headers['x-request-id']).toMatch(newId);
    request.destroy();
  });
});

it('a request is a line, by its route and without what is in its address, unless machines ask', async () => {
  lines.length = 0;
  await fetch(`${app.url}/healthz`);
  const secret = 'c'.repeat(32);
  const answers = [
    await fetch(`${app.url}/api/chat/${secret}/employer?x=${secret}`),
    await fetch(`${app.url}/find-work?q=${secret}`, { headers: { 'user-agent': secret } }),
  ];
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ['/api/chat/:shared_hash/employer', '/*'].map((route, at) =>
      expect.objectContaining({
        ...{ level: 30, version, requestId: idOf(answers[at] ?? expect.fail()) },
        ...{ method: 'GET', route, status: answers[at]?.status, ms: expect.any(Number) },
      }),
    ),
  );
  expect(lines.join('')).not.toContain(secret);
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: 'ok', version });
});

describe('what is logged has the id', () => {
  beforeEach(async () => {
    await sql`ALTER TABLE job_offer RENAME TO job_offer_gone`.execute(app.services.sql);
    lines.length = 0;
  });
  afterEach(async () => {
    await sql`ALTER TABLE job_offer_gone RENAME TO job_offer`.execute(app.services.sql);
  });
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  const query = '{ jobOffers(first: 1) { edges { node { id } } } }';

  it('of a call of the graph', async () => {
    const response = await admin.post('/graphql', { query });
    expect(await response.text()).toContain('Something went wrong on our side.');
    expect(logged().map(({ requestId }) => requestId)).toEqual([idOf(response)]);
  });

  it('of a call of REST', async () => {
    const response = await admin.fetch('/api/job-offers');
    expect(response.status).toBe(500);
    expect(logged().map(({ requestId }) => requestId)).toEqual([idOf(response)]);
  });

  it('of the socket of the graph', async () => {
    const client = openSocket(app, admin, { 'x-request-id': 'the-one-socket' });
    const iterator = client.iterate({ query });
    await iterator.next().catch(() => undefined);
    await client.dispose();
    expect(logged().map(({ requestId }) => requestId)).toEqual(['the-one-socket']);
  });
});

it('what a job logs has its queue and its number', async () => {
  const { db, queue, log } = app.services;
  await db.$transaction((tx) => queue.add(tx, 'admin-email', {}));
  lines.length = 0;
  await queue.work('admin-email', async () => {
    await Promise.resolve();
    log.info('at work');
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'at work', queue: 'admin-email', job: expect.stringMatching(/^[\da-f-]{36}$/) }),
  ]);
});
