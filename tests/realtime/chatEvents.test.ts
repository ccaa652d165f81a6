import type { Client } from 'graphql-ws/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

const app = testApp();
const catalog = testCatalog(app);
let chat: { id: string; hash: string };
let employer: Visitor;
let jobSeeker: Visitor;
let admin: Visitor;
const sockets: Client[] = [];

const chatEvents = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on MessageAdded { message { text user { name isViewer } } }
    ... on MemberTyping { member { name role } }
    ... on ChatSeen { member { role seenUpTo } }
  }
}`;
const inbox = `subscription {
  inbox {
    __typename
    ... on InboxWatched { viewer { unreadChatCount } }
    ... on InboxChange { chat { id unread } }
  }
}`;
const send = `mutation ($chat: ChatReference!, $text: String!) {
  sendMessage(input: { chat: $chat, text: $text }) { __typename ... on SendMessagePayload { sentMessage { databaseId } } }
}`;
const typing = 'mutation ($chat: ChatReference!) { announceTyping(input: { chat: $chat }) { __typename } }';
const seen = 'mutation ($chat: ChatReference!) { markChatSeen(input: { chat: $chat }) { __typename } }';

type Event = { chatEvents: Record<string, unknown> };

const socketOf = (visitor: Visitor, headers?: Record<string, string>) => {
  const socket = openSocket(app, visitor, headers);
  sockets.push(socket);
  return socket;
};

/**
 * A listener with an active subscription: an event of another user is repeated until it arrives, since a server does not
 * confirm the start of a subscription.
 */
async function listening(visitor: Visitor, cause: () => Promise<unknown>, reference: object) {
  const listener = listen<Event>(socketOf(visitor), chatEvents, { chat: reference });
  const first = listener.next();
  let heard = false;
  first.finally(() => {
    heard = true;
  });
  while (!heard) {
    await cause();
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  return listener;
}

beforeAll(async () => {
  const { db } = app.services;
  const seeker = await makeJobSeeker(db, catalog);
  const boss = await makeEmployer(db);
  await makeSubscription(db, boss.id, app.clock.now);
  const signedIn = (user: { loginEmail: string | null }) =>
    new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);
  employer = await signedIn(boss);
  jobSeeker = await signedIn(seeker);
  admin = await signedIn(await makeAdmin(db));
  const made = await employer.graphql<{ contactJobSeeker: { chat: { id: string; sharedHash: string } } }>(
    `mutation ($jobSeeker: ID!) { contactJobSeeker(input: { jobSeeker: $jobSeeker }) {
      ... on ContactJobSeekerPayload { chat { id sharedHash } } } }`,
    { jobSeeker: encodeGlobalId('JobSeeker', seeker.id) },
  );
  chat = { id: made.data?.contactJobSeeker.chat.id ?? '', hash: made.data?.contactJobSeeker.chat.sharedHash ?? '' };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.dispose();
});

describe('without permission', () => {
  const strangers = async () => {
    const { db } = app.services;
    const signedIn = async (user: { loginEmail: string | null }) =>
      new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);
    return [
      new Visitor(app.url),
      await signedIn(await makeEmployer(db)),
      await signedIn(await makeJobSeeker(db, catalog)),
    ];
  };

  it('an outsider is refused before the first event, by id and by a guessed link', async () => {
    for (const stranger of await strangers()) {
      for (const reference of [{ id: chat.id }, { sharedHash: 'x'.repeat(32) }]) {
        const listener = listen<Event>(socketOf(stranger), chatEvents, { chat: reference });
        await expect(listener.next()).rejects.toThrow('Not found.');
      }
    }
  });

  it('an anonymous visitor has no inbox', async () => {
    const listener = listen(socketOf(new Visitor(app.url)), inbox, {});
    await expect(listener.next()).rejects.toThrow('Please log in.');
  });

  it('a page of another origin gets no socket, even with cookies', async () => {
    const socket = socketOf(employer, { origin: 'https://evil.example' });
    const listener = listen<Event>(socket, chatEvents, { chat: { id: chat.id } });
    await expect(listener.next()).rejects.toBeDefined();
  });
});

describe('participants', () => {
  it('receive a message, each with the fields they may see', async () => {
    const cause = () => jobSeeker.graphql(typing, { chat: { id: chat.id } });
    const [mine, theirs, byLink] = await Promise.all([
      listening(employer, cause, { id: chat.id }),
      listening(jobSeeker, cause, { id: chat.id }),
      listening(new Visitor(app.url), cause, { sharedHash: chat.hash }),
    ]);
    await employer.graphql(send, { chat: { id: chat.id }, text: 'Can you start on Friday?' });
    const message = async (listener: typeof mine): Promise<unknown> => {
      const { chatEvents: event } = await listener.next();
      return event.__typename === 'MemberTyping' ? message(listener) : event;
    };
    const text = 'Can you start on Friday?';
    expect(await message(mine)).toMatchObject({ message: { text, user: { isViewer: true } } });
    expect(await message(theirs)).toMatchObject({ message: { text, user: { isViewer: false, name: 'Erin' } } });
    expect(await message(byLink)).toMatchObject({ message: { text, user: { isViewer: true } } });
  });

  it('receive typing and seen events', async () => {
    const listener = await listening(employer, () => jobSeeker.graphql(typing, { chat: { id: chat.id } }), {
      id: chat.id,
    });
    await employer.graphql(send, { chat: { id: chat.id }, text: 'See this' });
    await jobSeeker.graphql(seen, { chat: { id: chat.id } });
    const seenBy = async (): Promise<unknown> => {
      const { chatEvents: event } = await listener.next();
      return event.__typename === 'ChatSeen' ? event : seenBy();
    };
    const last = await app.services.db.message.findFirst({ orderBy: { id: 'desc' } });
    expect(await seenBy()).toMatchObject({ member: { role: 'ROLE_CANDIDATE', seenUpTo: last?.id } });
  });

  it('an admin receives every chat in the inbox', async () => {
    const listener = listen<{ inbox: object }>(socketOf(admin), inbox, {});
    // Sent once; from then on no event is missed.
    const { inbox: begun } = await listener.next();
    expect(begun).toEqual({ __typename: 'InboxWatched', viewer: { unreadChatCount: expect.any(Number) } });
    await employer.graphql(send, { chat: { id: chat.id }, text: 'For the inbox' });
    const { inbox: change } = await listener.next();
    expect(change).toEqual({ __typename: 'InboxChange', chat: { id: chat.id, unread: true } });
  });
});

describe('signing out', () => {
  it('closes the sockets of that session', async () => {
    const { db } = app.services;
    const boss = await makeEmployer(db);
    const visitor = await new Visitor(app.url).signIn(boss.loginEmail ?? '', testPassword);
    const socket = socketOf(visitor);
    const connected = new Promise<void>((resolve) => socket.on('connected', () => resolve()));
    const listener = listen(socket, inbox, {});
    await listener.next();
    const ended = listener.next();
    // It may end before the response to the sign-out arrives.
    ended.catch(() => {});
    await connected;
    await visitor.post('/api/auth/sign-out', {});
    await expect(ended).rejects.toBeDefined();
  });
});
