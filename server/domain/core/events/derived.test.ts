import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventQueue, openEvents } from '../../../realtime/events.ts';
import { inOrder, mapped, merged } from '../../chat/reading/watch.ts';
import { createAccessWatch, whileAccessHolds } from './accessWatch.ts';
import { announced, type ChatEvent, FellBehind } from './events.ts';
import { whilePresent } from './presence.ts';

/** A source that the test pushes into. */
function source() {
  let push = (_event: ChatEvent) => {};
  let miss = () => {};
  let listening = false;
  const events = eventQueue<ChatEvent>((to, missed) => {
    [push, miss] = [to, missed];
    listening = true;
    return () => {
      listening = false;
    };
  });
  return { events, push: (event: ChatEvent) => push(event), miss: () => miss(), isListening: () => listening };
}

const event: ChatEvent = { type: 'message', chatId: 1, messageId: 1, previousId: 0 };
const log = pino({ level: 'silent' });
const accessWatch = createAccessWatch({ events: openEvents(undefined, log).events, now: () => new Date(), log });
const access = { check: async () => null, concerns: () => false };
const presence = { enter: () => () => {}, onlineAmong: async () => new Set<number>(), close: async () => {} };
const rows = { since: async () => 0, between: async () => [] };

/** All ways to derive one stream of events from another. */
const kinds: Record<string, (events: AsyncIterable<ChatEvent>) => AsyncIterable<unknown>> = {
  mapped: (events) => mapped(events, (one) => one.chatId),
  announced: (events) => announced(async () => 'watching', events),
  inOrder: (events) => inOrder(events, rows),
  whilePresent: (events) => whilePresent(presence, 7, events),
  whileAccessHolds: (events) => whileAccessHolds(accessWatch, access, events),
  merged: (events) => merged([events]),
};

describe.each(Object.entries(kinds))('%s', (kind, made) => {
  /** Subscribes, and consumes the announcement if there is one. */
  async function begin() {
    const from = source();
    const heard = made(from.events)[Symbol.asyncIterator]();
    expect(from.isListening()).toBe(true);
    if (kind === 'announced') await heard.next();
    return { ...from, heard };
  }

  it('unsubscribes from its source if it is closed before the first event', async () => {
    const { heard, isListening } = await begin();
    await heard.return?.();
    expect(isListening()).toBe(false);
    expect(await heard.next()).toMatchObject({ done: true });
  });

  it('unsubscribes from its source if it is closed between two events, as by leaving a loop', async () => {
    const from = source();
    const all = made(from.events);
    const leave = async () => {
      for await (const _ of all) return;
    };
    const left = leave();
    from.push(event);
    await left;
    expect(from.isListening()).toBe(false);
  });

  it('unsubscribes from its source while a reader waits, and ends for the reader', async () => {
    const { heard, isListening } = await begin();
    const waiting = heard.next();
    await heard.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(isListening()).toBe(false);
  });

  it('fails with its source, and then ends', async () => {
    const { heard, miss, push } = await begin();
    push(event);
    expect(await heard.next()).toMatchObject({ done: false });
    miss();
    await expect(heard.next()).rejects.toBeInstanceOf(FellBehind);
    await heard.return?.();
    expect(await heard.next()).toMatchObject({ done: true });
  });
});

it('unsubscribes from the source of a derived stream that fails itself', async () => {
  const [chat, other] = [source(), source()];
  const late = inOrder(chat.events, { ...rows, between: () => Promise.reject(new FellBehind()) });
  const inOrderHeard = late[Symbol.asyncIterator]();
  chat.push({ ...event, messageId: 3, previousId: 2 });
  await expect(inOrderHeard.next()).rejects.toBeInstanceOf(FellBehind);
  const unannounced = announced(() => Promise.reject(new FellBehind()), other.events)[Symbol.asyncIterator]();
  await expect(unannounced.next()).rejects.toBeInstanceOf(FellBehind);
  expect([chat.isListening(), other.isListening()]).toEqual([false, false]);
});

it('unsubscribes from all sources when one of them fails', async () => {
  const [one, other] = [source(), source()];
  const both = merged([one.events, other.events])[Symbol.asyncIterator]();
  one.miss();
  await expect(both.next()).rejects.toBeInstanceOf(FellBehind);
  expect(other.isListening()).toBe(false);
  expect(await both.next()).toMatchObject({ done: true });
});
