import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendPhoneCode } from '../../../server/domain/accounts/badge/badges.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeEmployer } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { listenLocally } from '../../support/listening.ts';
import { mailsTo } from '../../support/outbox.ts';

type Answer = { status: number; body: object | string };

let provider: Server;
let app: TestApp;
let received: Record<string, string>[] = [];
/** The next answer, instead of accepting the message. */
let next: Answer | null = null;

const silent = pino({ level: 'silent' });
const account = 'AC0123456789';
const token = 'a secret token';

async function answerTo(request: IncomingMessage): Promise<Answer> {
  const body = await text(request);
  const right = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  if (request.headers.authorization !== right) return { status: 401, body: { code: 20003 } };
  const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (!form || `${request.method} ${request.url}` !== `POST /2010-04-01/Accounts/${account}/Messages.json`) {
    return { status: 404, body: { code: 20404 } };
  }
  if (next) return next;
  received.push(Object.fromEntries(new URLSearchParams(body)));
  return { status: 201, body: { sid: 'SM1', status: 'queued' } };
}

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const own = { SMS_URL: `http://127.0.0.1:${await listenLocally(provider)}/`, SMS_ACCOUNT: account, SMS_TOKEN: token };
  app = await startTestApp({ environment: { ...own, SMS_FROM: '+15005550006' }, log: silent });
});
afterAll(async () => {
  await app.stop();
  provider.close();
});
afterEach(() => {
  received = [];
  next = null;
});

async function sendTo(on: TestApp, whatsApp: string): Promise<void> {
  const { id } = await makeEmployer(on.services.db, { whatsApp });
  await sendPhoneCode(contextFor(on, { kind: 'employer', id, sessionId: id }));
}

it('sends the message through the provider, and nothing into the outbox', async () => {
  await sendTo(app, '+6581230001');
  const Body = received[0]?.Body ?? '';
  expect(received).toEqual([{ To: '+6581230001', From: '+15005550006', Body }]);
  expect(Body).toMatch(/^(\d{6}) is your code for Hourhand\.[\s\S]*\n@localhost #\1$/);
  expect(await mailsTo(app, '+6581230001')).toEqual([]);
});

it('names the number when it gets no messages', async () => {
  next = { status: 400, body: { code: 21614, message: 'not a mobile number' } };
  await expect(sendTo(app, '+6581230002')).rejects.toMatchObject({ fields: [{ field: 'whatsApp' }] });
});

it.each([
  ['a wrong token', { status: 401, body: { code: 20003 } }],
  ['what is no JSON', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a sender that is not ours', { status: 400, body: { code: 21606 } }],
])('asks to try later after %s', async (_what, answer) => {
  next = answer;
  await expect(sendTo(app, '+6581230003')).rejects.toMatchObject({ name: 'Unavailable' });
});

it('without a provider and outside of the demo, pages do not offer it and nothing is sent', async () => {
  // Mails are sent, so there is no outbox that anyone reads.
  const other = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:9', log: silent });
  try {
    const query = '{ sendsTextMessages }';
    expect((await new Visitor(other.url).graphql(query)).data).toEqual({ sendsTextMessages: false });
    expect((await new Visitor(app.url).graphql(query)).data).toEqual({ sendsTextMessages: true });
    await expect(sendTo(other, '+6581230005')).rejects.toMatchObject({ name: 'Unavailable' });
  } finally {
    await other.stop();
  }
});
