import { Redis } from 'ioredis';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { openPresence } from '../../server/realtime/presence.ts';
import { eventually } from '../support/eventually.ts';

const redis = new Redis(`${inject('redisUrl')}/1`);
/** The presence store of one process, with a lifetime that is long enough for a busy machine. */
const process = (aliveFor = 60_000) => openPresence(redis, { aliveFor });
const online = async (of: ReturnType<typeof process>, ...userIds: number[]) => [...(await of.among(userIds))].sort();

beforeEach(async () => {
  await eventually(() => expect(redis.status).toBe('ready'));
  await redis.flushdb();
});
afterAll(() => redis.disconnect());

it('a user is online while any process has a socket of theirs', async () => {
  const [here, there] = [process(), process()];
  await Promise.all([here.beat(), there.beat()]);
  expect(await here.enter(7)).toBe(true);
  expect(await there.enter(7)).toBe(false);
  await there.enter(8);
  expect(await online(here, 7, 8, 9)).toEqual([7, 8]);
  expect(await here.leave(7)).toBe(false);
  expect(await online(here, 7, 8, 9)).toEqual([7, 8]);
  expect(await there.leave(7)).toBe(true);
  expect(await online(here, 7, 8, 9)).toEqual([8]);
});

it('users of a killed process go offline, which one of the other processes reports', async () => {
  const [one, other, killed] = [process(), process(), process(50)];
  await Promise.all([one.beat(), other.beat(), killed.beat()]);
  await Promise.all([killed.enter(7), killed.enter(8), other.enter(8)]);
  const gone: number[] = [];
  await eventually(async () => {
    for (const process of [one, other]) gone.push(...(await process.beat()));
    expect(await online(one, 7, 8)).toEqual([8]);
    expect(gone).toEqual([7]);
  });
  expect([...(await one.beat()), ...(await other.beat())]).toEqual([]);
});

it('users that Redis has lost are online again after the next heartbeat', async () => {
  const [here, there] = [process(), process()];
  await Promise.all([here.beat(), there.beat()]);
  await there.enter(7);
  await redis.flushdb();
  expect(await online(here, 7)).toEqual([]);
  await there.beat();
  expect(await online(here, 7)).toEqual([7]);
});

it('without Redis each process knows its own users', async () => {
  const away = new Redis({ lazyConnect: true });
  const alone = openPresence(away);
  expect(await alone.enter(7)).toBe(true);
  expect(await online(alone, 7, 8)).toEqual([7]);
  expect(await alone.beat()).toEqual([]);
  expect(await alone.leave(7)).toBe(true);
});
