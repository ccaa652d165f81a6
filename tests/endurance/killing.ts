import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import type { TestApp } from '../support/app.ts';
import type { Visitor } from '../support/browserless.ts';
import { at, makeChatFixtures, say, stored } from '../support/chatFixtures.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { eventually } from '../support/eventually.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

/** Acknowledged messages: their ids by client id. */
type Acknowledged = Map<string, number>;

/** Sends messages one after the other, and repeats each until it is acknowledged, as clients do. */
async function write(
  acknowledged: Acknowledged,
  send: (clientId: string) => Promise<number>,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const clientId = randomUUID();
    for (;;) {
      try {
        acknowledged.set(clientId, await send(clientId));
        break;
      } catch {
        // The server was down or was killed before it responded. Whether the message is stored is unknown.
        await delay(20);
      }
    }
    await delay(Math.random() * 20);
  }
}

const own = z.object({ type: z.literal('message'), id: z.int(), client_id: z.string() });

/** Sends over a JSON event socket, and reconnects when it is closed. */
function overEvents(
  visitor: Visitor,
  chatId: number,
): { send: (clientId: string) => Promise<number>; close: () => void } {
  let socket: WebSocket | undefined;
  const open = async () => {
    const opened = new WebSocket(`${visitor.url.replace('http', 'ws')}/api/chat-events`, {
      headers: { cookie: visitor.cookieHeader, origin: visitor.url },
    });
    await new Promise((resolve, reject) => opened.once('open', resolve).once('error', reject));
    opened.on('error', () => {});
    return opened;
  };
  return {
    async send(clientId) {
      if (socket?.readyState !== WebSocket.OPEN) socket = await open();
      const sending = socket;
      return new Promise((resolve, reject) => {
        const hear = (data: WebSocket.RawData) => {
          const event = own.safeParse(JSON.parse(data.toString()));
          if (event.success && event.data.client_id === clientId) end(() => resolve(event.data.id));
        };
        const fail = () => end(() => reject(new Error('The socket is gone.')));
        const end = (then: () => void) => {
          sending.off('message', hear).off('close', fail);
          then();
        };
        sending.on('message', hear).on('close', fail);
        sending.send(JSON.stringify({ type: 'message', chat: { id: chatId }, text: 'Event', client_id: clientId }));
      });
    },
    close: () => socket?.terminate(),
  };
}

/**
 * Kills the server `count` times at random moments, while three users write messages and two of them read. `app` is another
 * application on the same database, to verify the result. `besides` kills something else at the same time.
 */
export async function kill(
  app: TestApp,
  server: ServerProcess,
  count: number,
  besides: () => void = () => {},
): Promise<{ messages: number }> {
  app.clock.now = new Date();
  const fixtures = await makeChatFixtures(app);
  const { chatId } = fixtures;
  const [employer, jobSeeker, admin] = [fixtures.employer, fixtures.jobSeeker, fixtures.admin].map((visitor) =>
    at(server, visitor),
  );
  if (!employer || !jobSeeker || !admin) throw new Error('The demo accounts are missing.');
  const from = await say(employer, chatId, 'The first');
  const readers: ChatReader[] = [
    await graphReader({ visitor: employer, chatId, from }),
    eventReader({ visitor: jobSeeker, chatId, from }),
  ];
  const events = overEvents(admin, chatId);
  let over = false;
  const isOver = () => over;
  const senders = [
    (clientId: string) => say(employer, chatId, 'Call', clientId),
    (clientId: string) => say(jobSeeker, chatId, 'Call', clientId),
    events.send,
  ];
  const acknowledged = senders.map((): Acknowledged => new Map());
  const total = () => acknowledged.reduce((sum, { size }) => sum + size, 0);
  const writers = senders.map((send, index) => write(acknowledged[index] ?? new Map(), send, isOver));
  try {
    for (let number = 0; number < count; number += 1) {
      // Waits for traffic before each kill, because a busy machine restarts slowly.
      const before = total();
      await eventually(() => expect(total()).toBeGreaterThan(before + 2), { timeout: 60_000, interval: 10 });
      await delay(Math.random() * 2_000);
      besides();
      await server.restart('SIGKILL');
    }
  } finally {
    over = true;
  }
  await Promise.all(writers);
  events.close();
  const rows = await app.services.db.message.findMany({
    where: { chatId, id: { gt: from } },
    orderBy: { id: 'asc' },
    select: { id: true, clientId: true },
  });
  try {
    // Each acknowledged message is stored once with its id, and nothing else is stored.
    const sent = new Map(acknowledged.flatMap((some) => [...some]));
    expect(rows.map(({ id, clientId }) => [clientId, id]).sort()).toEqual([...sent].sort());
    // The messages of each sender are in order.
    for (const some of acknowledged) {
      const ids = [...some.values()];
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
    const all = (await stored(app, chatId)).filter((id) => id > from);
    await eventually(() => expect(readers.map(({ held }) => held)).toEqual([all, all]), {
      timeout: 30_000,
      interval: 50,
    });
  } finally {
    for (const reader of readers) reader.close();
  }
  return { messages: rows.length };
}
