import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { z } from 'zod';
import { say } from '../server/commands/command.ts';
import type { Database } from '../server/database/connect.ts';
import { demoAccounts } from '../server/domain/core/keys/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase, smallData } from './database.ts';
import { quantilesOf } from './quantile.ts';
import { readOptions } from './readOptions.ts';
import { startProduct } from './servers.ts';

/**
 * How long a message takes to reach its readers, first alone and then beside clients that do not read. Readers hold sockets
 * of share links, five in each chat; an admin writes into one chat after the other at a steady rate.
 */

const usage = `npm run bench:chat                       prints what it measured
  --small                                a run of seconds that only checks that every message arrives
  --readers <number> --silent <number>   sockets that read (1000), and that do not (100)
  --messages <number> --every <ms>       how many are written in each half (200), and how far apart (100)
  --data <folder>                        where the data is kept (var/bench-chat)`;

const readersEach = 5;
const text = 'Could you come on Friday at eight? The kitchen is on the second floor. '.repeat(4).trim();

/** The part of a message event that is checked. */
const message = z.object({ type: z.literal('message'), id: z.int(), text: z.literal(text) });

type Chat = { id: number; hash: string };

/** Milliseconds from sending to reading, and how many of the expected events never arrived. */
type Half = { p50: number; p95: number; p99: number; worst: number; missing: number };

const sizes = {
  full: { minutes: 15, readers: 1000, silent: 100, messages: 200, every: 100, quietMs: 2_000 },
  small: { minutes: 3, readers: 20, silent: 5, messages: 5, every: 20, quietMs: 500 },
};

await measurement(readArguments().minutes, async (onClose) => {
  const { readers, silent, messages, every, quietMs, data } = readArguments();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 0, fresh: false }, say);
  onClose(database.close);
  const product = await startProduct(data, []);
  onClose(product.stop);
  const sockets: WebSocket[] = [];
  onClose(() => {
    for (const socket of sockets) socket.terminate();
  });
  const url = `http://127.0.0.1:${product.port}`;
  const chats = await makeChats(database, Math.ceil(readers / readersEach));
  const chatAt = (at: number) => chats[at % chats.length] ?? { id: 0, hash: '' };
  const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
  const admin = await new Visitor(url).signIn(account?.email ?? '', account?.password ?? '');

  const read: { id: number; at: number }[] = [];
  const listen = async ({ hash }: Chat) => {
    const socket = await openSocket(url, hash);
    sockets.push(socket);
    socket.on('message', (bytes) => {
      const event = message.safeParse(JSON.parse(bytes.toString()));
      if (event.success) read.push({ id: event.data.id, at: performance.now() });
    });
  };
  const refuseToRead = async ({ hash }: Chat) => {
    const socket = await openSocket(url, hash);
    sockets.push(socket);
    socket.pause();
  };

  const half = async (): Promise<Half> => {
    const sent = new Map<number, number>();
    for (let number = 0; number < messages; number += 1) {
      const at = performance.now();
      sent.set(await write(admin, chatAt(number)), at);
      await delay(Math.max(0, every - (performance.now() - at)));
    }
    // Until no event has arrived for a while.
    for (let before = -1; before !== read.length; ) {
      before = read.length;
      await delay(quietMs);
    }
    const took = read.flatMap(({ id, at }) => {
      const from = sent.get(id);
      return from === undefined ? [] : [at - from];
    });
    read.length = 0;
    const quantiles = quantilesOf(took);
    const quantile = (share: number) => Math.round(quantiles(share));
    const missing = messages * readersEach - took.length;
    return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: quantile(1), missing };
  };

  say(`Opening ${readers} sockets …`);
  await inBatches(readers, (at) => listen(chatAt(at)));
  await half();
  const alone = { ...(await half()), memory: await product.memory() };
  say(`Opening ${silent} sockets that do not read …`);
  await inBatches(silent, (at) => refuseToRead(chatAt(at)));
  const beside = { ...(await half()), memory: await product.memory() };
  const load = loadavg().map((one) => one.toFixed(1));
  say(`${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}, Node ${process.versions.node}`);
  say(`${readers} readers in ${chats.length} chats, ${messages} messages, one every ${every} ms`);
  say(`alone:                     ${JSON.stringify(alone)}`);
  say(`beside ${silent} that do not read: ${JSON.stringify(beside)}`);
  const missing = alone.missing + beside.missing;
  if (missing > 0) throw new Error(`${missing} of the expected events never arrived.`);
});

/** Chats of the demo's employer with this many job seekers, each with a share link for its readers. */
async function makeChats({ pool }: Database, count: number): Promise<Chat[]> {
  const employer = demoAccounts.find(({ isPremium }) => isPremium)?.email;
  const prefix = randomBytes(12).toString('hex');
  const { rows } = await pool.query<Chat>(
    `INSERT INTO chat (kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash, open)
      SELECT 'CONTACT', employer.id, seeker.id, '${prefix}-e-' || seeker.id, '${prefix}-s-' || seeker.id, true
      FROM "user" seeker, "user" employer
      WHERE seeker.role = 'ROLE_CANDIDATE' AND seeker.active AND employer.login_email = $1
      ORDER BY seeker.id LIMIT $2
      ON CONFLICT (employer_id, job_seeker_id) DO UPDATE SET employer_hash = excluded.employer_hash, open = true
      RETURNING id, employer_hash AS hash`,
    [employer, count],
  );
  if (rows.length < count) throw new Error(`The demo has no ${count} job seekers.`);
  return rows;
}

async function openSocket(url: string, hash: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/chat-events?shared_hash=${hash}`);
  await once(socket, 'open');
  socket.on('error', () => {});
  return socket;
}

async function write(admin: Visitor, { id }: Chat): Promise<number> {
  const { data } = await admin.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(
    `mutation ($id: Int!, $text: String!) { sendMessage(input: { chat: { databaseId: $id }, text: $text }) {
      ... on SendMessagePayload { sentMessage { databaseId } } } }`,
    { id, text },
  );
  const stored = data?.sendMessage.sentMessage.databaseId;
  if (stored === undefined) throw new Error('A message is refused.');
  return stored;
}

/** Runs the task `count` times, 20 at a time. */
async function inBatches(count: number, task: (at: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - from) }, (_, at) => task(from + at)));
  }
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    readers: { type: 'string' },
    silent: { type: 'string' },
    messages: { type: 'string' },
    every: { type: 'string' },
    data: { type: 'string' },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    ...size,
    readers: Number(values.readers ?? size.readers),
    silent: Number(values.silent ?? size.silent),
    messages: Number(values.messages ?? size.messages),
    every: Number(values.every ?? size.every),
    data: values.data ?? (values.small ? smallData : join(import.meta.dirname, '../var/bench-chat')),
  };
}
