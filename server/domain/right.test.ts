import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { queueLimit } from '../realtime/eventQueue.ts';
import { openEvents } from '../realtime/events.ts';
import { NotFound } from './errors.ts';
import { followRights, type Right, whileRight } from './right.ts';

/** Rights of one process, and one of them that holds until it is taken away. */
function process() {
  const log = pino({ level: 'silent' });
  const { events } = openEvents(undefined, log);
  const rights = followRights({ events, now: () => new Date(), log });
  const held = { isHeld: true };
  const right: Right = {
    check: async () => {
      if (!held.isHeld) throw new NotFound();
      return null;
    },
    concerns: (change) => 'chatId' in change && change.chatId === 1,
  };
  return { events, rights, right, held };
}

it('ends at once by a change that concerns it, and says so once', async () => {
  const { events, rights, right, held } = process();
  const onEnd = vi.fn();
  rights.follow(right, onEnd);
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 2 });
  events.publish('accessChanged', { userId: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(onEnd).not.toHaveBeenCalled();
  events.publish('accessChanged', { chatId: 1 });
  events.publish('accessChanged', { chatId: 1 });
  await eventually(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(onEnd).toHaveBeenCalledWith(expect.any(NotFound));
});

it('is looked at when more has changed at once than can be heard, and is followed on', async () => {
  const { events, rights, right, held } = process();
  const ended = new Promise((resolve) => rights.follow(right, resolve));
  held.isHeld = false;
  for (let number = 0; number <= queueLimit + 1; number += 1) events.publish('accessChanged', { chatId: 2 });
  expect(await ended).toBeInstanceOf(NotFound);
  held.isHeld = true;
  const later = new Promise((resolve) => rights.follow(right, resolve));
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 1 });
  expect(await later).toBeInstanceOf(NotFound);
});

it('that is not followed any more says nothing', async () => {
  const { events, rights, right, held } = process();
  const onEnd = vi.fn();
  const { stop, confirm } = rights.follow(right, onEnd);
  stop();
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 1 });
  await expect(confirm()).rejects.toBeInstanceOf(NotFound);
  expect(onEnd).not.toHaveBeenCalled();
});

it('lets events through while it holds, those that it covers, and ends in why it ended', async () => {
  const { events, rights, right, held } = process();
  const heard = whileRight(rights, right, events.subscribe('inbox', '1'), async ({ chatId }) => chatId > 1)[
    Symbol.asyncIterator
  ]();
  events.publish('inbox', '1', { chatId: 1 });
  events.publish('inbox', '1', { chatId: 2 });
  expect(await heard.next()).toEqual({ done: false, value: { chatId: 2 } });
  const waiting = heard.next();
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 1 });
  await expect(waiting).rejects.toBeInstanceOf(NotFound);
  expect(await heard.next()).toMatchObject({ done: true });
});
