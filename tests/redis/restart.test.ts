import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { at, type ChatWorld, makeChatWorld, say, stored } from '../support/chatWorld.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { eventually } from '../support/eventually.ts';
import { type RedisProcess, redisProcess } from '../support/redisProcess.ts';

/** A Redis that goes and comes again, or does not answer: two servers go on, and readers miss nothing. */

let database: TestDatabase;
let redis: RedisProcess;
let here: TestApp;
let there: TestApp;
let world: ChatWorld;
const readers: ChatReader[] = [];

const patient = { timeout: 20_000, interval: 20 };
const isReady = async (app: TestApp) => (await fetch(`${app.url}/readyz`)).status;
const bothAre = (status: number) =>
  eventually(async () => expect([await isReady(here), await isReady(there)]).toEqual([status, status]), patient);

/** Every client has all stored messages, in order. */
const everybodyHoldsEverything = (begun: number) =>
  eventually(async () => {
    const ids = (await stored(here, world.chatId)).filter((id) => id > begun);
    for (const reader of readers) expect(reader.held).toEqual(ids);
  }, patient);

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await redisProcess();
  // It is not there yet.
  const options = { databaseUrl: database.url, redisUrl: redis.url };
  [here, there] = await Promise.all([startTestApp(options), startTestApp(options)]);
  world = await makeChatWorld(here);
  await there.services.reference.refresh();
}, 60_000);
afterAll(async () => {
  for (const reader of readers) reader.close();
  await Promise.all([here.stop(), there.stop()]);
  await redis.stop();
  await database.drop();
});

it('start without it, serve, are not ready until it is there', async () => {
  await bothAre(503);
  for (const app of [here, there]) expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const began = performance.now();
  await say(world.employer, world.chatId, 'Written without Redis');
  expect(performance.now() - began).toBeLessThan(2_000);
  await redis.start();
  await bothAre(200);
});

it('carry what was written while it was gone to readers of the other one, once it is back', async () => {
  const { chatId, employer, jobSeeker } = world;
  const from = Math.max(...(await stored(here, chatId)));
  for (const app of [here, there]) {
    const visitor = at(app, jobSeeker);
    readers.push(await graphReader({ visitor, chatId, from }), eventReader({ visitor, chatId, from }));
  }
  await eventually(() => expect(readers.map((reader) => reader.connections() > 0)).not.toContain(false), patient);
  for (let round = 0; round < 3; round += 1) {
    await say(at(there, employer), chatId, `Before ${round}`);
    await everybodyHoldsEverything(from);
    await redis.stop();
    for (let number = 0; number < 5; number += 1) {
      await say(at(number % 2 === 0 ? here : there, employer), chatId, `Without it ${round}.${number}`);
    }
    // The process that stored it has it immediately.
    await redis.start();
    await bothAre(200);
    await everybodyHoldsEverything(from);
  }
});

it('go on by themselves while it is gone: messages, and the end of a right', async () => {
  const { chatId, employer, admin } = world;
  await redis.stop();
  await bothAre(503);
  const own = await openEventSocket(there, at(there, admin));
  const id = await say(at(there, employer), chatId, 'In one process');
  expect(await own.next(({ type }) => type === 'message')).toMatchObject({ id });
  await at(there, admin).post('/api/auth/sign-out', {});
  const began = performance.now();
  expect(await own.closed).toBe(4403);
  expect(performance.now() - began).toBeLessThan(1_000);
  await redis.start();
  await bothAre(200);
});

it('say that they are not ready while it does not answer, and are served all the same', async () => {
  redis.freeze();
  try {
    await bothAre(503);
    const began = performance.now();
    await say(world.employer, world.chatId, 'Slowly');
    expect(performance.now() - began).toBeLessThan(10_000);
  } finally {
    redis.wake();
  }
  await bothAre(200);
});
