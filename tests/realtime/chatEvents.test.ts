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
    ... on ChatWatched { chat { lastMessageDatabaseId } }
    ... on MessageAdded { message { text user { name isViewer } } }
    ... on MemberTyping { member { name role } }
    ... on ChatSeen { member { role seenUpTo } chat { members { role } } }
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

/** The first event says that no later one is missed. */
async function listening(visitor: Visitor, reference: object) {
  const listener = listen<Event>(socketOf(visitor), chatEvents, { chat: reference });
  const { chatEvents: first } = await listener.next();
  expect(first).toMatchObject({ __typename: 'ChatWatched' });
  /** The next event of a type. */
  const next = async (type: string): Promise<Event['chatEvents']> => {
    const { chatEvents: event } = await listener.next();
    return event.__typename === type ? event : next(type);
  };
  return { first, next };
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

it('a page of another origin gets no socket, even with cookies', async () => {
  const socket = socketOf(employer, { origin: 'https://evil.example' });
  const listener = listen<Event>(socket, chatEvents, { chat: { id: chat.id } });
  await expect(listener.next()).rejects.toBeDefined();
});

describe('participants', () => {
  it('hear of the latest message at first, and of each later one, with the fields they may see', async () => {
    await employer.graphql(send, { chat: { id: chat.id }, text: 'Before' });
    const before = await app.services.db.message.findFirst({ orderBy: { id: 'desc' } });
    const [mine, theirs, byLink] = await Promise.all([
      listening(employer, { id: chat.id }),
      listening(jobSeeker, { id: chat.id }),
      listening(new Visitor(app.url), { sharedHash: chat.hash }),
    ]);
    expect(theirs.first).toMatchObject({ chat: { lastMessageDatabaseId: before?.id } });
    const text = 'Can you start on Friday?';
    await employer.graphql(send, { chat: { id: chat.id }, text });
    expect(await mine.next('MessageAdded')).toMatchObject({ message: { text, user: { isViewer: true } } });
    expect(await theirs.next('MessageAdded')).toMatchObject({
      message: { text, user: { isViewer: false, name: 'Erin' } },
    });
    expect(await byLink.next('MessageAdded')).toMatchObject({ message: { text, user: { isViewer: true } } });
  });

  it('hear who types and who has seen a message, an admin who joins too', async () => {
    const { next } = await listening(employer, { id: chat.id });
    await jobSeeker.graphql(typing, { chat: { id: chat.id } });
    expect(await next('MemberTyping')).toMatchObject({ member: { role: 'ROLE_CANDIDATE' } });
    await employer.graphql(send, { chat: { id: chat.id }, text: 'See this' });
    const last = await app.services.db.message.findFirst({ orderBy: { id: 'desc' } });
    for (const [visitor, role] of [
      [jobSeeker, 'ROLE_CANDIDATE'],
      [admin, 'ROLE_ADMIN'],
    ] as const) {
      await visitor.graphql(seen, { chat: { id: chat.id } });
      const event = await next('ChatSeen');
      expect(event).toMatchObject({ member: { role, seenUpTo: last?.id } });
      expect(JSON.stringify(event.chat)).toContain(role);
    }
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
