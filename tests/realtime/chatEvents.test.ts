import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { listen, openSocket } from '../support/socket.ts';

const app = testApp();
const fixtures: ChatFixtures = fixture(() => makeChatFixtures(app));
const reference = () => ({ databaseId: fixtures.chatId });

const chatEvents = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on ChatWatched { chat { lastMessageDatabaseId } }
    ... on MessageAdded { message { text user { name isViewer } } }
    ... on MemberTyping { member { name role } }
    ... on SubjectsChanged { chat { subjects { seenAt answer } } }
    ... on ChatSeen { member { role seenUpTo } chat { members { role } } }
  }
}`;
const inbox = `subscription {
  inbox {
    __typename
    ... on InboxWatched { viewer { unreadChatCount } }
    ... on InboxChange { chat { databaseId unread } }
  }
}`;
type Event = { chatEvents: Record<string, unknown> };

/** The first event says that no later one is missed. */
async function listening(visitor: Visitor, reference: object) {
  const listener = listen<Event>(openSocket(app, visitor), chatEvents, { chat: reference });
  const { chatEvents: first } = await listener.next();
  expect(first).toMatchObject({ __typename: 'ChatWatched' });
  const next = async (type: string): Promise<Event['chatEvents']> => {
    const { chatEvents: event } = await listener.next();
    return event.__typename === type ? event : next(type);
  };
  return { first, next };
}

it('a page of another origin gets no socket, even with cookies', async () => {
  const socket = openSocket(app, fixtures.employer, { origin: 'https://evil.example' });
  const listener = listen<Event>(socket, chatEvents, { chat: reference() });
  await expect(listener.next()).rejects.toBeDefined();
});

describe('participants', () => {
  it('hear of the latest message at first, and of each later one, with the fields they may see', async () => {
    const { employer, jobSeeker, chatId, shareHash } = fixtures;
    const before = await say(employer, chatId, 'Before');
    const [mine, theirs, byLink] = await Promise.all([
      listening(employer, reference()),
      listening(jobSeeker, reference()),
      listening(new Visitor(app.url), { sharedHash: shareHash }),
    ]);
    expect(theirs.first).toMatchObject({ chat: { lastMessageDatabaseId: before } });
    const text = 'Can you start on Friday?';
    await say(employer, chatId, text);
    expect(await mine.next('MessageAdded')).toMatchObject({ message: { text, user: { isViewer: true } } });
    const other = { text, user: { isViewer: false, name: 'Erin' } };
    expect(await theirs.next('MessageAdded')).toMatchObject({ message: other });
    expect(await byLink.next('MessageAdded')).toMatchObject({ message: { text, user: { isViewer: true } } });
  });

  it('hear who types and who has seen a message, an admin who joins too', async () => {
    const { employer, jobSeeker, admin, chatId } = fixtures;
    const { next } = await listening(employer, reference());
    await mutateOver(jobSeeker, 'announceTyping', { chat: reference() });
    expect(await next('MemberTyping')).toMatchObject({ member: { role: 'ROLE_CANDIDATE' } });
    const seenUpTo = await say(employer, chatId, 'See this');
    for (const [visitor, role] of [
      [jobSeeker, 'ROLE_CANDIDATE'],
      [admin, 'ROLE_ADMIN'],
    ] as const) {
      await mutateOver(visitor, 'markChatSeen', { chat: reference() });
      const event = await next('ChatSeen');
      expect(event).toMatchObject({ member: { role, seenUpTo } });
      expect(JSON.stringify(event.chat)).toContain(role);
    }
  });

  it('hear that a request was seen and answered', async () => {
    const { employer, jobSeeker, chatId } = fixtures;
    const { db } = app.services;
    await db.contactRequest.updateMany({ where: { chatId }, data: { seenAt: null, answer: null } });
    const { id } = await db.contactRequest.findFirstOrThrow({ where: { chatId } });
    const { next } = await listening(employer, reference());
    await mutateOver(jobSeeker, 'markChatSeen', { chat: reference() });
    expect(await next('SubjectsChanged')).toMatchObject({
      chat: { subjects: [{ seenAt: app.clock.now.toISOString() }] },
    });
    const request = encodeGlobalId('ContactRequest', id);
    await mutateOver(jobSeeker, 'answerContactRequest', { id: request, answer: 'INTERESTED' });
    expect(await next('SubjectsChanged')).toMatchObject({ chat: { subjects: [{ answer: 'INTERESTED' }] } });
  });

  it('an admin receives every chat in the inbox', async () => {
    const listener = listen<{ inbox: object }>(openSocket(app, fixtures.admin), inbox, {});
    // Sent once; from then on no event is missed.
    const { inbox: begun } = await listener.next();
    expect(begun).toEqual({ __typename: 'InboxWatched', viewer: { unreadChatCount: expect.any(Number) } });
    await say(fixtures.employer, fixtures.chatId, 'For the inbox');
    const chat = { databaseId: fixtures.chatId, unread: true };
    expect((await listener.next()).inbox).toEqual({ __typename: 'InboxChange', chat });
  });
});
