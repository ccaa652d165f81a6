import type { Client } from 'graphql-ws/client';
import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeAdmin, makeJobSeeker, makeReference } from '../support/factories.ts';
import { fixture, testApp, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { type Listener, listen, openSocket } from '../support/socket.ts';
import { statementsOf } from '../support/statements.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const fixtures: ChatFixtures = fixture(() => makeChatFixtures(app));

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text user { isViewer } } } }
}`;

type Message = { text: string; databaseId?: number; user?: { isViewer: boolean } };
type Heard = Listener<{ chatEvents: { __typename: string; message?: Message } }>;

async function watch(visitor: Visitor, query = subscription): Promise<{ heard: Heard; client: Client }> {
  const client = openSocket(app, visitor);
  const heard: Heard = listen(client, query, { chat: { databaseId: fixtures.chatId } });
  expect(await heard.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  return { heard, client };
}
const watchMany = (visitor: Visitor, count: number) => Promise.all(Array.from({ length: count }, () => watch(visitor)));

/** The next message; other events are left out. */
async function message({ heard }: { heard: Heard }): Promise<Message> {
  for (;;) {
    const { chatEvents } = await heard.next();
    if (chatEvents.message) return chatEvents.message;
  }
}

const sessionOf = async (id: number) => logIn(app, await db.user.findUniqueOrThrow({ where: { id } }));

describe('the sockets of one session', () => {
  it('all receive every event in order', async () => {
    const sockets = await watchMany(fixtures.employer, 5);
    const texts = ['One', 'Two', 'Three'];
    for (const text of texts) await say(fixtures.jobSeeker, fixtures.chatId, text);
    for (const socket of sockets) {
      for (const text of texts) expect(await message(socket)).toEqual({ text, user: { isViewer: false } });
    }
  });

  it('receive what they have asked for, as their session', async () => {
    const { chatId, employer, employerId, jobSeeker, admin } = fixtures;
    const again = await sessionOf(employerId);
    const [first, second, theirs] = [await watch(employer), await watch(again), await watch(jobSeeker)];
    const short = await watch(employer, subscription.replace('text user', 'databaseId user'));
    const databaseId = await say(employer, chatId, 'Mine');
    for (const one of [first, second]) expect(await message(one)).toEqual({ text: 'Mine', user: { isViewer: true } });
    expect(await message(theirs)).toEqual({ text: 'Mine', user: { isViewer: false } });
    expect(await message(short)).toMatchObject({ databaseId });

    const ended = expect(second.heard.next()).rejects.toBeDefined();
    await again.post('/api/auth/sign-out', {});
    await ended;
    await say(admin, chatId, 'Still here');
    for (const one of [first, theirs]) expect(await message(one)).toMatchObject({ text: 'Still here' });
  });

  it('may leave, and those that stay or come later miss nothing', async () => {
    const [first, second] = [await watch(fixtures.employer), await watch(fixtures.employer)];
    await first.client.dispose();
    const third = await watch(fixtures.employer);
    await say(fixtures.admin, fixtures.chatId, 'To those who stay');
    for (const one of [second, third]) expect(await message(one)).toMatchObject({ text: 'To those who stay' });
  });
});

const newestSession = (userId: number) =>
  db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' }, select: { id: true } });

/**
 * The sessions of all viewers of an event are read by one statement, and so is its chat. Viewers who have lost access
 * receive nothing, while the others do. No event reports these changes: the check before the message finds them.
 */
async function expectRefused(outsider: Visitor, others: Visitor[], change: () => Promise<unknown>, reason: object) {
  const refused = await watch(outsider);
  const allowed = await Promise.all(others.map((other) => watch(other)));
  const text = 'For the others';
  await say(fixtures.admin, fixtures.chatId, 'For all');
  for (const one of [refused, ...allowed]) expect(await message(one)).toMatchObject({ text: 'For all' });
  await change();
  const ended = expect(message(refused)).rejects.toMatchObject(reason);
  const statements = await statementsOf(async () => {
    await say(fixtures.admin, fixtures.chatId, text);
    for (const one of allowed) expect(await message(one)).toMatchObject({ text });
    await ended;
  });
  const reads = (what: RegExp) => statements.filter((statement) => what.test(statement)).length;
  expect(reads(/"session"."id" = any/)).toBe(1);
  // The sender's, before and in the transaction, and all of the subscriptions'.
  expect(reads(/from "chat" where "id" = /)).toBe(3);
}

describe('a message is not heard by', () => {
  /** Closes the socket. */
  const signedOut = { code: 4403 };
  /** Ends the subscription before the message is read. */
  const notFound = [{ message: 'Not found.' }];

  it('a session that has ended', async () => {
    const ended = await sessionOf(fixtures.employerId);
    const { id } = await newestSession(fixtures.employerId);
    const end = () => db.session.delete({ where: { id } });
    await expectRefused(ended, [fixtures.employer, fixtures.jobSeeker, fixtures.admin], end, signedOut);
  });

  it('an admin who no longer views as a user', async () => {
    const admin = await makeAdmin(db);
    const viewing = await logIn(app, admin);
    const user = encodeGlobalId('Employer', fixtures.employerId);
    const viewed = await mutateOver(viewing, 'viewAs', { user, reason: 'They see no messages.' });
    expect(viewed).toEqual({ __typename: 'ViewAsPayload' });
    const { id } = await newestSession(admin.id);
    const stop = () => db.session.update({ where: { id }, data: { viewAsId: null, viewAsUntil: null } });
    await expectRefused(viewing, [fixtures.employer, fixtures.jobSeeker], stop, signedOut);
  });

  it('a former member of the chat', async () => {
    const other = await makeJobSeeker(db, await makeReference(db));
    const { chatId } = fixtures;
    const data = { jobSeekerId: other.id };
    const leave = () =>
      db.$transaction([
        db.contactRequest.updateMany({ where: { chatId }, data }),
        db.chat.update({ where: { id: chatId }, data }),
      ]);
    await expectRefused(fixtures.jobSeeker, [fixtures.employer, fixtures.admin], leave, notFound);
  });
});
