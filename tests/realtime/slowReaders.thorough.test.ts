import { once } from 'node:events';
import type { Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say, stored } from '../support/chatFixtures.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/fixtures.ts';

/** A slow reader delays no other reader, and its queue is limited. */

const app = testApp();
let fixtures: ChatFixtures;
const connections = new Map<number, Socket>();

beforeAll(async () => {
  app.app.server.on('connection', (socket) => connections.set(socket.remotePort ?? 0, socket));
  fixtures = await makeChatFixtures(app);
});

/** Bytes that the server buffers for connections that do not read. */
const bufferedFor = (ports: number[]) => ports.map((port) => connections.get(port)?.writableLength ?? 0);

async function watchByHand(visitor: Visitor, chatId: number): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: visitor.cookieHeader, origin: app.url },
  });
  await once(socket, 'open');
  const query = `subscription ($chat: ChatReference!) {
    chatEvents(chat: $chat) { __typename ... on MessageAdded { message { databaseId text } } } }`;
  for (const sent of [
    { type: 'connection_init' },
    { id: '1', type: 'subscribe', payload: { query, variables: { chat: { databaseId: chatId } } } },
  ]) {
    socket.send(JSON.stringify(sent));
    // Waits for the acknowledgement, then for the first event.
    await once(socket, 'message');
  }
  return socket;
}

/** More bytes than the event of the longest message. */
const longest = 20_000 * 3 + 1_000;
const count = 150;

it('clients that do not read buffer one event each, and the others receive everything', async () => {
  const { chatId, employer, jobSeeker, admin } = fixtures;
  const from = await say(employer, chatId, 'The first');
  const before = new Set(connections.keys());
  const silent = [await openEventSocket(app, employer), await openEventSocket(app, jobSeeker)];
  for (const { socket } of silent) socket.pause();
  const graph = await watchByHand(jobSeeker, chatId);
  graph.pause();
  const ports = [...connections.keys()].filter((port) => !before.has(port));
  const readers: ChatReader[] = [
    eventReader({ visitor: employer, chatId, from }),
    await graphReader({ visitor: jobSeeker, chatId, from }),
  ];
  await eventually(() => expect(readers.map((reader) => reader.connections())).toEqual([1, 1]));
  try {
    // Many messages at once, which are delivered as single events: more than the buffers of the system hold.
    await app.services.db.$executeRaw`
      INSERT INTO message (chat_id, user_id, text, created_at, updated_at)
      SELECT id, job_seeker_id, repeat('語', 20000), now(), now()
      FROM chat, generate_series(1, ${count}::int) WHERE id = ${chatId}`;
    await app.services.db.$executeRaw`
      UPDATE chat SET last_message_id = (SELECT max(id) FROM message WHERE chat_id = ${chatId}) WHERE id = ${chatId}`;
    await say(admin, chatId, 'The last');
    const ids = (await stored(app, chatId)).filter((id) => id > from);
    await eventually(() => expect(readers.map(({ held }) => held)).toEqual([ids, ids]), { timeout: 50_000 });
    expect(readers.map((reader) => reader.connections())).toEqual([1, 1]);
    await eventually(() => expect(Math.min(...bufferedFor(ports))).toBeGreaterThan(0), { timeout: 10_000 });
    expect(Math.max(...bufferedFor(ports))).toBeLessThan(2 * longest);
  } finally {
    for (const reader of readers) reader.close();
    for (const { socket } of silent) socket.terminate();
    graph.terminate();
  }
}, 90_000);
