import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { openEvents, queueLimit } from '../../../realtime/events.ts';
import { NotFound } from '../failures/errors.ts';
import { type Access, createAccessWatch, whileAccessHolds } from './accessWatch.ts';

/** A separate access watch, and an access that holds until `held.isHeld` is cleared. */
function setUp() {
  const log = pino({ level: 'silent' });
  const { events } = openEvents(undefined, log);
  const accessWatch = createAccessWatch({ events, now: () => new Date(), log });
  const held = { isHeld: true };
  const access: Access = {
    check: async () => {
      if (!held.isHeld) throw new NotFound();
      return null;
    },
    concerns: (change) => 'chatId' in change && change.chatId === 1,
  };
  return { events, accessWatch, access, held };
}

it('ends on a change that concerns it, and calls back once', async () => {
  const { events, accessWatch, access, held } = setUp();
  const onEnd = vi.fn();
  accessWatch.start(access, onEnd);
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

it('is checked when events were missed, and the watch continues', async () => {
  const { events, accessWatch, access, held } = setUp();
  const ended = new Promise((resolve) => accessWatch.start(access, resolve));
  held.isHeld = false;
  for (let number = 0; number <= queueLimit + 1; number += 1) events.publish('accessChanged', { chatId: 2 });
  expect(await ended).toBeInstanceOf(NotFound);
  held.isHeld = true;
  const later = new Promise((resolve) => accessWatch.start(access, resolve));
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 1 });
  expect(await later).toBeInstanceOf(NotFound);
});

it('does not call back after it was stopped', async () => {
  const { events, accessWatch, access, held } = setUp();
  const onEnd = vi.fn();
  const { stop, confirm } = accessWatch.start(access, onEnd);
  stop();
  held.isHeld = false;
  events.publish('accessChanged', { chatId: 1 });
  await expect(confirm()).rejects.toBeInstanceOf(NotFound);
  expect(onEnd).not.toHaveBeenCalled();
});

it('passes covered events while it holds, then throws the reason it ended', async () => {
  const { events, accessWatch, access, held } = setUp();
  const heard = whileAccessHolds(accessWatch, access, events.subscribe('inbox', '1'), async ({ chatId }) => chatId > 1)[
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
