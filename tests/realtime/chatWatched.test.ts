import type { Client } from 'graphql-ws/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

/** The first event of a chat guarantees that every later one arrives, so that none is missed between reading and subscribing. */

const app = testApp();
testCatalog(app);
let employer: Visitor;
let admin: Visitor;
let chat: { id: string; databaseId: number };
const sockets: Client[] = [];

type Event = { chatEvents: Record<string, unknown> };

const chatEvents = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on ChatWatched { chat { id lastMessageDatabaseId } }
    ... on MessageAdded { message { databaseId text } }
    ... on ChatSeen { chat { members { role } } }
  }
}`;
const send = `mutation ($chat: ChatReference!, $text: String!) {
  sendMessage(input: { chat: $chat, text: $text }) { ... on SendMessagePayload { sentMessage { databaseId } } }
}`;

const listenAs = (visitor: Visitor, reference: object) => {
  const socket = openSocket(app, visitor);
  sockets.push(socket);
  return listen<Event>(socket, chatEvents, { chat: reference });
};

beforeAll(async () => {
  const { db } = app.services;
  const signedIn = (user: { loginEmail: string | null }) =>
    new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);
  employer = await signedIn(await makeEmployer(db));
  admin = await signedIn(await makeAdmin(db));
  const opened = await employer.graphql<{ openSupportChat: { chat: { id: string; databaseId: number } } }>(
    'mutation { openSupportChat(input: {}) { ... on OpenSupportChatPayload { chat { id databaseId } } } }',
  );
  chat = opened.data?.openSupportChat.chat ?? { id: '', databaseId: 0 };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.dispose();
});

it('other users receive nothing, not even the first event', async () => {
  const stranger = await new Visitor(app.url).signIn(
    (await makeEmployer(app.services.db)).loginEmail ?? '',
    testPassword,
  );
  for (const reference of [{ id: chat.id }, { databaseId: chat.databaseId }]) {
    await expect(listenAs(stranger, reference).next()).rejects.toThrow('Not found.');
  }
});

it('the first event names the latest message, and all later messages arrive', async () => {
  const before = await employer.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(send, {
    chat: { id: chat.id },
    text: 'Before',
  });
  const listener = listenAs(admin, { databaseId: chat.databaseId });
  expect(await listener.next()).toEqual({
    chatEvents: {
      __typename: 'ChatWatched',
      chat: { id: chat.id, lastMessageDatabaseId: before.data?.sendMessage.sentMessage.databaseId },
    },
  });
  await employer.graphql(send, { chat: { id: chat.id }, text: 'At once' });
  expect(await listener.next()).toMatchObject({
    chatEvents: { __typename: 'MessageAdded', message: { text: 'At once' } },
  });
});

it('an admin who joins is among the members in events', async () => {
  const listener = listenAs(employer, { id: chat.id });
  await listener.next();
  await admin.graphql('mutation ($chat: ChatReference!) { markChatSeen(input: { chat: $chat }) { __typename } }', {
    chat: { id: chat.id },
  });
  expect(await listener.next()).toEqual({
    chatEvents: { __typename: 'ChatSeen', chat: { members: [{ role: 'ROLE_EMPLOYER' }, { role: 'ROLE_ADMIN' }] } },
  });
});
