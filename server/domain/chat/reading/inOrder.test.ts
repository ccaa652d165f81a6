import { describe, expect, it } from 'vitest';
import { type ChatEvent, FellBehind } from '../../core/events/events.ts';
import { inOrder } from './watch.ts';

/** Messages of chats with increasing ids; each has the id of the previous message in its chat. */
const message = (messageId: number, previousId: number, chatId = 1): ChatEvent => ({
  type: 'message',
  chatId,
  messageId,
  previousId,
});
const typing: ChatEvent = { type: 'typing', chatId: 1, userId: 7 };

/** The events that a subscriber with all messages up to `since` receives, with these rows in every chat. */
async function told(events: ChatEvent[], { since = 0, rows = [] }: { since?: number; rows?: number[] } = {}) {
  const asked: number[] = [];
  async function* source() {
    yield* events;
  }
  const heard: unknown[] = [];
  const all = inOrder(source(), {
    since: async () => since,
    between: async (chatId, after, before, limit) => {
      asked.push(chatId);
      return rows.filter((id) => id > after && id < before).slice(0, limit);
    },
  });
  for await (const event of all) heard.push(event.type === 'message' ? event.messageId : event.type);
  return { heard, asked };
}

describe('messages of a chat', () => {
  it('are passed on without reading rows if none is missing', async () => {
    expect(await told([message(4, 2), typing, message(9, 4)], { since: 2 })).toEqual({
      heard: [4, 'typing', 9],
      asked: [],
    });
  });

  it('that arrive out of order are sent in order, and once', async () => {
    const events = [message(4, 2), message(9, 6), message(6, 4), message(10, 9)];
    expect((await told(events, { since: 2, rows: [2, 4, 6, 9, 10] })).heard).toEqual([4, 6, 9, 10]);
  });

  it('that never arrived are sent before the next one', async () => {
    expect((await told([message(9, 7)], { since: 2, rows: [1, 2, 5, 7, 9] })).heard).toEqual([5, 7, 9]);
  });

  it('that arrive twice are sent once', async () => {
    expect((await told([message(4, 2), message(4, 2)], { since: 2 })).heard).toEqual([4]);
  });

  it('are sent even if they were committed when the subscription began', async () => {
    expect((await told([message(4, 2)], { since: 4 })).heard).toEqual([4]);
  });

  it('are independent of those of other chats', async () => {
    const events = [message(8, 2, 1), message(5, 3, 2), message(9, 5, 2)];
    expect(await told(events, { since: 3 })).toEqual({ heard: [8, 5, 9], asked: [] });
  });

  it('fail with FellBehind if too many are missing', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => at + 1);
    await expect(told([message(600, 599)], { rows })).rejects.toBeInstanceOf(FellBehind);
  });
});
