import { expect, inject, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeReference,
  makeSubscription,
  testPassword,
} from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';
import { listen, openSocket } from '../support/socket.ts';

/** Two servers with the same database and Redis behave as one. */

const database = testDatabase();
const options = () => ({ databaseUrl: database.url, redisUrl: inject('redisUrl') });
const here = testApp(options);
const there = testApp(options);

it('both are ready', async () => {
  for (const app of [here, there]) expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

it('a message and a sign-out reach the other server', async () => {
  const { db } = here.services;
  const catalog = await makeReference(db);
  await Promise.all([here.services.reference.refresh(), there.services.reference.refresh()]);
  const jobSeeker = await makeJobSeeker(db, catalog);
  const employer = await makeEmployer(db);
  await makeSubscription(db, employer.id, here.clock.now);
  const boss = await new Visitor(here.url).signIn(employer.loginEmail ?? '', testPassword);
  const seeker = await new Visitor(there.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
  const made = await boss.graphql<{ contactJobSeeker: { chat: { id: string } } }>(
    `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { ... on ContactJobSeekerPayload { chat { id } } } }`,
    { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  const chat = { id: made.data?.contactJobSeeker.chat.id };
  const socket = openSocket(there, seeker);
  const listener = listen<{ chatEvents: { __typename: string; message?: { text: string } } }>(
    socket,
    'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text } } } }',
    { chat },
  );
  expect(await listener.next()).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
  // The subscription at Redis takes effect with a delay, so the message is repeated.
  const heard = listener.next();
  await eventually(async () => {
    await boss.graphql(
      'mutation ($chat: ChatReference!) { sendMessage(input: { chat: $chat, text: "Across" }) { __typename } }',
      { chat },
    );
    await expect(Promise.race([heard, Promise.resolve('nothing yet')])).resolves.not.toBe('nothing yet');
  });
  expect(await heard).toEqual({ chatEvents: { __typename: 'MessageAdded', message: { text: 'Across' } } });

  const closed = new Promise<void>((resolve) => socket.on('closed', () => resolve()));
  // The same cookies are valid at both servers.
  await fetch(`${here.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: seeker.cookieHeader, 'content-type': 'application/json', origin: here.url },
    body: '{}',
  });
  await closed;
  listener.close();
  socket.dispose();
});

it('a subscription ends at the other server when access is revoked', async () => {
  const { db } = here.services;
  const catalog = await makeReference(db);
  await Promise.all([here.services.reference.refresh(), there.services.reference.refresh()]);
  const jobSeeker = await makeJobSeeker(db, catalog);
  const boss = await new Visitor(here.url).signIn((await makeEmployer(db)).loginEmail ?? '', testPassword);
  const admin = await new Visitor(here.url).signIn((await makeAdmin(db)).loginEmail ?? '', testPassword);
  const made = await boss.graphql<{ contactJobSeeker: { chat: { id: string; sharedHash: string } } }>(
    `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { ... on ContactJobSeekerPayload { chat { id sharedHash } } } }`,
    { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  const { id = '', sharedHash = '' } = made.data?.contactJobSeeker.chat ?? {};
  const socket = openSocket(there, new Visitor(there.url));
  const listener = listen(socket, 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }', {
    chat: { sharedHash },
  });
  expect(await listener.next()).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
  const ended = listener.next();
  ended.catch(() => {});
  await admin.graphql(
    'mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: EMPLOYER }) { __typename } }',
    { chat: id },
  );
  await expect(ended).rejects.toMatchObject([{ message: 'Not found.' }]);
  socket.dispose();
});

it('JSON events reach the other server, and its sockets close on a sign-out', async () => {
  const { db } = here.services;
  const seeker = await makeJobSeeker(db, await makeReference(db));
  const own = await new Visitor(there.url).signIn(seeker.loginEmail ?? '', testPassword);
  const admin = await new Visitor(here.url).signIn((await makeAdmin(db)).loginEmail ?? '', testPassword);
  const { chat_id: id } = await (await admin.post(`/api/support-chat-with-user-${seeker.id}`, {})).json();
  const [mine, theirs] = [await openEventSocket(here, admin), await openEventSocket(there, own)];
  // The subscription at Redis takes effect with a delay. The sender gets their response anyway.
  const heard = theirs.next(({ type }) => type === 'message');
  await eventually(async () => {
    mine.send({ type: 'message', chat: { id }, text: 'Across', client_id: 'across-both' });
    await expect(mine.next(({ client_id }) => client_id === 'across-both')).resolves.toMatchObject({ text: 'Across' });
    mine.send({ type: 'message', chat: { id }, text: 'And again' });
    await expect(Promise.race([heard, Promise.resolve('nothing yet')])).resolves.not.toBe('nothing yet');
  });
  expect(await heard).toMatchObject({ chat: { id }, text: expect.stringMatching(/Across|And again/) });
  await fetch(`${here.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: own.cookieHeader, 'content-type': 'application/json', origin: here.url },
    body: '{}',
  });
  expect(await theirs.closed).toBe(4403);
  mine.socket.terminate();
});

it('a user is online at both servers', async () => {
  const { db } = here.services;
  const seeker = await makeJobSeeker(db, await makeReference(db));
  const own = await new Visitor(there.url).signIn(seeker.loginEmail ?? '', testPassword);
  const admin = await new Visitor(here.url).signIn((await makeAdmin(db)).loginEmail ?? '', testPassword);
  const { chat_id: id } = await (await admin.post(`/api/support-chat-with-user-${seeker.id}`, {})).json();
  const watching = openSocket(here, admin);
  const listener = listen<{ chatEvents: { member?: { isOnline: boolean } } }>(
    watching,
    `subscription ($id: Int!) { chatEvents(chat: { databaseId: $id }, presence: true) {
      __typename ... on MemberPresence { member { isOnline } } } }`,
    { id },
  );
  await listener.next();
  const isOnline = async () => {
    const { data } = await admin.graphql<{ chat: { counterpart: { isOnline: boolean } } }>(
      'query ($id: Int!) { chat(reference: { databaseId: $id }) { counterpart { isOnline } } }',
      { id },
    );
    return data?.chat.counterpart.isOnline;
  };
  expect(await isOnline()).toBe(false);
  const theirs = await openEventSocket(there, own);
  await eventually(async () => expect(await isOnline()).toBe(true));
  theirs.socket.terminate();
  // The subscription at Redis takes effect with a delay, so at least one of the two events arrives.
  await eventually(async () => expect(await isOnline()).toBe(false), { timeout: 10_000 });
  expect(await listener.next()).toMatchObject({ chatEvents: { __typename: 'MemberPresence' } });
  listener.close();
  watching.dispose();
});
