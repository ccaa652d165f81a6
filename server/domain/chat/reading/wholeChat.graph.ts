import { Prisma } from '../../../generated/prisma/client.ts';
import { isWithin } from '../../../graphql/loadedRows.ts';
import type { Ctx } from '../../core/context.ts';
import { memberUserColumns, participants, readersColumns } from '../seat/chatMember.graph.ts';
import { type WholeChat, wholeChat } from './reading.ts';

/**
 * The chat and the message of an event or of the answer to its author. What the product's client selects of the two is read
 * by one statement; any other selection is read by Prisma.
 */

/** Set to false, Prisma reads everything. Answers and events stay the same. */
const isOn = true;

/** Prisma's arguments of a query. */
type Query<Select> = { select?: Select | null };

const allOf = <Column extends string>(columns: Record<string, Column>) =>
  Object.fromEntries(Object.values(columns).map((column) => [column, true]));

/** What `wholeChat` reads, as Prisma's arguments. */
const chatRead = { select: { ...allOf(Prisma.ChatScalarFieldEnum), ...participants, ...readersColumns } };
const messageRead = {
  select: { ...allOf(Prisma.MessageScalarFieldEnum), chat: chatRead, user: { select: memberUserColumns } },
};

/** The chat as it is now. */
export async function chatNow<Select extends Prisma.ChatSelect>({ db, sql }: Ctx, id: number, query: Query<Select>) {
  const chat = isOn && isWithin(query, chatRead) ? await wholeChat(sql, id) : undefined;
  return chat ?? db.chat.findUniqueOrThrow({ ...query, where: { id } });
}

/** A message that was the latest of its chat a moment ago. */
export async function newMessage<Select extends Prisma.MessageSelect>(
  { db, sql }: Ctx,
  { chatId, messageId }: { chatId: number; messageId: number },
  query: Query<Select>,
) {
  const chat = isHeld(query) ? await wholeChat(sql, chatId) : undefined;
  return (
    (chat && latestMessage(chat, messageId, query)) ??
    db.message.findUniqueOrThrow({ ...query, where: { id: messageId } })
  );
}

/** The message with this id, if it was read with its chat, and with all that a query selects. */
export function latestMessage(chat: object, id: number, query: Query<Prisma.MessageSelect>) {
  if (!isWhole(chat) || chat.latestMessage?.id !== id || !isHeld(query)) return null;
  const { latestMessage: message, participants: places } = chat;
  if (message.trialShiftId !== null) return null;
  const author = places.find(({ userId }) => userId === message.userId);
  return author ? { ...message, trialShift: null, chat, user: author.user } : null;
}

const isWhole = (chat: object): chat is WholeChat => 'latestMessage' in chat;

/** Whether a query selects nothing that `wholeChat` does not read. Most messages are about no trial shift. */
function isHeld({ select }: Query<Prisma.MessageSelect>): boolean {
  const { trialShift: _mostlyNone, ...columns } = select ?? {};
  return isOn && isWithin({ select: columns }, messageRead);
}
