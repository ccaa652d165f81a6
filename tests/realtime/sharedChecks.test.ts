import type { Client } from 'graphql-ws/client';
import { afterEach, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeAdmin, makeJobSeeker, makeReference, testPassword } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { type Listener, listen, openSocket } from '../support/socket.ts';
import { statementsOf } from '../support/statements.ts';

/**
 * The sessions of all viewers of an event are read by one statement, and so is its chat. Viewers who have lost access
 * receive nothing, while the others do. No event reports these changes: the check before the message finds them.
 */

const app = testApp();
const fixtures = fixture(() => makeChatFixtures(app));
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

type Heard = Listener<{ chatEvents: { __typename: string; message?: { text: string } } }>;

async function watch(visitor: Visitor): Promise<Heard> {
  const client = openSocket(app, visitor);
  clients.push(client);
  const heard: Heard = listen(
    client,
    `subscription ($chat: ChatReference!) {
      chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text } } }
    }`,
    { chat: { databaseId: fixtures.chatId } },
  );
  expect(await heard.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  return heard;
}

async function textOf(heard: Heard): Promise<string> {
  for (;;) {
    const { chatEvents } = await heard.next();
    if (chatEvents.message) return chatEvents.message.text;
  }
}

async function sessionOf(userId: number): Promise<Visitor> {
  const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id: userId } });
  return new Visitor(app.url).signIn(loginEmail ?? '', testPassword);
}

const newestSession = (userId: number) =>
  app.services.db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' }, select: { id: true } });

/** Sends a message after `change`. Everyone receives it but the outsider, whose subscription ends. */
async function expectRefused(outsider: Visitor, others: Visitor[], change: () => Promise<unknown>, reason: object) {
  const refused = await watch(outsider);
  const allowed = await Promise.all(others.map(watch));
  const warm = 'For all';
  await say(fixtures.admin, fixtures.chatId, warm);
  for (const heard of [refused, ...allowed]) expect(await textOf(heard)).toBe(warm);
  await change();
  const ended = expect(textOf(refused)).rejects.toMatchObject(reason);
  const statements = await statementsOf(async () => {
    await say(fixtures.admin, fixtures.chatId, 'For the others');
    for (const heard of allowed) expect(await textOf(heard)).toBe('For the others');
    await ended;
  });
  const reads = (what: RegExp) => statements.filter((statement) => what.test(statement)).length;
  expect(reads(/"session"."id" = any/)).toBe(1);
  // The sender's, before and in the transaction, and all of the subscriptions'.
  expect(reads(/from "chat" where "id" = /)).toBe(3);
}

/** Closes the socket. */
const signedOut = { code: 4403 };
/** Ends the subscription before the message is read. */
const notFound = [{ message: 'Not found.' }];

it('a session that has ended', async () => {
  const ended = await sessionOf(fixtures.employerId);
  const { id } = await newestSession(fixtures.employerId);
  const end = () => app.services.db.session.delete({ where: { id } });
  await expectRefused(ended, [fixtures.employer, fixtures.jobSeeker, fixtures.admin], end, signedOut);
});

it('an admin who no longer views as a user', async () => {
  const { db } = app.services;
  const admin = await makeAdmin(db);
  const viewing = await sessionOf(admin.id);
  const { data } = await viewing.graphql<{ viewAs: { __typename: string } }>(
    'mutation ($user: ID!) { viewAs(input: { user: $user, reason: "They see no messages." }) { __typename } }',
    { user: encodeGlobalId('Employer', fixtures.employerId) },
  );
  expect(data?.viewAs.__typename).toBe('ViewAsPayload');
  const { id } = await newestSession(admin.id);
  const stop = () => db.session.update({ where: { id }, data: { viewAsId: null, viewAsUntil: null } });
  await expectRefused(viewing, [fixtures.employer, fixtures.jobSeeker], stop, signedOut);
});

it('a former member of the chat', async () => {
  const { db } = app.services;
  const other = await makeJobSeeker(db, await makeReference(db));
  const leave = () => db.chat.update({ where: { id: fixtures.chatId }, data: { jobSeekerId: other.id } });
  await expectRefused(fixtures.jobSeeker, [fixtures.employer, fixtures.admin], leave, notFound);
});
