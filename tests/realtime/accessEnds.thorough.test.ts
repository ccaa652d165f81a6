import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { queueLimit } from '../../server/realtime/events.ts';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { say } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { erasedAt, makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { listen, openSocket } from '../support/socket.ts';
import { logIn } from '../support/visiting.ts';

/** Subscriptions and sockets of events end soon after the viewer has lost access, and deliver nothing more. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let employer: Visitor;
let jobSeeker: Visitor;
let employerId: number;
let jobSeekerId: number;
let chat: { id: number };
const began = new Date('2026-06-01T12:00:00Z');

/** Codes of closed sockets. A client reconnects with its cookies of then, except after the second. */
const [signedOut, chatGone, tryAgainLater] = [4403, 4404, 1013];

async function contactAs(visitor: Visitor): Promise<{ id: number }> {
  const to = { jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId), partTime: true };
  const input = { ...to, name: 'Gus', email: 'gus@visitors.test' };
  return { id: (await mutateOver(visitor, 'contactJobSeeker', input, 'chat { databaseId }')).chat.databaseId };
}

const links = () => db.chat.findUniqueOrThrow({ where: { id: chat.id } });
const speak = (visitor: Visitor, text: string) => say(visitor, chat.id, text);

/** What a watcher hears of the chat, as "name: text", and the code with which that ends. */
type Watch = { heard: string[]; end: Promise<number> };

function watching(next: () => Promise<string | null>, codeOf: (error: unknown) => number | Promise<number>): Watch {
  const heard: string[] = [];
  const listenOn = async (): Promise<never> => {
    for (;;) {
      const said = await next();
      if (said !== null) heard.push(said);
    }
  };
  return { heard, end: listenOn().catch(codeOf) };
}

type ChatEvent = { chatEvents: { __typename: string; message?: { text: string; user: { name: string } } } };
const chatEvents = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text user { name } } } }
}`;
/** A subscription ends by an error of its own, or with its socket. */
const codeOfGraph = (error: unknown) => (Array.isArray(error) ? chatGone : Number(Object(error).code));

async function byGraph(visitor: Visitor, sharedHash?: string | null): Promise<Watch> {
  const reference = sharedHash === undefined ? { databaseId: chat.id } : { sharedHash };
  const { next } = listen<ChatEvent>(openSocket(app, visitor), chatEvents, { chat: reference });
  expect(await next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  return watching(async () => {
    const { message } = (await next()).chatEvents;
    return message ? `${message.user.name}: ${message.text}` : null;
  }, codeOfGraph);
}

async function byInbox(visitor: Visitor): Promise<Watch> {
  const { next } = listen(openSocket(app, visitor), 'subscription { inbox { __typename } }', {});
  expect(await next()).toEqual({ inbox: { __typename: 'InboxWatched' } });
  return watching(() => next().then(() => null), codeOfGraph);
}

const by = (hash: string | null) => `?shared_hash=${hash}`;

const openEvents = (visitor: Visitor, query = '') => openEventSocket(app, visitor, { query });

async function byEvents(visitor: Visitor, sharedHash?: string | null): Promise<Watch> {
  const socket = await openEvents(visitor, sharedHash === undefined ? '' : by(sharedHash));
  return watching(
    async () => {
      const { text, user } = await socket.next(({ type }) => type === 'message');
      return `${Object(user).name}: ${text}`;
    },
    () => socket.closed,
  );
}

async function codeOf({ end }: Watch): Promise<number> {
  const from = performance.now();
  const code = await end;
  expect(performance.now() - from).toBeLessThan(5_000);
  return code;
}
const hear = async (watches: Watch[], text: string) => {
  for (const { heard } of watches) await expect.poll(() => heard.join('\n')).toContain(text);
};

const admin = fixture(async () => logIn(app, await makeAdmin(db)));
beforeEach(async () => {
  app.clock.now = began;
  const [boss, seeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  [employerId, jobSeekerId] = [boss.id, seeker.id];
  [employer, jobSeeker] = [await logIn(app, boss), await logIn(app, seeker)];
  chat = await contactAs(employer);
});

const deleteSessions = (userId: number) => db.session.deleteMany({ where: { userId } });

describe.each([
  ['a chat', byGraph],
  ['the list of chats', byInbox],
  ['events', byEvents],
])('the session of a watcher of %s', (_what, watch) => {
  it('ends by a sign-out, for itself only', async () => {
    const [own, others] = [await watch(employer), await byGraph(jobSeeker)];
    await employer.post('/api/auth/sign-out', {});
    expect(await codeOf(own)).toBe(signedOut);
    await speak(admin, 'They have left');
    await hear([others], 'They have left');
  });

  it('expires without a request', async () => {
    const own = await watch(employer);
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId: employerId } });
    app.clock.now = expiresAt;
    expect(await codeOf(own)).toBe(signedOut);
  });

  it('of a guest expires an hour after the last contact', async () => {
    const guest = new Visitor(app.url);
    chat = await contactAs(guest);
    const own = await watch(guest);
    app.clock.now = new Date(began.getTime() + 3_600_000);
    expect(await codeOf(own)).toBe(signedOut);
  });
});

describe.each([
  ['a chat', byGraph, ({ id }: typeof chat) => ['chat', String(id)] as const],
  ['events', byEvents, () => ['ownChats', String(employerId)] as const],
])('a watcher of %s', (_what, watch, channel) => {
  it('whose session was deleted without an event hears nothing more', async () => {
    const own = await watch(employer);
    await deleteSessions(employerId);
    await speak(jobSeeker, 'For your eyes only');
    expect(await codeOf(own)).toBe(signedOut);
    expect(own.heard).toEqual([]);
  });

  it('who is deleted hears nothing more, and neither does the holder of their share link', async () => {
    const [own, others] = [await watch(jobSeeker), await watch(employer)];
    const byLink = await watch(new Visitor(app.url), (await links()).jobSeekerHash);
    await db.user.update({ where: { id: jobSeekerId }, data: erasedAt(app.clock.now) });
    app.services.events.publish('accessChanged', { userId: jobSeekerId });
    expect([await codeOf(own), await codeOf(byLink)]).toEqual([signedOut, chatGone]);
    await speak(admin, 'They have left');
    await hear([others], 'They have left');
  });

  it('by a share link that is renewed hears nothing more; other links and sessions continue', async () => {
    const before = await links();
    const stranger = new Visitor(app.url);
    const byOldLink = await watch(stranger, before.employerHash);
    const others = [await watch(stranger, before.jobSeekerHash), await watch(employer)];
    await mutateOver(admin, 'renewShareLink', { chat: encodeGlobalId('Chat', chat.id), side: 'EMPLOYER' });
    expect(await codeOf(byOldLink)).toBe(chatGone);
    await expect(watch(stranger, before.employerHash)).rejects.toBeDefined();
    others.push(await watch(stranger, (await links()).employerHash));
    await speak(jobSeeker, 'Hello all');
    await hear(others, 'Hello all');
    expect(byOldLink.heard).toEqual([]);
  });

  it('whose subscription lapses still hears, but reads first names only', async () => {
    await makeSubscription(db, employerId, app.clock.now);
    const own = await watch(employer);
    const { name } = await db.user.findUniqueOrThrow({ where: { id: jobSeekerId } });
    await speak(jobSeeker, 'Still here');
    await hear([own], `${name}: Still here`);
    await db.subscription.updateMany({ where: { employerId }, data: { currentPeriodEnd: app.clock.now } });
    await speak(jobSeeker, 'And now?');
    await hear([own], 'Maria: And now?');
  });

  it('who cannot keep up is asked to reconnect, without effect on others', async () => {
    const [slow, other] = [await watch(employer), await watch(jobSeeker)];
    // More events at once than the queue of a socket holds.
    for (let number = 0; number <= queueLimit + 1; number += 1) {
      const event = { type: 'typing', chatId: chat.id, userId: jobSeekerId } as const;
      const [name, key] = channel(chat);
      app.services.events.publish(name, key, event);
    }
    expect(await codeOf(slow)).toBe(tryAgainLater);
    const again = await watch(employer);
    await speak(jobSeeker, 'Slowly now');
    await hear([again, ...(channel(chat)[0] === 'chat' ? [] : [other])], 'Slowly now');
  });
});

it('a session that was deleted without an event starts no subscription, and sends nothing', async () => {
  const client = openSocket(app, employer);
  const closed = new Promise<number>((resolve) => client.on('closed', (event) => resolve(codeOfGraph(event))));
  await listen(client, chatEvents, { chat: { databaseId: chat.id } }).next();
  const events = await openEvents(jobSeeker);
  await Promise.all([employerId, jobSeekerId].map(deleteSessions));
  await expect(listen(client, '{ viewer { kind } }', {}).next()).rejects.toBeDefined();
  events.send({ type: 'message', chat, text: 'As if I were still here' });
  expect([await closed, await events.closed]).toEqual([signedOut, signedOut]);
  expect(await db.message.count({ where: { chatId: chat.id } })).toBe(0);
});

it('a guest who makes contact again reconnects as the same guest', async () => {
  const guest = new Visitor(app.url);
  chat = await contactAs(guest);
  const own = await byGraph(guest);
  app.clock.now = new Date(began.getTime() + 1_800_000);
  await contactAs(guest);
  app.clock.now = new Date(began.getTime() + 3_600_000);
  expect(await codeOf(own)).toBe(signedOut);
  await byGraph(guest);
});

describe('a socket of events', () => {
  it('of a link that was renewed without an event accepts nothing', async () => {
    const talks = await openEvents(new Visitor(app.url), by((await links()).jobSeekerHash));
    await db.chat.update({ where: { id: chat.id }, data: { jobSeekerHash: `new-${chat.id}` } });
    talks.send({ type: 'message', chat, text: 'As if it were still mine' });
    expect(await talks.next()).toMatchObject({ type: 'error', code: 404 });
    expect(await db.message.count({ where: { chatId: chat.id } })).toBe(0);
  });

  it('hears of a closed chat only for admins, and closes for its links', async () => {
    const { db, events } = app.services;
    const [own, back] = [await openEvents(employer), await byEvents(admin)];
    const byLink = await byEvents(new Visitor(app.url), (await links()).employerHash);
    const setOpen = (isOpen: boolean) => db.chat.update({ where: { id: chat.id }, data: { open: isOpen } });
    await setOpen(false);
    events.publish('accessChanged', { chatId: chat.id });
    expect(await codeOf(byLink)).toBe(chatGone);
    await speak(admin, 'Among ourselves');
    await hear([back], 'Among ourselves');
    own.send({ type: 'typing', chat });
    expect(await own.next()).toMatchObject({ type: 'error', code: 404 });
    await setOpen(true);
    await speak(admin, 'For all');
    expect(await own.next(({ type }) => type === 'message')).toMatchObject({ text: 'For all' });
  });

  it('of a server that stops is answered what it has sent, and is closed with a code', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    const signedInThere = employer.copy();
    await makeSubscription(db, employerId, app.clock.now);
    const socket = await openEventSocket(other, signedInThere);
    const silent = await openEventSocket(other, signedInThere);
    // A client that does not answer the close is terminated.
    silent.socket.pause();
    socket.send({ type: 'message', chat, text: 'Just in time', client_id: 'just-in-time' });
    const answered = socket.next(({ type }) => type === 'message');
    // The pong shows that the server has read the message.
    await new Promise((resolve) => socket.socket.once('pong', resolve).ping());
    await other.stop();
    expect(await answered).toMatchObject({ client_id: 'just-in-time' });
    expect(await socket.closed).toBe(1012);
  });
});
