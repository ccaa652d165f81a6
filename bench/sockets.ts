import { once } from 'node:events';
import { join } from 'node:path';
import WebSocket from 'ws';
import { z } from 'zod';
import { say } from '../scripts/command.ts';
import { demoAccounts } from '../server/domain/account/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { makeAdmin, testPassword } from '../tests/support/factories.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { medianOf } from './measure.ts';
import { readOptions } from './readOptions.ts';
import { startBareSockets, startProduct } from './servers.ts';
import { type SocketResults, writeSocketResults } from './socketResults.ts';
import { openSubscription } from './subscription.ts';

/**
 * How fast a message reaches many sockets, compared with a bare `ws` server that stores it in the same way; and the memory of an idle subscription. Each socket has one subscription. The rounds alternate between the servers.
 */

const usage = `npm run bench:sockets             measures and writes bench/SOCKETS.md
  --small                         a run of seconds that compares contents and writes nothing
  --sockets <number>              sockets of one viewer (1000)
  --viewers <number>              viewers of five sockets each (200)
  --idle <number>                 idle subscriptions (5000), compared with --sockets
  --events <number> --rounds <number>  messages in a round (40), and rounds (5)
  --node <option>                 an option for the product's Node, such as --cpu-prof; then nothing is written
  --data <folder>                 where the data is kept (var/bench-sockets)`;

const sizes = {
  full: { minutes: 30, sockets: 1000, viewers: 200, idle: 5000, events: 40, rounds: 5, warmUp: 500 },
  small: { minutes: 4, sockets: 20, viewers: 4, idle: 40, events: 3, rounds: 1, warmUp: 3 },
};
const socketsEach = 5;
const text = 'Could you come on Friday at eight? The kitchen is on the second floor.';
const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MessageAdded { message { databaseId text } } }
}`;

const event = z.strictObject({
  id: z.literal('1'),
  type: z.literal('next'),
  payload: z.strictObject({
    data: z.strictObject({
      chatEvents: z.strictObject({
        __typename: z.literal('MessageAdded'),
        message: z.strictObject({ databaseId: z.int(), text: z.literal(text) }),
      }),
    }),
  }),
});

await measurement(readArguments().minutes, async (onClose) => {
  const { sockets, viewers, idle, events, rounds, warmUp, data, node, isSmall } = readArguments();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 0, fresh: false }, say);
  onClose(database.close);
  const product = await startProduct(data, node);
  onClose(product.stop);
  const bare = await startBareSockets(database.url);
  onClose(bare.stop);

  const url = `http://127.0.0.1:${product.port}`;
  const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
  const signIn = () => new Visitor(url).signIn(account?.email ?? '', account?.password ?? '');
  const { rows } = await database.pool.query<{ id: number; userId: number }>(
    `SELECT id, employer_id AS "userId" FROM chat WHERE kind = 'CONTACT' AND open ORDER BY id LIMIT 2`,
  );
  // The product would deliver messages that the other server has stored in its chat.
  const [chat, otherChat] = rows;
  if (!chat || !otherChat) throw new Error('The demo has no two chats.');
  const [writer, reader] = [await signIn(), await signIn()];

  const sendToOurs = async () => {
    const query = `mutation ($chat: ChatReference!, $text: String!) {
      sendMessage(input: { chat: $chat, text: $text }) { ... on SendMessagePayload { sentMessage { databaseId } } } }`;
    const answer = await writer.graphql(query, { chat: { databaseId: chat.id }, text });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  };
  const sendToBare = async () => {
    const body = JSON.stringify({ chatId: otherChat.id, userId: otherChat.userId, text });
    const response = await fetch(`http://127.0.0.1:${bare.port}/`, { method: 'POST', body });
    if (!response.ok) throw new Error(`The bare server answered ${response.status}.`);
    await response.text();
  };
  const openOurs = (visitor: Visitor) =>
    openSubscription(url, visitor.cookieHeader, {
      query: subscription,
      variables: { chat: { databaseId: chat.id } },
    });
  const openBare = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${bare.port}`);
    await once(socket, 'open');
    return socket;
  };

  /** Milliseconds from sending a message until the last socket has it. */
  const measureDelivery = async (audience: Audience, send: () => Promise<void>): Promise<number> => {
    const began = performance.now();
    for (let event = 0; event < events; event += 1) {
      const heard = audience.next();
      await Promise.all([send(), heard]);
    }
    return (performance.now() - began) / events;
  };

  say('Warming up …');
  // The first message of an admin is followed by another event: they have entered the chat.
  for (let sent = 0; sent < warmUp; sent += 1) await Promise.all([sendToOurs(), sendToBare()]);
  const results: SocketResults = { rows: [], memoryEach: Number.NaN, idle: { from: sockets, to: idle } };
  const audiences = {
    oneOfOurs: await openAudience(1, () => openOurs(reader)),
    oneOfBare: await openAudience(1, openBare),
  };
  const alone: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const turn = async (ours: Audience, other: Audience, into: Record<'ours' | 'bare', number[]>) => {
    into.ours.push(await measureDelivery(ours, sendToOurs));
    into.bare.push(await measureDelivery(other, sendToBare));
  };
  await turn(audiences.oneOfOurs, audiences.oneOfBare, { ours: [], bare: [] });
  for (let round = 0; round < rounds; round += 1) await turn(audiences.oneOfOurs, audiences.oneOfBare, alone);
  audiences.oneOfOurs.close();
  audiences.oneOfBare.close();

  const compare = async (what: string, count: number, open: (at: number) => Promise<WebSocket>) => {
    say(`${what} …`);
    const [ours, other] = [await openAudience(count, open), await openAudience(count, openBare)];
    const took: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    await turn(ours, other, { ours: [], bare: [] });
    for (let round = 0; round < rounds; round += 1) await turn(ours, other, took);
    const median = { ours: medianOf(took.ours), bare: medianOf(took.bare) };
    const first = { ours: medianOf(alone.ours), bare: medianOf(alone.bare) };
    results.rows.push({
      what,
      count,
      ours: deliveryOf(median.ours, first.ours, count),
      bare: deliveryOf(median.bare, first.bare, count),
    });
    ours.close();
    other.close();
  };
  await compare('one viewer', sockets, () => openOurs(reader));
  const people = await inTurn(viewers, async (at) => {
    const { loginEmail: email } = await makeAdmin(database.db);
    const visitor = new Visitor(url);
    // From an address of its own: so many attempts from one are refused.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` };
    const body = JSON.stringify({ email, password: testPassword });
    const response = await visitor.fetch('/api/auth/sign-in/email', { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    return visitor;
  });
  await compare('many viewers', viewers * socketsEach, (at) => openOurs(people[at % viewers] ?? reader));

  say('idle subscriptions …');
  const few = await openAudience(sockets, () => openOurs(reader));
  const before = await product.reachable();
  const more = await openAudience(idle - sockets, () => openOurs(reader));
  results.memoryEach = ((await product.reachable()) - before) / 1024 / (idle - sockets);
  few.close();
  more.close();
  await writeSocketResults(results, { pool: database.pool, isKept: !isSmall && node.length === 0 });
});

function deliveryOf(all: number, one: number, count: number) {
  return { all, further: (all - one) / (count - 1), perSecond: (1000 * count) / all };
}

type Audience = {
  /** Resolves when every socket has received one more message, the same as all others. */
  next: () => Promise<void>;
  close: () => void;
};

async function openAudience(count: number, open: (at: number) => Promise<WebSocket>): Promise<Audience> {
  let missing = 0;
  let first: string | null = null;
  let done: () => void = () => {};
  let fail: (reason: Error) => void = () => {};
  let isClosed = false;
  const hear = (bytes: WebSocket.RawData) => {
    const received = bytes.toString();
    first ??= received;
    const isKnown = received === first && (missing < count || event.safeParse(JSON.parse(received)).success);
    if (!isKnown) fail(new Error(`Received: ${received}`));
    missing -= 1;
    if (missing === 0) done();
  };
  const sockets = await inTurn(count, async (at) => {
    const socket = await open(at);
    socket.on('message', hear);
    socket.on('close', (code) => isClosed || fail(new Error(`A socket was closed with ${code}.`)));
    return socket;
  });
  return {
    next: () => {
      missing = count;
      first = null;
      return new Promise((resolve, reject) => {
        [done, fail] = [resolve, reject];
      });
    },
    close: () => {
      isClosed = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Runs the task `count` times, 20 at a time. */
async function inTurn<Made>(count: number, task: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < count; from += 20) {
    const some = Array.from({ length: Math.min(20, count - from) }, (_, at) => task(from + at));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    sockets: { type: 'string' },
    viewers: { type: 'string' },
    idle: { type: 'string' },
    events: { type: 'string' },
    rounds: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    data: { type: 'string', default: join(import.meta.dirname, '../var/bench-sockets') },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    isSmall: values.small,
    minutes: size.minutes,
    warmUp: size.warmUp,
    sockets: Number(values.sockets ?? size.sockets),
    viewers: Number(values.viewers ?? size.viewers),
    idle: Number(values.idle ?? size.idle),
    events: Number(values.events ?? size.events),
    rounds: Number(values.rounds ?? size.rounds),
    node: values.node,
    data: values.data,
  };
}
