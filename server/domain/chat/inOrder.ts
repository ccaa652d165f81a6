import type { Services } from '../context.ts';
import { type ChatEvent, FellBehind } from '../events.ts';

type MessageEvent = Extract<ChatEvent, { type: 'message' }>;

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
  return {
    [Symbol.asyncIterator]() {
      const events = source[Symbol.asyncIterator]();
      const told = new Map<number, number>();
      const due: MessageEvent[] = [];
      let begun: Promise<number> | undefined;

      const isTold = ({ chatId, messageId }: MessageEvent) => messageId <= (told.get(chatId) ?? 0);
      const withMissed = async (event: MessageEvent): Promise<MessageEvent[]> => {
        const { chatId, messageId, previousId } = event;
        const from = told.get(chatId) ?? (await begun) ?? 0;
        if (previousId <= from) return [event];
        const ids = await between(chatId, from, messageId, mostMissed + 1);
        if (ids.length > mostMissed) throw new FellBehind();
        const missed = ids.map((id, at) => ({ ...event, messageId: id, previousId: ids[at - 1] ?? from }));
        return [...missed, event];
      };

      return {
        async next() {
          begun ??= since();
          await begun;
          for (;;) {
            const missed = due.shift();
            if (missed) {
              told.set(missed.chatId, missed.messageId);
              return { done: false, value: missed };
            }
            const next = await events.next();
            if (next.done || next.value.type !== 'message') return next;
            if (!isTold(next.value)) due.push(...(await withMissed(next.value)));
          }
        },
        async return() {
          due.length = 0;
          await events.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
