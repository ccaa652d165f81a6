import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { z } from 'zod';
import { seedDemo } from '../prisma/demo/demo.ts';
import { command, say } from '../scripts/command.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { demoAccounts } from '../server/domain/account/demoAccount.ts';
import { diskMedia } from '../server/media/disk.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { startProduct } from './servers.ts';

/**
 * How soon a message reaches those who read, without and with clients beside them that do not: over sockets of share links, in
 * chats of five readers each, an admin writing into one after the other at a steady pace.
 */

const usage = `npm run bench:chat                       says what it measured
  --readers <number> --silent <number>   sockets that read (1000), and that do not (100)
  --messages <number> --every <ms>       how many are written in each half (200), and how far apart (100)
  --data <folder>                        where the data is kept, var/bench-chat unless told`;

const readersEach = 5;
const text = 'Could you come on Friday at eight? The kitchen is on the second floor. '.repeat(4).trim();

/** What a reader is told of one. */
const message = z.object({ type: z.literal('message'), id: z.int() });

type Chat = { id: number; hash: string };

/** Milliseconds from the sending until it is read, and how many readings never came. */
type Half = { p50: number; p95: number; p99: number; worst: number; missing: number };

await command(async () => {
  const { readers, silent, messages, every, data } = readArguments();
  const prepared = await prepareDatabase({ databaseUrl: undefined, dataDir: data }, say);
  const database = connectDatabase(prepared.url, { poolSize: 2 });
  const sockets: WebSocket[] = [];
  await seedDemo({ pool: database.pool, media: diskMedia(join(data, 'media')), now: new Date() });
  const product = await startProduct(data, [], { SOCKETS_PER_ADDRESS: '999999999' });
  const url = `http://127.0.0.1:${product.port}`;
  try {
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
      // Until nothing has come for two seconds.
      for (let before = -1; before !== read.length; ) {
        before = read.length;
        await delay(2_000);
      }
      const took = read.flatMap(({ id, at }) => {
        const from = sent.get(id);
        return from === undefined ? [] : [at - from];
      });
      read.length = 0;
      took.sort((a, b) => a - b);
      const quantile = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? Number.NaN);
      const missing = messages * readersEach - took.length;
      return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: quantile(1), missing };
    };

    say(`Opening ${readers} sockets …`);
    await inTurns(readers, (at) => listen(chatAt(at)));
    await half();
    const alone = { ...(await half()), memory: await product.memory() };
    say(`Opening ${silent} sockets that do not read …`);
    await inTurns(silent, (at) => refuseToRead(chatAt(at)));
    const beside = { ...(await half()), memory: await product.memory() };
    const load = loadavg().map((one) => one.toFixed(1));
    say(`${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}, Node ${process.versions.node}`);
    say(`${readers} readers in ${chats.length} chats, ${messages} messages, one every ${every} ms`);
    say(`alone:                     ${JSON.stringify(alone)}`);
    say(`beside ${silent} that do not read: ${JSON.stringify(beside)}`);
  } finally {
    for (const socket of sockets) socket.terminate();
    await product.stop();
    await database.close();
    await prepared.stop();
  }
});

/** Chats of the demo's employer with this many job seekers, each with a share link for everybody who listens. */
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

/** So many times, twenty at once. */
async function inTurns(count: number, task: (at: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - from) }, (_, at) => task(from + at)));
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        readers: { type: 'string', default: '1000' },
        silent: { type: 'string', default: '100' },
        messages: { type: 'string', default: '200' },
        every: { type: 'string', default: '100' },
        data: { type: 'string', default: join(import.meta.dirname, '../var/bench-chat') },
      },
    });
    const { readers, silent, messages, every, data } = values;
    return {
      readers: Number(readers),
      silent: Number(silent),
      messages: Number(messages),
      every: Number(every),
      data,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
