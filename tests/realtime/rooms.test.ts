import { once } from 'node:events';
import type { Client } from 'graphql-ws/client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatWorld, makeChatWorld, say, writeMany } from '../support/chatWorld.ts';
import { eventually } from '../support/eventually.ts';
import { testPassword } from '../support/factories.ts';
import { type Listener, listen, openSocket } from '../support/socket.ts';
import { statementsOf } from '../support/statements.ts';

/** Sockets that have sent the same subscription in the same session share the work for an event, and nothing else. */

let app: TestApp;
let world: ChatWorld;
const clients: Client[] = [];

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on MessageAdded { message { text user { isViewer } } }
    ... on MemberTyping { member { role } }
  }
}`;

type Heard = Listener<{ chatEvents: Record<string, unknown> }>;

beforeAll(async () => {
  app = await startTestApp();
  world = await makeChatWorld(app);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => app.stop());

/** A subscription to the chat that has started, on a socket of its own. */
async function watch(visitor: Visitor, query = subscription): Promise<{ heard: Heard; client: Client }> {
  const client = openSocket(app, visitor);
  clients.push(client);
  const heard: Heard = listen(client, query, { chat: { databaseId: world.chatId } });
  expect(await heard.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  return { heard, client };
}

const watchMany = (visitor: Visitor, count: number) => Promise.all(Array.from({ length: count }, () => watch(visitor)));

const added = (text: string, isViewer: boolean) => ({
  chatEvents: { __typename: 'MessageAdded', message: { text, user: { isViewer } } },
});

/** The next message; other events are left out. */
async function message(heard: Heard): Promise<unknown> {
  for (;;) {
    const event = await heard.next();
    if (event.chatEvents.__typename === 'MessageAdded') return event;
  }
}

/** The statements for one event of the admin until all have heard of it. */
const cost = (listeners: { heard: Heard }[]) =>
  statementsOf(async () => {
    await world.admin.graphql(
      'mutation ($chat: ChatReference!) { announceTyping(input: { chat: $chat }) { __typename } }',
      { chat: { databaseId: world.chatId } },
    );
    const event = { chatEvents: { __typename: 'MemberTyping', member: { role: 'ROLE_ADMIN' } } };
    for (const { heard } of listeners) expect(await heard.next()).toEqual(event);
  });

async function anotherSessionOf(userId: number): Promise<Visitor> {
  const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id: userId } });
  return new Visitor(app.url).signIn(loginEmail ?? '', testPassword);
}

it('an event costs as many statements for twenty sockets as for one', async () => {
  const [one, ...others] = await watchMany(world.employer, 1);
  if (!one) throw new Error('No socket.');
  const alone = await cost([one, ...others]);
  const together = await cost([one, ...(await watchMany(world.employer, 19))]);
  expect(together.length).toBe(alone.length);
});

it('viewers, sessions and documents receive their own', async () => {
  const again = await anotherSessionOf(world.employerId);
  const other = subscription.replace('text user', 'databaseId user');
  const [first, second, theirs, short] = [
    await watch(world.employer),
    await watch(again),
    await watch(world.jobSeeker),
    await watch(world.employer, other),
  ];
  const id = await say(world.employer, world.chatId, 'Mine');
  expect(await message(first.heard)).toEqual(added('Mine', true));
  expect(await message(second.heard)).toEqual(added('Mine', true));
  expect(await message(theirs.heard)).toEqual(added('Mine', false));
  expect(await message(short.heard)).toMatchObject({ chatEvents: { message: { databaseId: id } } });

  // The end of one session ends its own sockets only.
  const ended = again.post('/api/auth/sign-out', {});
  await expect(second.heard.next()).rejects.toBeDefined();
  await ended;
  await say(world.admin, world.chatId, 'Still here');
  expect(await message(first.heard)).toEqual(added('Still here', false));
  expect(await message(theirs.heard)).toEqual(added('Still here', false));
});

it('the end of a session reaches all sockets that share an event', async () => {
  const again = await anotherSessionOf(world.employerId);
  const sockets = await watchMany(again, 5);
  const closed = sockets.map(
    ({ client }) =>
      new Promise((resolve) => {
        client.on('closed', (event) => resolve(event && typeof event === 'object' && 'code' in event && event.code));
      }),
  );
  const ends = sockets.map(({ heard }) => heard.next().catch(() => 'ended'));
  // No event reports this end: the check before the next message finds it.
  await app.services.db.session.deleteMany({ where: { userId: world.employerId, token: { not: '' } } });
  await say(world.admin, world.chatId, 'Not for you');
  expect(await Promise.all(ends)).toEqual(ends.map(() => 'ended'));
  expect(await Promise.all(closed)).toEqual(closed.map(() => 4403));
  world.employer = await anotherSessionOf(world.employerId);
});

it('the first socket may leave, and those that come later miss nothing', async () => {
  const [first, second] = await watchMany(world.employer, 2);
  await first?.client.dispose();
  const third = await watch(world.employer);
  await say(world.admin, world.chatId, 'To those who stay');
  for (const one of [second, third])
    expect(one && (await message(one.heard))).toEqual(added('To those who stay', false));
});

it('a socket that does not read is closed, and the others receive everything', async () => {
  const { employer, admin, chatId } = world;
  const reader = await watch(employer);
  const silent = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: employer.cookieHeader, origin: app.url },
  });
  await once(silent, 'open');
  const payload = { query: subscription, variables: { chat: { databaseId: chatId } } };
  for (const sent of [{ type: 'connection_init' }, { id: '1', type: 'subscribe', payload }]) {
    silent.send(JSON.stringify(sent));
    await once(silent, 'message');
  }
  silent.pause();
  // More than the buffers of the system hold.
  const count = 300;
  await writeMany(app, chatId, count, '語'.repeat(19_000));
  await say(admin, chatId, 'The last');
  for (let number = 1; number <= count; number += 1) {
    expect(await message(reader.heard)).toMatchObject({ chatEvents: { __typename: 'MessageAdded' } });
  }
  expect(await message(reader.heard)).toEqual(added('The last', false));
  const closed = once(silent, 'close');
  silent.resume();
  expect((await closed)[0]).toBe(1013);
  await eventually(() => expect(app.app.server.listening).toBe(true));
}, 90_000);
