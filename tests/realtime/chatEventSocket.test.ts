import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { messageBurst } from '../../server/graphql/liveSocket.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { type Event, openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

/** The socket of JSON events for older clients (docs/chat-events.md): refusals, then its events. */

const app = testApp();
const catalog = testCatalog(app);
let employer: Visitor;
let jobSeeker: Visitor;
let admin: Visitor;
let names: { employer: string; jobSeeker: string };
let ids: { employer: number; jobSeeker: number };
let chat: { id: number };
let hash: string;

const open = (visitor: Visitor, query = '') => openEventSocket(app, visitor, { query });

const ofType = (type: string) => (event: Event) => event.type === type;
const refusedWith = (code: number, more: object = {}) => ({
  type: 'error',
  code,
  message: expect.any(String),
  ...more,
});

beforeAll(async () => {
  const made = await makeChatFixtures(app);
  ({ employer, jobSeeker, admin, shareHash: hash } = made);
  chat = { id: made.chatId };
  const members = { employer: true, jobSeeker: true };
  const row = await app.services.db.chat.findUniqueOrThrow({ where: chat, include: members });
  const [boss, seeker] = [row.employer ?? expect.fail(), row.jobSeeker ?? expect.fail()];
  names = { employer: boss.name, jobSeeker: seeker.name };
  ids = { employer: boss.id, jobSeeker: seeker.id };
});

describe('a socket is refused for', () => {
  const stranger = () => new Visitor(app.url);
  const notFound = { code: 404, message: 'Not found.' };

  it('a visitor without a session or a share link', async () => {
    expect(await tryEventSocket(app, stranger())).toEqual({
      status: 401,
      body: { code: 401, message: 'Please log in.' },
    });
    const query = '?shared_hash=&sharedHash=';
    expect(await tryEventSocket(app, stranger(), { query })).toMatchObject({ status: 401 });
  });

  it('an unknown share link, with and without a session', async () => {
    for (const visitor of [stranger(), employer, admin]) {
      for (const query of ['?shared_hash=unknown-link', `?sharedHash=${'x'.repeat(5_000)}`]) {
        expect(await tryEventSocket(app, visitor, { query })).toEqual({ status: 404, body: notFound });
      }
    }
  });

  it('two share links, or one that cannot be stored as text', async () => {
    for (const query of [`?shared_hash=${hash}&sharedHash=another`, '?shared_hash=%00']) {
      expect(await tryEventSocket(app, stranger(), { query })).toMatchObject({ status: 400, body: { code: 400 } });
    }
  });

  it('a page of another origin, even with cookies', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const query of ['', `?shared_hash=${hash}`]) {
      expect(await tryEventSocket(app, employer, { query, headers })).toMatchObject({
        status: 403,
        body: { code: 403 },
      });
    }
  });

  it('a request that is not for a websocket', async () => {
    const answer = await employer.fetch('/api/chat-events');
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    expect(await answer.json()).toMatchObject({ code: 426 });
  });

  it('invalid addresses and immediate disconnects, without effect on other sockets', async () => {
    const { port } = new URL(app.url);
    for (const path of ['//', '/api/chat-events/else', '/__proto__', '/api/chat-events']) {
      const asked = request({ port, path, headers: { connection: 'Upgrade', upgrade: 'websocket' } });
      asked.on('error', () => {});
      const ended = new Promise((resolve) => asked.once('close', resolve));
      asked.on('upgrade', () => asked.destroy());
      asked.end();
      await ended;
    }
    const hangsUp = connect(Number(port));
    hangsUp.write(
      'GET /api/chat-events HTTP/1.1\r\nhost: a\r\norigin: http://b\r\nconnection: upgrade\r\nupgrade: w\r\n\r\n',
    );
    hangsUp.resetAndDestroy();
    await open(employer);
  });
});

describe('messages', () => {
  it('reach every participant once, as stored, and the sender with the client_id', async () => {
    const [mine, mineToo, theirs, byLink, back] = await Promise.all([
      open(employer),
      open(employer),
      open(jobSeeker),
      open(new Visitor(app.url), `?sharedHash=${hash}`),
      open(admin),
    ]);
    mine.send({ type: 'message', chat, text: ' Can you start on Friday? ', photo_uri: null, client_id: 'on-friday' });
    const sent = await mine.next(ofType('message'));
    const row = await app.services.db.message.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const stored = {
      type: 'message',
      id: row.id,
      chat,
      user: { id: ids.employer, name: names.employer, photo_uri: null, group: expect.objectContaining({ id: 2 }) },
      text: 'Can you start on Friday?',
      photo_uri: null,
      document_uri: null,
      created_at: row.createdAt.toISOString(),
      updated_at: expect.any(String),
      saw_ids: [ids.employer],
    };
    expect(sent).toEqual({ ...stored, client_id: 'on-friday' });
    expect(await mineToo.next(ofType('message'))).toEqual(sent);
    const firstName = { ...stored, user: { ...stored.user, name: 'Erin' } };
    expect(await theirs.next(ofType('message'))).toEqual(firstName);
    expect(await byLink.next(ofType('message'))).toEqual({ ...firstName, client_id: 'on-friday' });
    expect(await back.next(ofType('message'))).toEqual(stored);
    // As returned by the calls.
    const { messages } = await (await jobSeeker.fetch(`/api/chat/${chat.id}?page_size=1`)).json();
    expect({ ...messages[0], type: 'message' }).toEqual(firstName);

    theirs.send({ type: 'message', chat, text: 'Yes' });
    const answer = await mine.next(ofType('message'));
    expect(answer).toMatchObject({ text: 'Yes', user: { id: ids.jobSeeker } });
    expect(answer).not.toHaveProperty('client_id');
  });

  it('are stored and delivered in the order of sending, at any speed', async () => {
    const [mine, theirs] = await Promise.all([open(employer), open(jobSeeker)]);
    const texts = Array.from({ length: 15 }, (_, number) => `Number ${number}`);
    for (const text of texts) mine.send({ type: 'message', chat, text });
    for (const socket of [mine, theirs]) {
      const heard: Event[] = [];
      while (heard.length < texts.length) heard.push(await socket.next(ofType('message')));
      expect(heard.map(({ text }) => text)).toEqual(texts);
      const ids = heard.map(({ id }) => Number(id));
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  it('are refused with field errors and their client_id', async () => {
    const socket = await open(employer);
    const errors = (...fields: string[]) => ({
      children: Object.fromEntries(fields.map((field) => [field, { errors: [expect.any(String)] }])),
    });
    for (const [message, fields] of [
      [{ chat, text: '  ' }, ['text']],
      [{ chat, text: 'a\0b' }, ['text']],
      [{ chat, text: ['Hello'] }, ['text']],
      [{ chat, photo_uri: '/media/chats/nobodys.webp' }, ['photo_uri']],
      [{ chat, document_uri: 7, text: 1 }, ['document_uri', 'text']],
      [{ text: 'Where?' }, ['chat']],
      [{ chat: { id: 'here' }, text: 'Where?' }, ['chat']],
      [{ chat: { id: 1e12 }, text: 'Where?' }, ['chat']],
    ] as const) {
      socket.send({ type: 'message', client_id: 'refused-1', ...message });
      const refused = refusedWith(400, { client_id: 'refused-1', ...errors(...fields) });
      expect(await socket.next(), JSON.stringify(message).slice(0, 80)).toEqual(refused);
    }
    socket.send({ type: 'message', chat, text: 'Hello', client_id: 'short' });
    expect(await socket.next()).toEqual(refusedWith(400, { client_id: 'short', ...errors('client_id') }));
  });

  it('over a share link are sent as its owner, into its chat only', async () => {
    const socket = await open(new Visitor(app.url), `?shared_hash=${hash}`);
    socket.send({ type: 'message', chat, text: 'By the link', client_id: 'by-the-link' });
    expect(await socket.next()).toMatchObject({ user: { id: ids.employer }, client_id: 'by-the-link' });
    for (const id of [chat.id + 1, 1_000_000]) {
      socket.send({ type: 'message', chat: { id }, text: 'Elsewhere' });
      expect(await socket.next()).toEqual(refusedWith(404));
    }
  });
});

describe('other events', () => {
  it('typing reaches the other participants, with the user', async () => {
    const [mine, theirs] = await Promise.all([open(employer), open(jobSeeker)]);
    mine.send({ type: 'typing', chat });
    expect(await theirs.next()).toEqual({ type: 'typing', chat, user: { id: ids.employer, name: 'Erin' } });
    theirs.send({ type: 'typing', chat });
    // The sender does not receive their own event.
    expect(await mine.next()).toEqual({ type: 'typing', chat, user: { id: ids.jobSeeker, name: names.jobSeeker } });
  });

  it('seen events reach every participant and appear in saw_ids', async () => {
    const [mine, theirs] = await Promise.all([open(employer), open(jobSeeker)]);
    mine.send({ type: 'message', chat, text: 'See this' });
    await theirs.next(ofType('message'));
    theirs.send({ type: 'i-saw-last-message', chat });
    const user = { id: ids.jobSeeker, name: names.jobSeeker };
    for (const socket of [mine, theirs]) {
      expect(await socket.next(ofType('i-saw-last-message'))).toEqual({ type: 'i-saw-last-message', chat, user });
    }
    const { messages } = await (await employer.fetch(`/api/chat/${chat.id}?page_size=1`)).json();
    expect(messages[0].saw_ids.sort()).toEqual([ids.employer, ids.jobSeeker].sort());
  });

  it('a change of the list of chats is reported for a message and for a new chat', async () => {
    const [theirs, byLink] = await Promise.all([open(jobSeeker), open(new Visitor(app.url), `?shared_hash=${hash}`)]);
    await say(employer, chat.id, 'New');
    expect(await theirs.next(ofType('chats'))).toEqual({ type: 'chats' });
    // Holders of a share link have no list.
    expect(await byLink.next()).toMatchObject({ type: 'message', text: 'New' });
    const user = await makeJobSeeker(app.services.db, catalog);
    const other = await open(await logIn(app, user));
    await mutateOver(employer, 'contactJobSeeker', { jobSeeker: encodeGlobalId('JobSeeker', user.id) });
    expect(await other.next()).toEqual({ type: 'chats' });
    byLink.send({ type: 'unheard-of' });
    expect(await byLink.next()).toMatchObject({ type: 'error' });
  });
});

describe('an invalid event', () => {
  it.each([
    ['not JSON', 'hello'],
    ['with an inherited property as type', '{"type":"constructor"}'],
    ['deeply nested', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['with a prototype', '{"type":"typing","__proto__":{"chat":{"id":1}}}'],
    ['as binary data', new TextEncoder().encode('{"type":"typing"}')],
  ])('(%s) gets an error', async (_what, text) => {
    const socket = await open(employer);
    socket.send(text);
    expect(await socket.next()).toEqual(refusedWith(400, { children: expect.any(Object) }));
    socket.send({ type: 'typing', chat });
    socket.send({ type: 'i-saw-last-message', chat: { id: 1_000_000 } });
    expect(await socket.next(ofType('error'))).toEqual(refusedWith(404));
  });

  it('that is too large gets an error, and a far too large one closes the socket', async () => {
    const socket = await open(employer);
    socket.send({ type: 'message', chat, text: 'x'.repeat(70_000) });
    expect(await socket.next()).toEqual(refusedWith(413));
    socket.send({ type: 'message', chat, text: 'x'.repeat(2_000_000) });
    expect(await socket.closed).toBe(1009);
  });

  it('that exceeds the rate limit gets an error, and the socket is closed', async () => {
    const socket = await open(employer);
    for (let number = 0; number <= messageBurst; number += 1) socket.send({ type: 'unheard-of' });
    expect(await socket.next(({ code }) => code === 429)).toEqual(refusedWith(429));
    expect(await socket.closed).toBe(1008);
  });
});
