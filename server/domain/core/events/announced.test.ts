import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openEvents } from '../../../realtime/events.ts';
import { announced } from './events.ts';

it('is subscribed before it announces so', async () => {
  const { events } = openEvents(undefined, pino({ level: 'silent' }));
  const watching = announced(async () => 'watching', events.subscribe('chat', '1'))[Symbol.asyncIterator]();
  expect(await watching.next()).toEqual({ done: false, value: 'watching' });
  const publish = (messageId: number) =>
    events.publish('chat', '1', { type: 'message', chatId: 1, messageId, previousId: 0 });
  // Not awaited yet, because the client first reads the chat.
  publish(7);
  const heard = watching.next();
  publish(8);
  expect((await heard).value).toMatchObject({ messageId: 7 });
  expect((await watching.next()).value).toMatchObject({ messageId: 8 });
});
