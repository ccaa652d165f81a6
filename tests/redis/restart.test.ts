import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, makeChatFixtures, say, stored } from '../support/chatFixtures.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { fixture, testApp, testDatabase } from '../support/fixtures.ts';
import { redisProcess } from '../support/redisProcess.ts';

/** While Redis restarts or does not respond, two servers continue, and readers miss nothing. */

const database = testDatabase();
const redis = fixture(redisProcess, (redis) => redis.stop());
// Redis is not running yet.
const options = () => ({ databaseUrl: database.url, redisUrl: redis.url });
const here = testApp(options);
const there = testApp(options);
const fixtures = fixture(() => makeChatFixtures(here));
const readers: ChatReader[] = [];

const patient = { timeout: 20_000, interval: 20 };
/** Degraded servers stay in service: they serve people. */
const bothAre = (status: 'ok' | 'degraded') =>
  eventually(async () => {
    for (const app of [here, there]) {
      const ready = await fetch(`${app.url}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([200, { status }]);
    }
  }, patient);

/** Every client has all stored messages, in order. */
const expectCompleteReaders = (begun: number) =>
  eventually(async () => {
    const ids = (await stored(here, fixtures.chatId)).filter((id) => id > begun);
    for (const reader of readers) expect(reader.held).toEqual(ids);
  }, patient);

beforeAll(async () => {
  await there.services.reference.refresh();
}, 60_000);
afterAll(async () => {
  for (const reader of readers) reader.close();
});

it('servers start without Redis and serve requests, and are degraded until it is available', async () => {
  await bothAre('degraded');
  expect(await (await fetch(`${here.url}/readyz`)).json()).toEqual({
    status: 'degraded',
    parts: { database: 'ok', writes: 'ok', redis: 'unavailable', storage: 'ok', process: 'ok' },
  });
  for (const app of [here, there]) expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const began = performance.now();
  await say(fixtures.employer, fixtures.chatId, 'Written without Redis');
  expect(performance.now() - began).toBeLessThan(2_000);
  await redis.start();
  await bothAre('ok');
});

it('messages written during an outage reach the readers of the other server when Redis is back', async () => {
  const { chatId, employer, jobSeeker } = fixtures;
  const from = Math.max(...(await stored(here, chatId)));
  for (const app of [here, there]) {
    const visitor = at(app, jobSeeker);
    readers.push(await graphReader({ visitor, chatId, from }), eventReader({ visitor, chatId, from }));
  }
  await eventually(() => expect(readers.map((reader) => reader.connections() > 0)).not.toContain(false), patient);
  for (let round = 0; round < 3; round += 1) {
    await say(at(there, employer), chatId, `Before ${round}`);
    await expectCompleteReaders(from);
    await redis.stop();
    for (let number = 0; number < 5; number += 1) {
      await say(at(number % 2 === 0 ? here : there, employer), chatId, `Without it ${round}.${number}`);
    }
    // Readers of the process that stored a message have it immediately.
    await redis.start();
    await bothAre('ok');
    await expectCompleteReaders(from);
  }
});

it('each server delivers its own messages and revocations of access during an outage', async () => {
  const { chatId, employer, admin } = fixtures;
  await redis.stop();
  await bothAre('degraded');
  const own = await openEventSocket(there, at(there, admin));
  const id = await say(at(there, employer), chatId, 'In one process');
  expect(await own.next(({ type }) => type === 'message')).toMatchObject({ id });
  await at(there, admin).post('/api/auth/sign-out', {});
  const began = performance.now();
  expect(await own.closed).toBe(4403);
  expect(performance.now() - began).toBeLessThan(1_000);
  await redis.start();
  await bothAre('ok');
});

it('servers are degraded while Redis does not respond, and still serve requests', async () => {
  redis.freeze();
  try {
    await bothAre('degraded');
    const began = performance.now();
    await say(fixtures.employer, fixtures.chatId, 'Slowly');
    expect(performance.now() - began).toBeLessThan(10_000);
  } finally {
    redis.wake();
  }
  await bothAre('ok');
});
