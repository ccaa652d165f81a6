import type { Services } from '../context.ts';
import { derived } from '../derived.ts';
import { type ChatEvent, FellBehind } from '../events.ts';

/** The rows, as far as an order is asked from them. */
export type Rows = {
  /** Up to which message nothing is missing when listening begins; is asked once. */
  since: () => Promise<number>;
  /** Ids of the chat's messages between the two, in their order, `limit` at most. */
  between: (chatId: number, after: number, before: number, limit: number) => Promise<number[]>;
};

export const messagesBetween =
  ({ db }: Pick<Services, 'db'>): Rows['between'] =>
  async (chatId, after, before, limit) => {
    const where = { chatId, id: { gt: after, lt: before } };
    const rows = await db.message.findMany({ where, orderBy: { id: 'asc' }, select: { id: true }, take: limit });
    return rows.map(({ id }) => id);
  };

/** Messages that are told one by one; who has missed more reads them page by page. */
const mostMissed = 500;

/**
 * The events of chats, with the messages of each in the order of their ids, each once and none left out: events of two
 * processes may overtake each other, and some are lost with what carries them. Where the message before one was not told, the
 * rows tell.
 * @throws FellBehind where too much is missing.
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
      const missed = previousId <= from ? [] : await between(chatId, from, messageId, mostMissed + 1);
      if (missed.length > mostMissed) throw new FellBehind();
      for (const [at, id] of missed.entries()) {
        told.set(chatId, id);
        yield { ...event, messageId: id, previousId: missed[at - 1] ?? from };
      }
      told.set(chatId, messageId);
      yield event;
    }
  });
}
