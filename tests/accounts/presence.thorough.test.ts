import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { listen, openSocket } from '../support/socket.ts';

const app = testApp();

/** Longer than the time after which a disconnected user is offline. */
const patient = { timeout: 10_000, interval: 50 };

type Event = { chatEvents: { __typename: string; member?: Record<string, unknown> } };

async function watch(visitor: Visitor, chat: object, presence = true) {
  const ask = `subscription ($chat: ChatReference!, $presence: Boolean!) { chatEvents(chat: $chat, presence: $presence) {
    __typename
    ... on MemberPresence { member { isOnline lastSeenAt } }
    ... on ChatDelivered { member { role deliveredUpTo seenUpTo } }
  } }`;
  const socket = openSocket(app, visitor);
  const listener = listen<Event>(socket, ask, { chat, presence });
  expect(await listener.next()).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
  return { ...listener, socket };
}

const counterpartFor = async (visitor: Visitor, chat: object) => {
  const shown = 'counterpart { isOnline lastSeenAt deliveredUpTo seenUpTo }';
  const source = `query ($chat: ChatReference) { chat(reference: $chat) { ${shown} } }`;
  return (await readOver(visitor, source, { chat })).chat.counterpart;
};

const deliver = (visitor: Visitor, chat: object, upTo: number) =>
  mutateOver(visitor, 'markChatDelivered', { chat, upTo });

describe('a user is online', () => {
  it('while their socket is open, was last seen when it closed, and subscribers of the chat receive both', async () => {
    const { employer, jobSeeker, chatId } = await makeChatFixtures(app);
    const chat = { databaseId: chatId };
    const watching = await watch(employer, chat);
    expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: false, lastSeenAt: null });
    const came = watching.next();
    const theirs = await watch(jobSeeker, chat);
    expect(await came).toMatchObject({ chatEvents: { __typename: 'MemberPresence', member: { isOnline: true } } });
    expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: true });
    app.clock.now = new Date(app.clock.now.getTime() + 600_000);
    const went = watching.next();
    await theirs.socket.dispose();
    expect(await went).toMatchObject({
      chatEvents: { member: { isOnline: false, lastSeenAt: app.clock.now.toISOString() } },
    });
    expect(await app.services.db.user.count({ where: { role: 'ROLE_CANDIDATE', lastSeenAt: app.clock.now } })).toBe(1);
  });

  it('by a JSON event socket, too', async () => {
    const { employer, jobSeeker, chatId } = await makeChatFixtures(app);
    const chat = { databaseId: chatId };
    const socket = await openEventSocket(app, jobSeeker);
    await eventually(async () => expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: true }));
    socket.socket.terminate();
    await eventually(
      async () => expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: false }),
      patient,
    );
  });

  it('as the participant of a share link, if its holder has the chat open', async () => {
    const { jobSeeker, chatId, shareHash } = await makeChatFixtures(app);
    await watch(new Visitor(app.url), { sharedHash: shareHash });
    expect(await counterpartFor(jobSeeker, { databaseId: chatId })).toMatchObject({ isOnline: true });
  });
});

it('presence is not shown for a deleted user', async () => {
  const { employer, jobSeeker, admin, chatId } = await makeChatFixtures(app);
  const chat = { databaseId: chatId };
  await watch(jobSeeker, chat);
  expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: true });
  const { jobSeekerId } = await app.services.db.chat.findUniqueOrThrow({ where: { id: chatId } });
  const id = encodeGlobalId('JobSeeker', jobSeekerId ?? 0);
  expect(await mutateOver(admin, 'deleteUser', { id })).toEqual({ __typename: 'DeleteUserPayload' });
  expect(await counterpartFor(employer, chat)).toMatchObject({ isOnline: false, lastSeenAt: null });
});

it('a message is delivered when the other client reports it; the sender is notified, and the position never decreases', async () => {
  const { employer, jobSeeker, chatId } = await makeChatFixtures(app);
  const chat = { databaseId: chatId };
  const [first, second] = [await say(employer, chatId, 'One'), await say(employer, chatId, 'Two')];
  const watching = await watch(employer, chat, false);
  expect(await counterpartFor(employer, chat)).toMatchObject({ deliveredUpTo: 0, seenUpTo: 0 });
  const heard = watching.next();
  await deliver(jobSeeker, chat, first);
  expect(await heard).toMatchObject({
    chatEvents: {
      __typename: 'ChatDelivered',
      member: { role: 'ROLE_CANDIDATE', deliveredUpTo: first, seenUpTo: 0 },
    },
  });
  // The position neither exceeds the last message nor decreases.
  await deliver(jobSeeker, chat, 2_000_000_000);
  await deliver(jobSeeker, chat, first);
  expect(await counterpartFor(employer, chat)).toMatchObject({ deliveredUpTo: second, seenUpTo: 0 });
});
