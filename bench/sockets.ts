import { join } from 'node:path';
import type WebSocket from 'ws';
import { z } from 'zod';
import { say } from '../server/commands/command.ts';
import { demoAccounts } from '../server/domain/accounts/keys/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { readOptions } from './readOptions.ts';
import { machineOf, recordRun } from './record.ts';
import { startProduct } from './servers.ts';
import { openSubscription } from './subscription.ts';

/** The memory of an idle subscription, each on a socket of its own. In the end, all of them receive a message. */

const usage = `npm run bench:sockets             measures and writes bench/SOCKETS.md
  --small                         a run of seconds that writes nothing
  --from <number> --to <number>   the numbers of idle subscriptions that are compared (1000 and 5000)
  --node <option>                 an option for the product's Node, such as --cpu-prof; then nothing is written
  --data <folder>                 where the data is kept (var/bench-sockets)`;

const introduction = `# The memory of an idle subscription

\`npm run bench:sockets\` writes this page: what each further subscription to a chat, on a socket of its own, keeps reachable in the heap and
outside. Newest first.
`;

const sizes = {
  full: { minutes: 15, from: 1000, to: 5000 },
  small: { minutes: 4, from: 20, to: 40 },
};
const text = 'Could you come on Friday at eight? The kitchen is on the second floor.';
const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MessageAdded { message { databaseId text } } }
}`;

const event = z.strictObject({
  id: z.literal('1'),
  type: z.literal('next'),
  payload: z.object({
    data: z.strictObject({
      chatEvents: z.strictObject({
        __typename: z.literal('MessageAdded'),
        message: z.strictObject({ databaseId: z.int(), text: z.literal(text) }),
      }),
    }),
  }),
});

const { isSmall, minutes, from, to, data, node } = readArguments();

await measurement(minutes, async (onClose) => {
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 0, fresh: false }, say);
  onClose(database.close);
  const product = await startProduct(data, node);
  onClose(product.stop);

  const url = `http://127.0.0.1:${product.port}`;
  const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
  const reader = await new Visitor(url).signIn(account?.email ?? '', account?.password ?? '');
  const { rows } = await database.pool.query<{ databaseId: number }>(
    `SELECT id AS "databaseId" FROM chat WHERE kind = 'CONTACT' AND open ORDER BY id LIMIT 1`,
  );
  const variables = { chat: rows[0] };
  const open = () => openSubscription(url, reader.cookieHeader, { query: subscription, variables });

  const sockets = await openMany(from, open);
  const before = await product.reachable();
  sockets.push(...(await openMany(to - from, open)));
  const each = ((await product.reachable()) - before) / 1024 / (to - from);

  const query = `mutation ($chat: ChatReference!, $text: String!) {
    sendMessage(input: { chat: $chat, text: $text }) { ... on SendMessagePayload { sentMessage { databaseId } } } }`;
  const heard = Promise.all(sockets.map(nextMessage));
  const { errors } = await reader.graphql(query, { ...variables, text });
  if (errors) throw new Error(JSON.stringify(errors));
  await heard;
  for (const socket of sockets) socket.terminate();

  const result = `An idle subscription keeps ${each.toFixed(1)} KB reachable (from ${from} to ${to}).`;
  say(result);
  if (!isSmall && node.length === 0) {
    await recordRun(new URL('./SOCKETS.md', import.meta.url), introduction, [
      `${await machineOf(database.pool)}.`,
      '',
      result,
    ]);
  }
});

/** Resolves when the socket has received the message; other events may come first. */
function nextMessage(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('message', (bytes) => event.safeParse(JSON.parse(bytes.toString())).success && resolve());
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
  });
}

/** Opens so many, 20 at a time. */
async function openMany(count: number, open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < count) {
    const some = Array.from({ length: Math.min(20, count - opened.length) }, open);
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    from: { type: 'string' },
    to: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    data: { type: 'string', default: join(import.meta.dirname, '../var/bench-sockets') },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    isSmall: values.small,
    minutes: size.minutes,
    from: Number(values.from ?? size.from),
    to: Number(values.to ?? size.to),
    node: values.node,
    data: values.data,
  };
}
