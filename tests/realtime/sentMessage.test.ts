import type { RequestParameters } from 'relay-runtime';
import { expect, it } from 'vitest';
import chatEvents from '../../client/__generated__/useChatEventsSubscription.graphql.ts';
import sendMessage from '../../client/__generated__/useSendMessageMutation.graphql.ts';
import { operationOf } from '../../client/app/relay/operation.ts';
import { persistedOperations } from '../../server/graphql/persisted.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeChatFixtures } from '../support/chatFixtures.ts';
import { makeJobOffer, makeReference } from '../support/factories.ts';
import { fixture, testApp, testDb } from '../support/fixtures.ts';
import { untilWaiting } from '../support/lockWaits.ts';
import { listen, openSocket } from '../support/socket.ts';
import { statementsOf } from '../support/statements.ts';

const app = testApp();
const db = testDb(app);
const fixtures = fixture(() => makeChatFixtures(app));
const persisted = persistedOperations(new URL('../../server/graphql/persisted.json', import.meta.url));

const textOf = (operation: { params: RequestParameters }) => persisted.text(operationOf(operation.params, {}).id) ?? '';

type Sent = { sendMessage: { sentMessage: { databaseId: number; text: string }; chat: { viewerCanMessage: boolean } } };
let count = 0;

async function send(visitor: Visitor, clientId?: string): Promise<Sent['sendMessage']> {
  count += 1;
  const text = `Number ${count}`;
  const message = { text, clientId: clientId ?? `the key ${count}`, photoUri: null, documentUri: null };
  const input = { chat: { databaseId: fixtures.chatId }, ...message };
  const { data, errors } = await visitor.graphql<Sent>(textOf(sendMessage), { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.sendMessage;
}

const cost = async (run: () => Promise<unknown>): Promise<number> => (await statementsOf(run)).length;

async function reader(visitor: Visitor) {
  const client = openSocket(app, visitor);
  type Event = { chatEvents: { __typename: string; message?: Sent['sendMessage']['sentMessage'] } };
  const heard = listen<Event>(client, textOf(chatEvents), { chat: { databaseId: fixtures.chatId } });
  expect(await heard.next()).toMatchObject({ chatEvents: { __typename: 'ChatWatched' } });
  const message = async () => {
    for (;;) {
      const { chatEvents: event } = await heard.next();
      if (event.message) return event.message;
    }
  };
  return { message, close: () => client.dispose() };
}

it('is stored and answered with few statements', async () => {
  // 2 for the viewer and the chat, 5 in the transaction, 1 for the answer, and 1 for blocks.
  expect(await cost(() => send(fixtures.jobSeeker))).toBe(9);
  // And 2 for the subscription, before and after, and 1 for the clients of the employer.
  expect(await cost(() => send(fixtures.employer))).toBe(12);
  // An admin writes to both, whatever they have blocked, and sees who has a subscription.
  expect(await cost(() => send(fixtures.admin))).toBe(9);
});

it('is shown to its reader with few statements', async () => {
  for (const [author, other, alone] of [
    [fixtures.employer, fixtures.jobSeeker, await cost(() => send(fixtures.employer))],
    [fixtures.jobSeeker, fixtures.employer, await cost(() => send(fixtures.jobSeeker))],
  ] as const) {
    const { message, close } = await reader(other);
    const sendAndHear = async () => {
      const { sentMessage } = await send(author);
      expect(await message()).toMatchObject({ databaseId: sentMessage.databaseId, text: `Number ${count}` });
    };
    const isEmployer = other === fixtures.employer;
    // The session, the access to the chat, the chat and whether its members are online; for an employer also the
    // subscription and the clients, whose names are shown in full.
    expect((await cost(sendAndHear)) - alone).toBe(isEmployer ? 6 : 4);
    await close();
  }
});

it('changes nothing when it is sent again', async () => {
  const { chatId } = fixtures;
  const rows = () =>
    Promise.all([
      db.chat.findUniqueOrThrow({ where: { id: chatId } }),
      db.chatParticipant.findMany({ where: { chatId }, orderBy: { userId: 'asc' } }),
      db.contactRequest.findMany({ where: { chatId } }),
      db.jobApplication.findMany({ where: { chatId } }),
      db.message.count({ where: { chatId } }),
    ]);
  const { id: jobOfferId } = await makeJobOffer(db, await makeReference(db), { employerId: fixtures.employerId });
  const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
  const first = await send(fixtures.employer, 'once and again');
  // The job seeker has applied since, and the employer has not answered that.
  await db.jobApplication.create({ data: { jobOfferId, jobSeekerId: jobSeekerId ?? 0, chatId } });
  const before = await rows();
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await send(fixtures.employer, 'once and again')).toMatchObject({ sentMessage: first.sentMessage });
  expect(await rows()).toEqual(before);
});

it('waits for the one before it, so that ids grow in the order in which messages appear', async () => {
  const { chatId, employerId, jobSeeker } = fixtures;
  const { earlier, answer } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM chat WHERE id = ${chatId} FOR NO KEY UPDATE`;
    const answer = send(jobSeeker);
    await untilWaiting(app.services);
    return { earlier: await tx.message.create({ data: { chatId, userId: employerId, text: 'Before' } }), answer };
  });
  expect((await answer).sentMessage.databaseId).toBeGreaterThan(earlier.id);
});
