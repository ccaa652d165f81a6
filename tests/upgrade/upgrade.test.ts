import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compiledServer } from '../../scripts/compiledServer.ts';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { Visitor } from '../support/browserless.ts';
import { countOf } from '../support/counts.ts';
import { copyDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { redisProcess } from '../support/redisProcess.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { openSocket } from '../support/socket.ts';
import { type Load, startLoad } from './load.ts';
import { openSwitch, type Switch } from './switch.ts';
import { installVersionBefore, type Version } from './versionBefore.ts';

const people = countOf('UPGRADE_PEOPLE', 50_000);
const messages = 4 * people;
const backfill = 'search-texts-of-people';
/** Of the people, while the load goes on. */
const backfilled = people / 10;
/** Milliseconds. Far above what is measured and printed, 0.7 seconds on a quiet machine: a standstill takes minutes. */
const standstill = 10_000;

const run = promisify(execFile);
let before: Version;
let dataDir: string;
let databaseUrl: string;
let balancer: Switch;
let database: pg.Client;
let environment: Record<string, string>;
const redis = await redisProcess();

beforeAll(async () => {
  before = await installVersionBefore();
  dataDir = await mkdtemp(join(tmpdir(), 'hourhand-upgrade-'));
  await redis.start();
  databaseUrl = (await copyDatabase(inject('databaseServer').url, 'template0')).url;
  balancer = await openSwitch(await freePort());
  environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: balancer.url,
    HOURHAND_DEMO: '1',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    BUDGET_FACTOR: '10000',
    DRAIN_DELAY: '2',
    DRAIN_TIMEOUT: '10',
  };
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
}, 600_000);
afterAll(async () => {
  await database.end();
  await balancer.close();
  await redis.stop();
  await before.remove();
  await rm(dataDir, { recursive: true });
});

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port);

/** Adds messages to the chats that are there. */
async function fill(): Promise<void> {
  await run('npm', ['run', 'seed', '--', '--job-seekers', String(people)], {
    cwd: before.folder,
    env: { ...process.env, ...environment },
  });
  await database.query(
    `INSERT INTO message (chat_id, user_id, text)
     SELECT chat.id, chat.employer_id, 'Message ' || n
     FROM generate_series(1, $1::int / (SELECT count(*)::int FROM chat)) AS n, chat WHERE chat.employer_id IS NOT NULL`,
    [messages],
  );
}

async function writerAndChat(): Promise<{ writer: Visitor; chat: number }> {
  const writer = await new Visitor(balancer.url).signIn('premium@hourhand.test', 'hourhand-demo');
  const { rows } = await database.query<{ id: number }>(
    `SELECT chat.id FROM chat JOIN "user" ON "user".id = chat.employer_id WHERE "user".login_email = 'premium@hourhand.test' ORDER BY id LIMIT 1`,
  );
  return { writer, chat: rows[0]?.id ?? 0 };
}

/** Keeps the events of a chat, over a socket that connects again by itself. */
function readChat(writer: Visitor, chat: number): { texts: string[]; close: () => void } {
  const texts: string[] = [];
  let isOver = false;
  let client: ReturnType<typeof openSocket> | undefined;
  const read = async () => {
    while (!isOver) {
      client = openSocket(balancer, writer);
      try {
        const query = `subscription { chatEvents(chat: { databaseId: ${chat} }) { __typename ... on MessageAdded { message { text } } } }`;
        for await (const { data } of client.iterate<{ chatEvents: { message?: { text: string } } }>({ query })) {
          if (data?.chatEvents.message) texts.push(data.chatEvents.message.text);
        }
      } catch {
        // The server has closed it.
      }
      await client.dispose();
    }
  };
  void read();
  return {
    texts,
    close: () => {
      isOver = true;
      void client?.dispose();
    },
  };
}

/** What was tried in a time, by the longest wait of each kind. */
function longest({ tried }: Load): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { what, milliseconds } of tried) found[what] = Math.max(found[what] ?? 0, Math.round(milliseconds));
  return found;
}

it('nobody waits, nothing fails and nothing is lost while a version replaces the one before', async () => {
  const old = await startServerProcess(environment, { folder: before.folder });
  balancer.pointTo(portOf(old));
  await fill();
  const { writer, chat } = await writerAndChat();
  const reader = readChat(writer, chat);
  const load = startLoad({ url: balancer.url, writer, chat });
  await eventually(() => expect(reader.texts.length).toBeGreaterThan(5));

  // As a migration of the new version leaves it.
  await database.query(
    'UPDATE backfill SET last_id = 0, up_to_id = NULL, rows_done = 0, finished_at = NULL WHERE name = $1',
    [backfill],
  );
  const replacement = await startServerProcess(environment);
  balancer.pointTo(portOf(replacement));
  await old.stop();
  const heardBefore = reader.texts.length;
  // The backfill goes on under the new version, beside what people do.
  await eventually(
    async () => {
      const { rows } = await database.query<{ rows_done: number }>('SELECT rows_done FROM backfill WHERE name = $1', [
        backfill,
      ]);
      expect(rows[0]?.rows_done).toBeGreaterThan(backfilled);
    },
    { timeout: 180_000, interval: 500 },
  );
  await eventually(() => expect(reader.texts.length).toBeGreaterThan(heardBefore));
  reader.close();
  await load.stop();

  const failed = load.tried.filter(({ status }) => status === 0 || status >= 500);
  process.stdout.write(
    `${load.tried.length} requests; the longest of each kind (ms): ${JSON.stringify(longest(load))}\n`,
  );
  expect(failed).toEqual([]);
  expect(load.tried.filter(({ milliseconds }) => milliseconds > standstill)).toEqual([]);
  const { rows } = await database.query<{ client_id: string }>(
    'SELECT client_id FROM message WHERE chat_id = $1 AND client_id = ANY($2) ORDER BY id',
    [chat, load.acknowledged],
  );
  expect(rows.map(({ client_id }) => client_id)).toEqual(load.acknowledged);
  await replacement.stop();

  // The way back is refused, with the reason.
  const back = await run(process.execPath, compiledServer, {
    cwd: before.folder,
    env: { ...process.env, ...environment, PORT: String(await freePort()) },
  }).catch((error: { code: number; stderr: string }) => error);
  expect(back).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database was changed by a newer version'),
  });
});
