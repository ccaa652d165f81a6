import type { Client } from 'graphql-ws/client';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

/** Presence, and the delivery and read status of messages. */

const app = testApp();
const catalog = testCatalog(app);
const sockets: Client[] = [];

/** Longer than the time after which a disconnected user is offline. */
const patient = { timeout: 10_000, interval: 50 };

const signedIn = (user: { loginEmail: string | null }) =>
  new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);

async function makeChat() {
  const { db } = app.services;
  const [boss, seeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
  const [employer, jobSeeker] = [await signedIn(boss), await signedIn(seeker)];
  const { data } = await employer.graphql<{
    contactJobSeeker: { chat: { id: string; databaseId: number; sharedHash: string } };
  }>(
    `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) {
      ... on ContactJobSeekerPayload { chat { id databaseId sharedHash } } } }`,
    { id: encodeGlobalId('JobSeeker', seeker.id) },
  );
  const { id = '', databaseId = 0, sharedHash = '' } = data?.contactJobSeeker.chat ?? {};
  return { boss, seeker, employer, jobSeeker, id, chatId: databaseId, hash: sharedHash };
}

const socketOf = (visitor: Visitor) => {
  const socket = openSocket(app, visitor);
  sockets.push(socket);
  return socket;
};

type Event = { chatEvents: { __typename: string; member?: Record<string, unknown> } };

/** Subscribes to the events of a chat. */
async function watch(visitor: Visitor, chat: object, presence = true) {
  const ask = `subscription ($chat: ChatReference!, $presence: Boolean!) { chatEvents(chat: $chat, presence: $presence) {
    __typename
    ... on MemberPresence { member { isOnline lastSeenAt } }
    ... on ChatDelivered { member { role deliveredUpTo seenUpTo } }
  } }`;
  const socket = socketOf(visitor);
  const listener = listen<Event>(socket, ask, { chat, presence });
  expect(await listener.next()).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
  return { ...listener, socket };
}

async function counterpartFor(visitor: Visitor, chat: object) {
  const { data, errors } = await visitor.graphql<{ chat: { counterpart: Record<string, unknown> } }>(
    'query ($chat: ChatReference) { chat(reference: $chat) { counterpart { isOnline lastSeenAt deliveredUpTo seenUpTo } } }',
    { chat },
  );
  expect(errors).toBeUndefined();
  return data?.chat.counterpart;
}

async function say(visitor: Visitor, id: string): Promise<number> {
  const { data } = await visitor.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(
    `mutation ($id: ID!) { sendMessage(input: { chat: { id: $id }, text: "Hello" }) {
      ... on SendMessagePayload { sentMessage { databaseId } } } }`,
    { id },
  );
  return data?.sendMessage.sentMessage.databaseId ?? 0;
}

const deliver = (visitor: Visitor, chat: object, upTo: number) =>
  visitor.graphql(
    'mutation ($chat: ChatReference!, $upTo: Int!) { markChatDelivered(input: { chat: $chat, upTo: $upTo }) { __typename } }',
    { chat, upTo },
  );

const see = (visitor: Visitor, id: string) =>
  visitor.graphql('mutation ($id: ID!) { markChatSeen(input: { chat: { id: $id } }) { __typename } }', { id });

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.dispose();
});

describe('a user is online', () => {
  it('while their socket is open, was last seen when it closed, and subscribers of the chat receive both', async () => {
    const { employer, jobSeeker, seeker, id } = await makeChat();
    const watching = await watch(employer, { id });
    expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: false, lastSeenAt: null });
    const came = watching.next();
    const theirs = await watch(jobSeeker, { id });
    expect(await came).toMatchObject({ chatEvents: { __typename: 'MemberPresence', member: { isOnline: true } } });
    expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: true });
    app.clock.now = new Date(app.clock.now.getTime() + 600_000);
    const went = watching.next();
    await theirs.socket.dispose();
    expect(await went).toMatchObject({
      chatEvents: { member: { isOnline: false, lastSeenAt: app.clock.now.toISOString() } },
    });
    const { lastSeenAt } = await app.services.db.user.findUniqueOrThrow({ where: { id: seeker.id } });
    expect(lastSeenAt).toEqual(app.clock.now);
  });

  it('as an admin who reads in a chat that others have open', async () => {
    const { employer, jobSeeker, id } = await makeChat();
    await say(jobSeeker, id);
    const watching = await watch(employer, { id });
    const admin = await signedIn(await makeAdmin(app.services.db));
    const theirs = await watch(admin, { id });
    await see(admin, id);
    let heard = await watching.next();
    while (heard.chatEvents.__typename !== 'ChatSeen') heard = await watching.next();
    const went = watching.next();
    await theirs.socket.dispose();
    expect(await went).toMatchObject({ chatEvents: { __typename: 'MemberPresence', member: { isOnline: false } } });
  });

  it('by a JSON event socket, too', async () => {
    const { employer, jobSeeker, id } = await makeChat();
    const socket = await openEventSocket(app, jobSeeker);
    await eventually(async () => expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: true }));
    socket.socket.terminate();
    await eventually(
      async () => expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: false }),
      patient,
    );
  });

  it('as the participant of a share link, if its holder has the chat open', async () => {
    const { jobSeeker, id, hash } = await makeChat();
    await watch(new Visitor(app.url), { sharedHash: hash });
    expect(await counterpartFor(jobSeeker, { id })).toMatchObject({ isOnline: true });
  });
});

describe('presence is not shown', () => {
  it('for a deleted user', async () => {
    const { employer, jobSeeker, seeker, id } = await makeChat();
    await watch(jobSeeker, { id });
    expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: true });
    const admin = await signedIn(await makeAdmin(app.services.db));
    const { data } = await admin.graphql('mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }', {
      id: encodeGlobalId('JobSeeker', seeker.id),
    });
    expect(data).toEqual({ deleteUser: { __typename: 'DeleteUserPayload' } });
    expect(await counterpartFor(employer, { id })).toMatchObject({ isOnline: false, lastSeenAt: null });
  });
});

describe('a message', () => {
  it('is delivered when the other client reports it; the sender is notified, and the position never decreases', async () => {
    const { employer, jobSeeker, id } = await makeChat();
    const [first, second] = [await say(employer, id), await say(employer, id)];
    const watching = await watch(employer, { id }, false);
    expect(await counterpartFor(employer, { id })).toMatchObject({ deliveredUpTo: 0, seenUpTo: 0 });
    const heard = watching.next();
    await deliver(jobSeeker, { id }, first);
    expect(await heard).toMatchObject({
      chatEvents: {
        __typename: 'ChatDelivered',
        member: { role: 'ROLE_CANDIDATE', deliveredUpTo: first, seenUpTo: 0 },
      },
    });
    // The position neither exceeds the last message nor decreases.
    await deliver(jobSeeker, { id }, 2_000_000_000);
    await deliver(jobSeeker, { id }, first);
    expect(await counterpartFor(employer, { id })).toMatchObject({ deliveredUpTo: second, seenUpTo: 0 });
  });
});
