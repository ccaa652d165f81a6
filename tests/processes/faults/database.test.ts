import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { openEventSocket } from '../../support/eventSocket.ts';
import { testPassword } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { startWithRoutes } from '../../support/routes.ts';
import { listen, openSocket } from '../../support/socket.ts';
import { everyRoute, rowOf } from './everyRoute.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';
import { type Answer, makeWays, type Way, type Ways } from './ways.ts';

/** Whatever is wrong with the database, every way into the product says that it is temporarily unavailable. */

const lines: string[] = [];
const database = testFaultyDatabase();
const started = fixture(
  () =>
    startWithRoutes(() =>
      startTestApp({
        databaseUrl: database.url,
        environment: { DATABASE_TIMEOUT: '1' },
        log: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
      }),
    ),
  (started) => started.app.stop(),
);
const app = fixture(() => started.app);
const fixtures = fixture(() => makeChatFixtures(app));
/** The employer's, and a session of their own that can be ended. */
let email = '';
let leaving: Visitor;
let jobSeekerId = 0;
let ways: Ways;
/** A request to each route. */
let everywhere: Record<string, Way>;
const all = () => ({ ...ways.reads, ...ways.writes });

beforeAll(async () => {
  const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  email = loginEmail ?? '';
  const chat = await app.services.db.chat.findUniqueOrThrow({ where: { id: fixtures.chatId } });
  jobSeekerId = chat.jobSeekerId ?? 0;
  leaving = await new Visitor(app.url).signIn(email, testPassword);
  ways = await makeWays(app, fixtures, { email, leaving: () => leaving });
  everywhere = everyRoute(started.routes, fixtures.admin);
}, 120_000);
afterAll(() => database.wake());

const words =
  /prisma|postgres|P\d{4}\b|ECONN|accepting connections|"market"|\bseller\b|statement timeout|terminat|read-only|disk|relation "/i;

/** A second, and two more if the server hangs, however many statements a request has; and some time for this process. */
const longestMs = 4_500;

async function ask(way: Way): Promise<Answer & { took: number }> {
  const asked = performance.now();
  const answer = await way(fixtures.employer.copy());
  const read = answer instanceof Response ? { ...pick(answer), text: await answer.text() } : answer;
  return { ...read, took: performance.now() - asked };
}

const pick = ({ status, headers }: Response) => ({ status, headers });

/** What is wrong with the answers of these ways; empty if all are as they should be. */
async function faultsOf(ways: Record<string, Way>): Promise<string[]> {
  // One after the other and all at once: more than the pool has connections.
  const answers = await Promise.all(Object.entries(ways).map(async ([name, way]) => [name, await ask(way)] as const));
  return answers.flatMap(([name, { status, headers, text }]) => {
    const wrong: string[] = [];
    if (status !== 503) wrong.push(`${name}: ${status} ${text.slice(0, 300)}`);
    if (!/^\d+$/.test(headers.get('retry-after') ?? '')) wrong.push(`${name}: no Retry-After`);
    // A rendered page contains scripts.
    const seen = text.replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<link[^>]*>/gs, '');
    const leaked = words.exec(seen)?.[0];
    if (leaked !== undefined) wrong.push(`${name}: says ${leaked}: ${seen.slice(0, 300)}`);
    if (status === 503 && text.startsWith('{"errors"') && !text.includes('"UNAVAILABLE"'))
      wrong.push(`${name}: ${text}`);
    return wrong;
  });
}

/** Each fault, the ways that it concerns, and its end. */
type Fault = {
  /** All and everywhere without it. */
  ways?: () => Record<string, Way>;
  begin: () => Promise<() => Promise<void>>;
  missing?: readonly string[];
};
/** A setting of the server, which the product meets in new connections. */
const altered =
  (begin: string, end: () => string): Fault['begin'] =>
  async () => {
    const alter = async (change: string) => {
      await database.run([`ALTER ${change}`]);
      await database.disconnect();
    };
    await alter(begin);
    return () => alter(end());
  };
const ownPassword = () => `ROLE seller PASSWORD '${new URL(database.url).password}'`;
const faults: Record<string, Fault> = {
  'is stopped': {
    begin: async () => {
      await database.kill();
      return database.start;
    },
  },
  hangs: {
    begin: async () => {
      database.hang();
      return async () => database.wake();
    },
  },
  'accepts no connections': {
    begin: altered('DATABASE market ALLOW_CONNECTIONS false', () => 'DATABASE market ALLOW_CONNECTIONS true'),
  },
  'has no connections left': {
    begin: altered('ROLE seller CONNECTION LIMIT 0', () => 'ROLE seller CONNECTION LIMIT -1'),
  },
  'has another password': { begin: altered(`ROLE seller PASSWORD 'another'`, ownPassword) },
  'is locked, so that statements and the pool time out': {
    ways: () => {
      const others = { ...all() };
      for (const unasked of ['an invoice', 'a file of a chat', 'an event of the payment provider'])
        delete others[unasked];
      return others;
    },
    begin: () => database.lock('"user"'),
    missing: [],
  },
  'is slow, though no statement takes too long': {
    ways: () => ({ 'changes in turn': ways.writes['changes in turn'] ?? expect.fail() }),
    begin: async () => {
      const slow = `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.9); RETURN NEW; END $$`;
      await database.run(
        [slow, 'CREATE TRIGGER slow BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION slow()'],
        true,
      );
      return () => database.run(['DROP FUNCTION slow CASCADE'], true);
    },
    missing: [],
  },
  'is read only': {
    ways: () => ways.writes,
    missing: ['writes'],
    begin: altered(
      'DATABASE market SET default_transaction_read_only = on',
      () => 'DATABASE market RESET default_transaction_read_only',
    ),
  },
  'has a full disk': { ways: () => ways.writes, begin: () => database.fillDisk(), missing: ['writes'] },
};

const isReady = async () => (await fetch(`${app.url}/readyz`)).status === 200;

/** What /readyz and the metric that an alert reads say of it. */
async function expectMissing(parts: readonly string[]): Promise<void> {
  const ready = await fetch(`${app.url}/readyz`);
  const { parts: found }: { parts: object } = await ready.json();
  expect(Object.entries(found).flatMap(([name, state]) => (state === 'ok' ? [] : [name]))).toEqual(parts);
  expect(ready.status).toBe(parts.length === 0 ? 200 : 503);
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(Array.from(metrics.matchAll(/^hourhand_part_ready\{part="(\w+)"\} 0$/gm), ([, name]) => name)).toEqual(parts);
}

describe('a database that', () => {
  it('works, answers all of them', async () => {
    for (const [name, way] of Object.entries(all())) {
      const { status, text } = await ask(way);
      expect([name, status < 500 ? 'works' : text]).toEqual([name, 'works']);
    }
    // Each row that another list names is there.
    expect(Object.keys(all())).toEqual(expect.arrayContaining(Object.values(rowOf)));
  });

  it.each(Object.entries(faults))(
    '%s answers 503 everywhere, and works again afterwards',
    { timeout: 120_000 },
    async (_name, fault) => {
      leaving = await new Visitor(app.url).signIn(email, testPassword);
      const end = await fault.begin();
      try {
        expect(await faultsOf(fault.ways?.() ?? { ...all(), ...everywhere })).toEqual([]);
        for (const way of ['a public page', 'changes in turn'] as const)
          expect([way, (await ask(all()[way] ?? expect.fail())).took < longestMs]).toEqual([way, true]);
        await expectMissing(fault.missing ?? ['database', 'writes']);
        expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      } finally {
        await end();
      }
      await expect.poll(isReady).toBe(true);
      expect((await ask(ways.mutation)).text).toContain('SendMessagePayload');
    },
  );

  it.each(['is stopped', 'hangs'])(
    '%s closes open sockets with 1013, so that they come back and miss nothing',
    { timeout: 20_000 },
    async (name) => {
      const { chatId, employer, jobSeeker } = fixtures;
      const listenTo = (visitor: Visitor, query: string) => {
        const client = openSocket(app, visitor);
        const closed = new Promise<unknown>((resolve) => client.on('closed', resolve));
        return { closed, listener: listen(client, query, { chat: { databaseId: chatId } }) };
      };
      // The sockets of a session share the work for an event.
      const query = `subscription ($chat: ChatReference!) {
        chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text } } } }`;
      const queries = [query, query];
      const open = queries.map((query) => listenTo(jobSeeker, query));
      for (const { listener } of open) await listener.next();
      const events = await openEventSocket(app, jobSeeker);
      const messageId = await say(employer, chatId, 'Before');
      for (const { listener } of open) expect(JSON.stringify(await listener.next())).toContain('Before');

      const end = await faults[name]?.begin();
      const members = [fixtures.employerId, jobSeekerId];
      const event = { type: 'message', chatId, messageId: messageId + 1, previousId: messageId } as const;
      app.services.events.publish('chat', String(chatId), event);
      for (const id of members) app.services.events.publish('ownChats', String(id), event);
      try {
        for (const { closed } of open) expect(await closed).toMatchObject({ code: 1013 });
        expect(await events.closed).toBe(1013);
      } finally {
        await end?.();
      }

      await expect.poll(isReady).toBe(true);
      const again = listenTo(jobSeeker, query);
      await again.listener.next();
      await say(employer, chatId, 'After');
      expect(JSON.stringify(await again.listener.next())).toContain('After');
      again.listener.close();
    },
  );

  it('hangs keeps no one waiting who asks whether the server is ready', async () => {
    database.hang();
    try {
      const asked = Date.now();
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${app.url}/readyz`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(Date.now() - asked).toBeLessThan(2_000);
      const metrics = await (await fetch(`${app.url}/metrics`)).text();
      expect(metrics).toContain('hourhand_part_ready{part="database"} 0');
      expect(Date.now() - asked).toBeLessThan(5_000);
    } finally {
      database.wake();
    }
    await expect.poll(isReady).toBe(true);
  });

  it('failed is counted and logged', async () => {
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/hourhand_dependency_failures_total\{dependency="database"\} [1-9]/);
    expect(lines.some((line) => line.includes('a dependency failed'))).toBe(true);
  });
});
