import { derived } from '../../core/events/derived.ts';
import { type ChatEvent, FellBehind } from '../../core/events/events.ts';
import type { FileServices } from '../../files/context.ts';

/** The message ids that are needed for ordering. */
export type Rows = {
  /** The id up to which nothing is missing when the subscription starts. Requested once. */
  since: () => Promise<number>;
  /** Ids of the chat's messages between the two, ascending, at most `limit`. */
  between: (chatId: number, after: number, before: number, limit: number) => Promise<number[]>;
};

export const messagesBetween =
  ({ db }: Pick<FileServices, 'db'>): Rows['between'] =>
  async (chatId, after, before, limit) => {
    const where = { chatId, id: { gt: after, lt: before } };
    const rows = await db.message.findMany({ where, orderBy: { id: 'asc' }, select: { id: true }, take: limit });
    return rows.map(({ id }) => id);
  };

/** Number of missed messages that are delivered as events. After more, the client reads pages. */
const maxMissed = 500;

/**
 * The events of chats, with each chat's messages complete and in the order of their ids. Events from two processes can
 * arrive out of order or get lost; missing messages are then read from the database.
 * @throws FellBehind when too many messages are missing
 */
export function inOrder(source: AsyncIterable<ChatEvent>, { since, between }: Rows): AsyncIterable<ChatEvent> {
  return derived(source, async function* (events) {
    const begun = await since();
    const told = new Map<number, number>();
    for await (const event of events) {
      if (event.type !== 'message') {
        yield event;
        continue;
      }
      const { chatId, messageId, previousId } = event;
      const from = told.get(chatId) ?? begun;
      if (messageId <= (told.get(chatId) ?? 0)) continue;
      const missed = previousId <= from ? [] : await between(chatId, from, messageId, maxMissed + 1);
      if (missed.length > maxMissed) throw new FellBehind();
      for (const [at, id] of missed.entries()) {
        told.set(chatId, id);
        yield { ...event, messageId: id, previousId: missed[at - 1] ?? from };
      }
      told.set(chatId, messageId);
      yield event;
    }
  });
}
