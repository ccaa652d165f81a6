import type { Client } from 'graphql-ws/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { queueLimit } from '../../server/realtime/events.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

/** GraphQL subscriptions end at once when the viewer loses access, and deliver no further events. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Visitor;
let employer: Visitor;
let jobSeeker: Visitor;
let employerId: number;
let jobSeekerId: number;
let chat: { id: string; databaseId: number };
const sockets: Client[] = [];
const began = new Date('2026-06-01T12:00:00Z');

const chatEvents = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on ChatWatched { chat { viewerCanMessage counterpart { name } } }
    ... on MessageAdded { message { text } chat { viewerCanMessage counterpart { name } } }
  }
}`;
const contact = `mutation ($jobSeeker: ID!) {
  contactJobSeeker(input: { jobSeeker: $jobSeeker, partTime: true, name: "Gus", email: "gus@visitors.test" }) {
    ... on ContactJobSeekerPayload { chat { id databaseId } }
  }
}`;

const signedIn = (user: { loginEmail: string | null }) =>
  new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);

async function contactAs(visitor: Visitor): Promise<{ id: string; databaseId: number }> {
  const answer = await visitor.graphql<{ contactJobSeeker: { chat: { id: string; databaseId: number } } }>(contact, {
    jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId),
  });
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.contactJobSeeker.chat;
}

const say = (visitor: Visitor, text: string) =>
  visitor.graphql(
    'mutation ($chat: ChatReference!, $text: String!) { sendMessage(input: { chat: $chat, text: $text }) { __typename } }',
    { chat: { id: chat.id }, text },
  );

const links = () => app.services.db.chat.findUniqueOrThrow({ where: { id: chat.databaseId } });

/** A socket, and the code with which the server closes it. */
function open(visitor: Visitor): { socket: Client; closed: Promise<number> } {
  const socket = openSocket(app, visitor);
  sockets.push(socket);
  const closed = new Promise<number>((resolve) => {
    socket.on('closed', (event) => {
      resolve(typeof event === 'object' && event && 'code' in event ? Number(event.code) : 0);
    });
  });
  return { socket, closed };
}

/** Subscribes to a chat. */
async function watchChat(visitor: Visitor, reference: object = { id: chat.id }) {
  const { socket, closed } = open(visitor);
  const listener = listen<{ chatEvents: { __typename: string } }>(socket, chatEvents, { chat: reference });
  expect(await listener.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  const next = listener.next();
  // Some events never arrive, and their promises reject.
  next.catch(() => {});
  return { next, closed };
}

/** Subscribes to the list of chats. */
async function watchInbox(visitor: Visitor) {
  const { socket, closed } = open(visitor);
  const listener = listen(socket, 'subscription { inbox { __typename } }', {});
  expect(await listener.next()).toEqual({ inbox: { __typename: 'InboxWatched' } });
  return { closed };
}

beforeAll(async () => {
  admin = await signedIn(await makeAdmin(app.services.db));
});
beforeEach(async () => {
  const { db } = app.services;
  app.clock.now = began;
  const boss = await makeEmployer(db);
  const seeker = await makeJobSeeker(db, catalog);
  [employerId, jobSeekerId] = [boss.id, seeker.id];
  employer = await signedIn(boss);
  jobSeeker = await signedIn(seeker);
  chat = await contactAs(employer);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.dispose();
});

/** Forbidden. A reconnection is identified by the cookies at that time. */
const signedOut = 4403;
const tryAgainLater = 1013;

describe('a session', () => {
  it('that is signed out closes its subscriptions', async () => {
    const [chatWatch, inbox] = [await watchChat(employer), await watchInbox(employer)];
    await employer.post('/api/auth/sign-out', {});
    expect(await chatWatch.closed).toBe(signedOut);
    expect(await inbox.closed).toBe(signedOut);
  });

  it('that is ended from another one closes the subscriptions of that browser only', async () => {
    const user = await app.services.db.user.findUniqueOrThrow({ where: { id: employerId } });
    const other = await signedIn(user);
    const [here, there] = [await watchChat(employer), await watchChat(other)];
    expect((await other.graphql('mutation { endOtherSessions { __typename } }')).data).toEqual({
      endOtherSessions: { __typename: 'EndOtherSessionsPayload' },
    });
    expect(await here.closed).toBe(signedOut);
    await say(jobSeeker, 'Still there?');
    expect(await there.next).toMatchObject({ chatEvents: { message: { text: 'Still there?' } } });
  });

  it('that expires closes its subscriptions without a request', async () => {
    const [chatWatch, inbox] = [await watchChat(employer), await watchInbox(employer)];
    const session = await app.services.db.session.findFirstOrThrow({ where: { userId: employerId } });
    app.clock.now = session.expiresAt;
    expect(await chatWatch.closed).toBe(signedOut);
    expect(await inbox.closed).toBe(signedOut);
  });

  it('that was extended in the meantime keeps its subscriptions', async () => {
    const { db } = app.services;
    const end = new Date(Date.now() + 3_600_000);
    await db.session.updateMany({ where: { userId: employerId }, data: { expiresAt: end } });
    const { next } = await watchChat(employer);
    const prolonged = new Date(end.getTime() + 60_000);
    await db.session.updateMany({ where: { userId: employerId }, data: { expiresAt: prolonged } });
    app.clock.now = new Date(end.getTime() + 1);
    await say(jobSeeker, 'Welcome back');
    expect(await next).toMatchObject({ chatEvents: { message: { text: 'Welcome back' } } });
  });

  it('that was deleted without an event delivers nothing more', async () => {
    const { next, closed } = await watchChat(employer);
    await app.services.db.session.deleteMany({ where: { userId: employerId } });
    await say(jobSeeker, 'For your eyes only');
    expect(await closed).toBe(signedOut);
    await expect(next).rejects.toBeDefined();
  });

  it('that was deleted without an event starts no subscriptions', async () => {
    const { socket, closed } = open(employer);
    await listen(socket, chatEvents, { chat: { id: chat.id } }).next();
    await app.services.db.session.deleteMany({ where: { userId: employerId } });
    await expect(listen(socket, '{ viewer { kind } }', {}).next()).rejects.toBeDefined();
    expect(await closed).toBe(signedOut);
  });
});

describe('a deleted user', () => {
  it('loses the subscriptions of sessions and share links', async () => {
    const own = await watchChat(jobSeeker);
    const byLink = await watchChat(new Visitor(app.url), { sharedHash: (await links()).jobSeekerHash });
    const others = await watchChat(employer);
    await app.services.db.user.update({ where: { id: jobSeekerId }, data: { deletedAt: app.clock.now } });
    app.services.events.publish('accessChanged', { userId: jobSeekerId });
    expect(await own.closed).toBe(signedOut);
    await expect(byLink.next).rejects.toMatchObject([{ message: 'Not found.' }]);
    await say(admin, 'They have left');
    expect(await others.next).toMatchObject({ chatEvents: { message: { text: 'They have left' } } });
  });
});

describe('a guest', () => {
  it('expires an hour after the last contact, even while the chat is open', async () => {
    const guest = new Visitor(app.url);
    chat = await contactAs(guest);
    const [chatWatch, inbox] = [await watchChat(guest), await watchInbox(guest)];
    app.clock.now = new Date(began.getTime() + 3_600_000);
    expect(await chatWatch.closed).toBe(signedOut);
    expect(await inbox.closed).toBe(signedOut);
  });

  it('who makes contact again reconnects as the same guest', async () => {
    const guest = new Visitor(app.url);
    chat = await contactAs(guest);
    const { closed } = await watchChat(guest);
    app.clock.now = new Date(began.getTime() + 1_800_000);
    await contactAs(guest);
    app.clock.now = new Date(began.getTime() + 3_600_000);
    expect(await closed).toBe(signedOut);
    await watchChat(guest);
  });

  it('who is deleted is refused by open sockets and the next request', async () => {
    const guest = new Visitor(app.url);
    chat = await contactAs(guest);
    const { closed } = await watchChat(guest);
    const { employerId: id } = await links();
    await app.services.db.user.update({ where: { id: id ?? 0 }, data: { deletedAt: app.clock.now } });
    app.services.events.publish('accessChanged', { userId: id ?? 0 });
    expect(await closed).toBe(signedOut);
    expect((await guest.graphql('{ viewer { kind } }')).data).toEqual({ viewer: { kind: 'ANONYMOUS' } });
  });
});

describe('a share link', () => {
  const renew = (visitor: Visitor, side: string, id = chat.id) =>
    visitor.graphql(
      `mutation ($chat: ID!, $side: ShareSide!) {
        renewShareLink(input: { chat: $chat, side: $side }) {
          __typename
          ... on InvalidInput { fields { field } }
          ... on RenewShareLinkPayload { chat { sharedHash jobSeekerSharedHash } }
        }
      }`,
      { chat: id, side },
    );

  it('is not renewed by the other side, or by the holder of the link', async () => {
    const before = await links();
    const holder = new Visitor(app.url);
    await holder.graphql('query ($hash: String!) { chat(reference: { sharedHash: $hash }) { id } }', {
      hash: before.employerHash,
    });
    for (const visitor of [holder, jobSeeker]) await renew(visitor, 'EMPLOYER');
    for (const visitor of [holder, employer]) await renew(visitor, 'JOB_SEEKER');
    expect(await links()).toEqual(before);
  });

  it('is renewed by the participant on its side', async () => {
    const before = await links();
    const byOldLink = await watchChat(new Visitor(app.url), { sharedHash: before.employerHash });
    await renew(employer, 'EMPLOYER');
    await renew(jobSeeker, 'JOB_SEEKER');
    await expect(byOldLink.next).rejects.toMatchObject([{ message: 'Not found.' }]);
    const after = await links();
    expect(after.employerHash).not.toBe(before.employerHash);
    expect(after.jobSeekerHash).not.toBe(before.jobSeekerHash);
  });

  it('that is renewed stops immediately; other links and sessions continue', async () => {
    const before = await links();
    const stranger = new Visitor(app.url);
    const byOldLink = await watchChat(stranger, { sharedHash: before.employerHash });
    const byOtherLink = await watchChat(stranger, { sharedHash: before.jobSeekerHash });
    const own = await watchChat(employer);
    const answer = await renew(admin, 'EMPLOYER');
    await expect(byOldLink.next).rejects.toMatchObject([{ message: 'Not found.' }]);
    const after = await links();
    expect(answer.data).toEqual({
      renewShareLink: {
        __typename: 'RenewShareLinkPayload',
        chat: { sharedHash: after.employerHash, jobSeekerSharedHash: before.jobSeekerHash },
      },
    });
    expect(after.employerHash).not.toBe(before.employerHash);
    expect(after.employerHash).toHaveLength(32);
    const query = 'query ($hash: String!) { chat(reference: { sharedHash: $hash }) { id } }';
    expect((await stranger.graphql(query, { hash: before.employerHash })).data).toEqual({ chat: null });
    const byNewLink = await watchChat(stranger, { sharedHash: after.employerHash });
    await say(jobSeeker, 'Hello all');
    for (const { next } of [byOtherLink, own, byNewLink]) {
      expect(await next).toMatchObject({ chatEvents: { message: { text: 'Hello all' } } });
    }
  });

  it('does not exist for a support chat', async () => {
    const opened = await employer.graphql<{ openSupportChat: { chat: { id: string } } }>(
      'mutation { openSupportChat(input: {}) { ... on OpenSupportChatPayload { chat { id } } } }',
    );
    const answer = await renew(admin, 'JOB_SEEKER', opened.data?.openSupportChat.chat.id);
    expect(answer.data).toMatchObject({ renewShareLink: { __typename: 'InvalidInput', fields: [{ field: 'chat' }] } });
  });
});

describe('a subscriber who cannot keep up', () => {
  it('is asked to reconnect, without effect on other sockets', async () => {
    const slow = await watchChat(employer);
    const inbox = await watchInbox(jobSeeker);
    // More events at once than the queue of a socket holds.
    for (let number = 0; number <= queueLimit + 1; number += 1) {
      app.services.events.publish('chat', String(chat.databaseId), {
        type: 'typing',
        chatId: chat.databaseId,
        userId: jobSeekerId,
      });
    }
    expect(await slow.closed).toBe(tryAgainLater);
    const again = await watchChat(employer);
    await say(jobSeeker, 'Slowly now');
    expect(await again.next).toMatchObject({ chatEvents: { message: { text: 'Slowly now' } } });
    expect(await Promise.race([inbox.closed, Promise.resolve('open')])).toBe('open');
  });
});

describe('a subscription that lapses', () => {
  it('keeps subscriptions open, but ends writing and full names from the next event on', async () => {
    const { db } = app.services;
    await makeSubscription(db, employerId, app.clock.now);
    const { socket } = open(employer);
    const listener = listen<{ chatEvents: object }>(socket, chatEvents, { chat: { id: chat.id } });
    const { name } = await db.user.findUniqueOrThrow({ where: { id: jobSeekerId } });
    expect(await listener.next()).toMatchObject({
      chatEvents: { chat: { viewerCanMessage: true, counterpart: { name } } },
    });
    await db.subscription.updateMany({ where: { employerId }, data: { currentPeriodEnd: app.clock.now } });
    await say(jobSeeker, 'Are you there?');
    expect(await listener.next()).toMatchObject({
      chatEvents: {
        message: { text: 'Are you there?' },
        chat: { viewerCanMessage: false, counterpart: { name: 'Maria' } },
      },
    });
  });
});
