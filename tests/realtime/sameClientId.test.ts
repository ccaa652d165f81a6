import { expect, it } from 'vitest';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { fixture, testApp } from '../support/fixtures.ts';

/** The same `client_id`, sent twenty times at once, is one message, for the sender and for every subscriber. */

const app = testApp();
const fixtures = fixture(() => makeChatFixtures(app));
const times = 20;

const open = (visitor = fixtures.employer) => openEventSocket(app, visitor);

const byGraph = (clientId: string) => () => say(fixtures.employer, fixtures.chatId, 'Once', clientId);

/** Sends over a separate socket. */
async function byEvents(clientId: string): Promise<() => Promise<number>> {
  const socket = await open();
  return async () => {
    socket.send({ type: 'message', chat: { id: fixtures.chatId }, text: 'Once', client_id: clientId });
    return Number((await socket.next((event) => event.type === 'message' && event.client_id === clientId)).id);
  };
}

/** Each returns `times` functions that send the message. */
const ways: Record<string, (clientId: string) => Promise<(() => Promise<number>)[]>> = {
  'over the graph': async (clientId) => Array.from({ length: times }, () => byGraph(clientId)),
  'over sockets of events': (clientId) => Promise.all(Array.from({ length: times }, () => byEvents(clientId))),
  'over both': (clientId) =>
    Promise.all(Array.from({ length: times }, async (_, at) => (at % 2 ? byGraph(clientId) : byEvents(clientId)))),
  'over one socket of events': async (clientId) => {
    const socket = await open();
    const { chatId } = fixtures;
    let heard = Promise.resolve(0);
    return Array.from({ length: times }, () => async () => {
      socket.send({ type: 'message', chat: { id: chatId }, text: 'Once', client_id: clientId });
      heard = heard.then(async () => Number((await socket.next(({ client_id }) => client_id === clientId)).id));
      return heard;
    });
  },
};

it.each(Object.entries(ways))('%s', async (name, waysOf) => {
  const clientId = `once ${name}`;
  const listener = await open(fixtures.jobSeeker);
  const senders = await waysOf(clientId);
  const answers = await Promise.all(senders.map((send) => send()));
  const rows = await app.services.db.message.findMany({ where: { clientId }, select: { id: true } });
  expect(rows).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(answers).toHaveLength(times);
  // Subscribers receive it once, so the next event is about another message.
  const after = await say(fixtures.admin, fixtures.chatId, 'After it');
  const heard = [
    await listener.next(({ type }) => type === 'message'),
    await listener.next(({ type }) => type === 'message'),
  ];
  expect(heard.map(({ id }) => id)).toEqual([rows[0]?.id, after]);
  const { nbMessages } = await app.services.db.chat.findUniqueOrThrow({ where: { id: fixtures.chatId } });
  expect(nbMessages).toBe(await app.services.db.message.count({ where: { chatId: fixtures.chatId } }));
});

it('the same `client_id` from another user is another message', async () => {
  const [one, other] = [
    await say(fixtures.employer, fixtures.chatId, 'Mine', 'the same name'),
    await say(fixtures.jobSeeker, fixtures.chatId, 'Mine too', 'the same name'),
  ];
  expect(other).toBeGreaterThan(one);
});
