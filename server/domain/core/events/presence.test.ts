import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventQueue, openEvents } from '../../../realtime/events.ts';
import { openPresence } from '../../../realtime/presence.ts';
import { followPresence, type Presence, whilePresent } from './presence.ts';

let presence: Presence;
/** The users of the published changes, in order. */
let told: number[];
/** The users whose last activity was stored, in order. */
let noted: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  const log = pino({ level: 'silent' });
  const { events } = openEvents(undefined, log);
  [told, noted] = [[], []];
  presence = followPresence({
    noteSeen: async (userIds) => void noted.push(userIds),
    events: { ...events, publish: (_topic, ...args) => void told.push(Number(args[0])) },
    now: () => new Date(),
    log,
    store: openPresence(undefined),
    timing: { grace: 3_000, beatEvery: 5_000, noteEvery: 50_000 },
  });
});
afterEach(async () => {
  await presence.close();
  vi.useRealTimers();
});

const isOnline = async (userId: number) => (await presence.onlineAmong([userId, 99])).has(userId);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('publishes once per user when they come and go, not once per socket', async () => {
  const [leave, leaveAlso] = [presence.enter(7), presence.enter(7)];
  await pass(0);
  expect(told).toEqual([7]);
  leave();
  await pass(10_000);
  expect(await isOnline(7)).toBe(true);
  leaveAlso();
  await pass(10_000);
  expect(await isOnline(7)).toBe(false);
  expect(told).toEqual([7, 7]);
});

it('does not report a user who reconnects immediately as gone', async () => {
  const leave = presence.enter(7);
  await pass(0);
  leave();
  await pass(2_999);
  presence.enter(7);
  await pass(20_000);
  expect(await isOnline(7)).toBe(true);
  expect(told).toEqual([7]);
});

it('stores when a user was seen: when they come and go, and about every minute in between', async () => {
  const leave = presence.enter(7);
  await pass(0);
  expect(noted).toEqual([[7]]);
  await pass(100_000);
  expect(noted).toEqual([[7], [7], [7]]);
  leave();
  await pass(10_000);
  expect(noted).toHaveLength(4);
});

it('keeps a user online as long as they listen', async () => {
  const silent = eventQueue<number>(() => () => {});
  const events = whilePresent(presence, 7, silent)[Symbol.asyncIterator]();
  const waiting = events.next();
  await pass(0);
  expect(await isOnline(7)).toBe(true);
  await events.return?.();
  await waiting;
  await pass(3_000);
  expect(await isOnline(7)).toBe(false);
});
