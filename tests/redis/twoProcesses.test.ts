import { beforeAll, expect, inject, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { redisCheck } from '../../server/start/checks/checks.ts';
import { findAll } from '../../server/start/checks/finding.ts';
import { Visitor } from '../support/browserless.ts';
import { at, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { fixture, testApp, testDatabase } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

const database = testDatabase();
const options = () => ({ databaseUrl: database.url, redisUrl: inject('redisUrl') });
const here = testApp(options);
const there = testApp(options);
const foreign = testDatabase();
const elsewhere = testApp(() => ({ databaseUrl: foreign.url, redisUrl: `${inject('redisUrl')}/3` }));
const fixtures = fixture(() => makeChatFixtures(here));
beforeAll(() => there.services.reference.refresh());

const chatEvents = `subscription ($chat: ChatReference!) { chatEvents(chat: $chat, presence: true) {
  __typename ... on MessageAdded { message { text } } ... on MemberPresence { member { isOnline } } } }`;
type Told = { chatEvents: { __typename: string; message?: { text: string }; member?: { isOnline: boolean } } };

it('a user is online at both servers', async () => {
  const { chatId, employer, jobSeeker } = fixtures;
  const watching = openSocket(here, employer);
  const listener = listen<Told>(watching, chatEvents, { chat: { databaseId: chatId } });
  await listener.next();
  const isOnline = async () => {
    const { data } = await employer.graphql<{ chat: { counterpart: { isOnline: boolean } } }>(
      'query ($id: Int!) { chat(reference: { databaseId: $id }) { counterpart { isOnline } } }',
      { id: chatId },
    );
    return data?.chat.counterpart.isOnline;
  };
  expect(await isOnline()).toBe(false);
  const theirs = await openEventSocket(there, at(there, jobSeeker));
  await eventually(async () => expect(await isOnline()).toBe(true));
  theirs.socket.terminate();
  // The subscription at Redis takes effect with a delay, so at least one of the two events arrives.
  await eventually(async () => expect(await isOnline()).toBe(false), { timeout: 10_000 });
  expect(await listener.next()).toMatchObject({ chatEvents: { __typename: 'MemberPresence' } });
  listener.close();
  watching.dispose();
});

it('a message reaches both kinds of sockets at the other server, which a sign-out closes', async () => {
  const { chatId, employer, jobSeeker } = fixtures;
  const own = at(there, jobSeeker);
  const socket = openSocket(there, own);
  const listener = listen<Told>(socket, chatEvents, { chat: { databaseId: chatId } });
  expect(await listener.next()).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
  const events = await openEventSocket(there, own);
  // The subscriptions at Redis take effect with a delay, so the message is repeated.
  const heard = Promise.all([listener.next(), events.next(({ type }) => type === 'message')]);
  await eventually(async () => {
    await say(employer, chatId, 'Across');
    await expect(Promise.race([heard, Promise.resolve('nothing yet')])).resolves.not.toBe('nothing yet');
  });
  expect(JSON.stringify(await heard)).toMatch(/Across.*Across/);
  const closed = new Promise<void>((resolve) => socket.on('closed', () => resolve()));
  // The same cookies are valid at both servers.
  await jobSeeker.post('/api/auth/sign-out', {});
  await closed;
  expect(await events.closed).toBe(4403);
  listener.close();
  socket.dispose();
});

it('a subscription ends at the other server when access is revoked', async () => {
  const { chatId, admin, shareHash } = fixtures;
  const socket = openSocket(there, new Visitor(there.url));
  const listener = listen(socket, chatEvents, { chat: { sharedHash: shareHash } });
  await listener.next();
  const ended = listener.next();
  ended.catch(() => {});
  await admin.graphql(
    'mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: EMPLOYER }) { __typename } }',
    { chat: encodeGlobalId('Chat', chatId) },
  );
  await expect(ended).rejects.toMatchObject([{ message: 'Not found.' }]);
  socket.dispose();
});

it('another installation that shares the Redis, in another of its databases, is not heard and shares no keys', async () => {
  const { chatId } = fixtures;
  const about = (messageId: number) => ({ type: 'message', chatId, messageId, previousId: messageId - 1 }) as const;
  const events = here.services.events.subscribe('chat', String(chatId))[Symbol.asyncIterator]();
  const heard = events.next();
  await here.services.events.settled();
  for (const [server, id] of [
    [elsewhere, 9_000_001],
    [there, 9_000_002],
  ] as const)
    server.services.events.publish('chat', String(chatId), about(id));
  expect((await heard).value).toEqual(about(9_000_002));
  await events.return?.();

  await elsewhere.services.counters.add('tries', 60_000);
  expect(await there.services.counters.read('tries')).toBe(null);
  await here.services.counters.add('tries', 60_000);
  expect(await there.services.counters.read('tries')).toMatchObject({ count: 1 });
});

it('`doctor` says that Redis has no such numbered database', async () => {
  const findings = ['/99', '/2'].map(async (path) => {
    const [finding] = await findAll([redisCheck({ redisUrl: inject('redisUrl') + path })]);
    return finding;
  });
  expect(await Promise.all(findings)).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('DB index is out of range') },
    { state: 'ok' },
  ]);
});
