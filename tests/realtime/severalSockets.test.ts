import type { Client } from 'graphql-ws/client';
import { afterEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { type Listener, listen, openSocket } from '../support/socket.ts';

/** A user has several tabs and devices: each socket receives every event, and all of a session end with it. */

const app = testApp();
const clients: Client[] = [];

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text user { isViewer } } } }
}`;

type Heard = Listener<{ chatEvents: Record<string, unknown> }>;

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** A subscription to the chat that has started, on a socket of its own. `closed` resolves to the code of its end. */
async function watch({ chatId }: ChatFixtures, visitor: Visitor, query = subscription) {
  const client = openSocket(app, visitor);
  clients.push(client);
  const closed = new Promise<unknown>((resolve) => {
    client.on('closed', (event) => resolve(event && typeof event === 'object' && 'code' in event && event.code));
  });
  const heard: Heard = listen(client, query, { chat: { databaseId: chatId } });
  expect(await heard.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  return { heard, client, closed };
}

const watchMany = (fixtures: ChatFixtures, visitor: Visitor, count: number) =>
  Promise.all(Array.from({ length: count }, () => watch(fixtures, visitor)));

const added = (text: string, isViewer: boolean) => ({
  chatEvents: { __typename: 'MessageAdded', message: { text, user: { isViewer } } },
});

/** The next message; other events are left out. */
async function message({ heard }: { heard: Heard }): Promise<unknown> {
  for (;;) {
    const event = await heard.next();
    if (event.chatEvents.__typename === 'MessageAdded') return event;
  }
}

async function anotherSessionOf(id: number): Promise<Visitor> {
  const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
  return new Visitor(app.url).signIn(loginEmail ?? '', testPassword);
}

describe('the sockets of one session', () => {
  it('all receive every event in order', async () => {
    const fixtures = await makeChatFixtures(app);
    const sockets = await watchMany(fixtures, fixtures.employer, 5);
    const texts = ['One', 'Two', 'Three'];
    for (const text of texts) await say(fixtures.jobSeeker, fixtures.chatId, text);
    for (const socket of sockets) {
      for (const text of texts) expect(await message(socket)).toEqual(added(text, false));
    }
  });

  it('receive what they have asked for, as their session', async () => {
    const fixtures = await makeChatFixtures(app);
    const again = await anotherSessionOf(fixtures.employerId);
    const [first, second, theirs, short] = [
      await watch(fixtures, fixtures.employer),
      await watch(fixtures, again),
      await watch(fixtures, fixtures.jobSeeker),
      await watch(fixtures, fixtures.employer, subscription.replace('text user', 'databaseId user')),
    ];
    const id = await say(fixtures.employer, fixtures.chatId, 'Mine');
    expect(await message(first)).toEqual(added('Mine', true));
    expect(await message(second)).toEqual(added('Mine', true));
    expect(await message(theirs)).toEqual(added('Mine', false));
    expect(await message(short)).toMatchObject({ chatEvents: { message: { databaseId: id } } });

    const ended = expect(second.heard.next()).rejects.toBeDefined();
    await again.post('/api/auth/sign-out', {});
    await ended;
    await say(fixtures.admin, fixtures.chatId, 'Still here');
    expect(await message(first)).toEqual(added('Still here', false));
    expect(await message(theirs)).toEqual(added('Still here', false));
  });

  it('may leave, and those that stay or come later miss nothing', async () => {
    const fixtures = await makeChatFixtures(app);
    const [first, second] = await watchMany(fixtures, fixtures.employer, 2);
    if (!first || !second) throw new Error('No sockets.');
    await first.client.dispose();
    const third = await watch(fixtures, fixtures.employer);
    await say(fixtures.admin, fixtures.chatId, 'To those who stay');
    for (const one of [second, third]) expect(await message(one)).toEqual(added('To those who stay', false));
  });
});
