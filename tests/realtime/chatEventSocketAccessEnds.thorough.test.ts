import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { queueLimit } from '../../server/realtime/events.ts';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { type EventSocket, openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** A JSON event socket closes within a second when the viewer loses access, and delivers no further events. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Visitor;
let employer: Visitor;
let jobSeeker: Visitor;
let employerId: number;
let jobSeekerId: number;
let chat: { id: number };
const sockets: EventSocket[] = [];
const began = new Date('2026-06-01T12:00:00Z');

const signedOut = 4403;
const chatGone = 4404;
const tryAgainLater = 1013;

const signedIn = (user: { loginEmail: string | null }) =>
  new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);

async function contactAs(visitor: Visitor): Promise<number> {
  const answer = await visitor.graphql<{ contactJobSeeker: { chat: { databaseId: number } } }>(
    `mutation ($jobSeeker: ID!) {
      contactJobSeeker(input: { jobSeeker: $jobSeeker, partTime: true, name: "Gus", email: "gus@visitors.test" }) {
        ... on ContactJobSeekerPayload { chat { databaseId } }
      }
    }`,
    { jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId) },
  );
  return answer.data?.contactJobSeeker.chat.databaseId ?? 0;
}

const links = () => app.services.db.chat.findUniqueOrThrow({ where: { id: chat.id } });
const by = (hash: string | null) => `?shared_hash=${hash}`;

async function open(visitor: Visitor, query = ''): Promise<EventSocket> {
  const socket = await openEventSocket(app, visitor, { query });
  sockets.push(socket);
  return socket;
}

const say = (visitor: Visitor, text: string) =>
  visitor.graphql(
    'mutation ($id: Int!, $text: String!) { sendMessage(input: { chat: { databaseId: $id }, text: $text }) { __typename } }',
    { id: chat.id, text },
  );

/** The code with which it is closed, within a second. */
async function codeOf(socket: EventSocket): Promise<number> {
  const from = performance.now();
  const code = await socket.closed;
  expect(performance.now() - from).toBeLessThan(1_000);
  return code;
}

/** It received no event before it was closed. */
const saidNothing = (socket: EventSocket) => expect(socket.next()).rejects.toThrow('The socket was closed');

beforeAll(async () => {
  admin = await signedIn(await makeAdmin(app.services.db));
});
beforeEach(async () => {
  const { db } = app.services;
  app.clock.now = began;
  const [boss, seeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  [employerId, jobSeekerId] = [boss.id, seeker.id];
  [employer, jobSeeker] = [await signedIn(boss), await signedIn(seeker)];
  chat = { id: await contactAs(employer) };
});
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
});

describe('a session', () => {
  it('that is signed out closes its own socket only', async () => {
    const [own, others] = [await open(employer), await open(jobSeeker)];
    await employer.post('/api/auth/sign-out', {});
    expect(await codeOf(own)).toBe(signedOut);
    await say(admin, 'They have left');
    expect(await others.next(({ type }) => type === 'message')).toMatchObject({ text: 'They have left' });
  });

  it('that expires closes its socket without a request', async () => {
    const own = await open(employer);
    const { expiresAt } = await app.services.db.session.findFirstOrThrow({ where: { userId: employerId } });
    app.clock.now = expiresAt;
    expect(await codeOf(own)).toBe(signedOut);
    expect(await tryEventSocket(app, employer)).toMatchObject({ status: 401 });
  });

  it('that was deleted without an event delivers nothing more', async () => {
    const own = await open(employer);
    await app.services.db.session.deleteMany({ where: { userId: employerId } });
    await say(jobSeeker, 'For your eyes only');
    expect(await codeOf(own)).toBe(signedOut);
    await saidNothing(own);
  });

  it('that was deleted without an event accepts nothing more', async () => {
    const own = await open(jobSeeker);
    await app.services.db.session.deleteMany({ where: { userId: jobSeekerId } });
    own.send({ type: 'message', chat, text: 'As if I were still here' });
    expect(await codeOf(own)).toBe(signedOut);
    expect(await app.services.db.message.count({ where: { chatId: chat.id } })).toBe(0);
  });

  it('that is signed out also closes a socket with a share link, which can reconnect by the link', async () => {
    const { employerHash } = await links();
    const own = await open(employer, by(employerHash));
    await employer.post('/api/auth/sign-out', {});
    expect(await codeOf(own)).toBe(signedOut);
    const again = await open(employer, by(employerHash));
    await say(jobSeeker, 'Welcome back');
    expect(await again.next()).toMatchObject({ text: 'Welcome back' });
  });
});

describe('a guest', () => {
  it('expires an hour after the last contact, but remains the employer of the chat by its share link', async () => {
    const guest = new Visitor(app.url);
    chat = { id: await contactAs(guest) };
    const own = await open(guest);
    app.clock.now = new Date(began.getTime() + 3_600_000);
    expect(await codeOf(own)).toBe(signedOut);
    expect(await tryEventSocket(app, guest)).toMatchObject({ status: 401 });
    const byLink = await open(guest, by((await links()).employerHash));
    byLink.send({ type: 'message', chat, text: 'May I?' });
    expect(await byLink.next()).toMatchObject({ type: 'error', code: 402 });
  });
});

describe('a deleted user', () => {
  it('loses their sockets, and so does the holder of their share link', async () => {
    const own = await open(jobSeeker);
    const byLink = await open(new Visitor(app.url), by((await links()).jobSeekerHash));
    await app.services.db.user.update({ where: { id: jobSeekerId }, data: { deletedAt: app.clock.now } });
    app.services.events.publish('accessChanged', { userId: jobSeekerId });
    expect(await Promise.all([codeOf(own), codeOf(byLink)])).toEqual([signedOut, chatGone]);
  });
});

describe('a share link', () => {
  const renew = (id: number) =>
    admin.graphql('mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: EMPLOYER }) { __typename } }', {
      chat: encodeGlobalId('Chat', id),
    });

  it('that is renewed closes its sockets; other links and sessions continue', async () => {
    const before = await links();
    const stranger = new Visitor(app.url);
    const byOldLink = await open(stranger, by(before.employerHash));
    const others = [await open(stranger, by(before.jobSeekerHash)), await open(employer)];
    await renew(chat.id);
    expect(await codeOf(byOldLink)).toBe(chatGone);
    await saidNothing(byOldLink);
    expect(await tryEventSocket(app, stranger, { query: by(before.employerHash) })).toMatchObject({ status: 404 });
    others.push(await open(stranger, by((await links()).employerHash)));
    await say(jobSeeker, 'Hello all');
    for (const socket of others) {
      expect(await socket.next(({ type }) => type === 'message')).toMatchObject({ text: 'Hello all' });
    }
  });

  it('that was renewed without an event neither delivers nor accepts anything more', async () => {
    const { employerHash, jobSeekerHash } = await links();
    const [listens, talks] = [
      await open(new Visitor(app.url), by(employerHash)),
      await open(new Visitor(app.url), by(jobSeekerHash)),
    ];
    const hashes = { employerHash: `${employerHash}-new`, jobSeekerHash: `${jobSeekerHash}-new` };
    await app.services.db.chat.update({ where: { id: chat.id }, data: hashes });
    talks.send({ type: 'message', chat, text: 'As if it were still mine' });
    expect(await talks.next()).toMatchObject({ type: 'error', code: 404 });
    await say(jobSeeker, 'For your eyes only');
    expect(await codeOf(listens)).toBe(chatGone);
    await saidNothing(listens);
    expect(await app.services.db.message.count({ where: { chatId: chat.id } })).toBe(1);
  });
});

describe('a chat that is closed', () => {
  it('is visible to admins only, and closes the sockets of its links', async () => {
    const { db, events } = app.services;
    const [own, back] = [await open(employer), await open(admin)];
    const byLink = await open(new Visitor(app.url), by((await links()).employerHash));
    const setOpen = (isOpen: boolean) => db.chat.update({ where: { id: chat.id }, data: { open: isOpen } });
    await setOpen(false);
    events.publish('accessChanged', { chatId: chat.id });
    expect(await codeOf(byLink)).toBe(chatGone);
    await say(admin, 'Among ourselves');
    expect(await back.next(({ type }) => type === 'message')).toMatchObject({ text: 'Among ourselves' });
    own.send({ type: 'typing', chat });
    expect(await own.next()).toMatchObject({ type: 'error', code: 404 });
    await setOpen(true);
    await say(admin, 'For all');
    expect(await own.next(({ type }) => type === 'message')).toMatchObject({ text: 'For all' });
  });
});

describe('a subscription that lapses', () => {
  it('keeps sockets open, but ends writing and full names from the next event on', async () => {
    const { db } = app.services;
    await makeSubscription(db, employerId, app.clock.now);
    const own = await open(employer);
    const { name } = await db.user.findUniqueOrThrow({ where: { id: jobSeekerId } });
    const heard = async (text: string) => {
      await say(jobSeeker, text);
      return own.next((event) => event.text === text);
    };
    expect(await heard('Still here')).toMatchObject({ user: { name } });
    await db.subscription.updateMany({ where: { employerId }, data: { currentPeriodEnd: app.clock.now } });
    expect(await heard('And now?')).toMatchObject({ user: { name: 'Maria' } });
    own.send({ type: 'message', chat, text: 'Wait' });
    expect(await own.next(({ type }) => type === 'error')).toMatchObject({ code: 402 });
  });
});

describe('a subscriber who cannot keep up', () => {
  it('is asked to reconnect, without effect on other sockets', async () => {
    const [slow, other] = [await open(employer), await open(jobSeeker)];
    // More events at once than the queue of a socket holds.
    for (let number = 0; number <= queueLimit + 1; number += 1) {
      const event = { type: 'typing', chatId: chat.id, userId: jobSeekerId } as const;
      app.services.events.publish('ownChats', String(employerId), event);
    }
    expect(await codeOf(slow)).toBe(tryAgainLater);
    await say(jobSeeker, 'Slowly now');
    expect(await other.next(({ type }) => type === 'message')).toMatchObject({ text: 'Slowly now' });
  });
});

describe('a server that stops', () => {
  it('answers pending events, and closes sockets with a code', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    const signedInThere = employer.copy();
    await makeSubscription(app.services.db, employerId, app.clock.now);
    const socket = await openEventSocket(other, signedInThere);
    const silent = await openEventSocket(other, signedInThere);
    // A client that does not answer the close is terminated.
    silent.socket.pause();
    socket.send({ type: 'message', chat, text: 'Just in time', client_id: 'just-in-time' });
    socket.send({ type: 'typing', chat });
    const answered = socket.next(({ type }) => type === 'message');
    // The pong shows that the server has read the message.
    await new Promise((resolve) => socket.socket.once('pong', resolve).ping());
    await other.stop();
    expect(await answered).toMatchObject({ client_id: 'just-in-time' });
    expect(await socket.closed).toBe(1012);
    silent.socket.terminate();
  });
});
