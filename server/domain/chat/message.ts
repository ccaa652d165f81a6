import type { z } from 'zod';
import type { Message, Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { hasTimedOut } from '../database.ts';
import { Conflict, Unavailable } from '../errors.ts';
import { noteMessage } from '../messageMail/due.ts';
import { attachChatFile } from '../upload/attach.ts';
import { uriOf } from '../upload/rules.ts';
import { validated } from '../validation.ts';
import { type ChatReference, type ChatSeat, isRead, requirePaid, takeSeat } from './access.ts';
import { messageSchema } from './message.input.ts';
import { wakeChat, wakeChatList } from './wake.ts';

export type MessageInput = {
  chat: ChatReference;
  text?: string | null;
  /** Of a picture and of a document that the sender uploaded for this chat. */
  photoUri?: string | null;
  documentUri?: string | null;
  clientId?: string | null;
};

/** How long a message waits for what something else holds: less than a transaction may take. */
const longestLockWait = '4s';

/** A message as it is stored, and whether it is so by this sending; else the same `clientId` was sent before. */
export type SentMessage = { message: Message; isNew: boolean };

/**
 * Writes a message into a chat as whoever the viewer is there. Once this returns, the message is committed. The same
 * `clientId` of the same sender stores nothing new and gives the stored message.
 * @throws NotFound, SubscriptionRequired, Conflict when the other side was deleted, InvalidInput on `text`, `photoUri` or
 * `documentUri`, Unavailable when the chat was held by something else for too long: nothing is stored, the same may be tried
 * again.
 */
export async function sendMessage(ctx: DomainContext, input: MessageInput): Promise<SentMessage> {
  const seat = await takeSeat(ctx, input.chat);
  const content = validated(messageSchema, input);
  await requireReader(ctx, seat, content.clientId);
  await requirePaid(ctx, seat);
  const chatId = seat.chat.id;
  const { message, isNew, previousId, readers, enters } = await store(ctx, seat, content).catch((error: unknown) => {
    if (hasTimedOut(error)) throw new Unavailable('The message was not sent. Please try again.');
    throw error;
  });
  if (isNew) {
    wakeChat(ctx, seat.chat, { type: 'message', chatId, messageId: message.id, previousId });
    if (enters) wakeChat(ctx, seat.chat, { type: 'seen', chatId, userId: seat.userId, readMessageId: message.id });
    wakeChatList(ctx, chatId, readers);
  }
  return { message, isNew };
}

/** The message as a row, and what depends on it. `enters`: an admin has written who was not in the chat before. */
async function store(ctx: DomainContext, seat: ChatSeat, content: z.output<typeof messageSchema>) {
  const { text, photoUri, documentUri, clientId } = content;
  const chatId = seat.chat.id;
  const at = ctx.now();
  return ctx.db.$transaction(async (tx) => {
    // Holding the chat's row makes ids grow in the order of commit, and lets a repeated clientId find its first. Whatever
    // this then waits for, it waits for no longer than that: the database knows of no end by itself.
    const [held] = await tx.$queryRaw<{ last_message_id: number }[]>`
      SELECT last_message_id
      FROM chat, (SELECT set_config('lock_timeout', ${longestLockWait}, true)) AS waiting
      WHERE id = ${chatId} FOR UPDATE OF chat`;
    const stored = clientId
      ? await tx.message.findUnique({ where: { chatId_userId_clientId: { chatId, userId: seat.userId, clientId } } })
      : null;
    if (stored) return { message: stored, isNew: false, previousId: 0, readers: [], enters: false };
    const files = await attachFiles(tx, { photoUri, documentUri }, { chatId, senderId: seat.userId });
    const message = await tx.message.create({
      data: { chatId, userId: seat.userId, text, ...files, clientId: clientId ?? null, createdAt: at },
    });
    await tx.chat.update({
      where: { id: chatId },
      data: { lastMessageId: message.id, lastMessageAt: at, nbMessages: { increment: 1 } },
      select: { id: true },
    });
    await noteMessage(tx, { chat: seat.chat, senderId: seat.userId, messageId: message.id, at });
    await tx.contactRequest.updateMany({ where: { chatId }, data: { lastMessageAt: at } });
    const place = { chatId_userId: { chatId, userId: seat.userId } };
    const enters = seat.role === 'admin' && (await tx.chatParticipant.findUnique({ where: place })) === null;
    // Who writes has the chat before their eyes.
    await tx.chatParticipant.upsert({
      where: place,
      create: { chatId, userId: seat.userId, readMessageId: message.id, lastMessageId: message.id },
      update: { readMessageId: message.id },
    });
    if (seat.role === 'supportUser') {
      await tx.user.update({ where: { id: seat.userId }, data: { lastMessageAt: at }, select: { id: true } });
    }
    const readers = await tx.chatParticipant.findMany({ where: { chatId }, select: { userId: true } });
    const previousId = held?.last_message_id ?? 0;
    return { message, isNew: true, previousId, readers: readers.map((reader) => reader.userId), enters };
  });
}

/** Before anybody pays for it. What was stored while the others were there is answered all the same. */
async function requireReader(ctx: DomainContext, seat: ChatSeat, clientId: string | null | undefined): Promise<void> {
  if (await isRead(ctx, seat)) return;
  const own = { chatId: seat.chat.id, userId: seat.userId };
  if (clientId && (await ctx.db.message.count({ where: { ...own, clientId } })) > 0) return;
  throw new Conflict('Nobody would read this: the account on the other side was deleted.');
}

type Files = Pick<
  Prisma.MessageUncheckedCreateInput,
  'type' | 'photoUri' | 'documentUri' | 'documentName' | 'documentSize'
>;

/** What the message carries, by the addresses that are the files' own, and the type that follows from it. */
async function attachFiles(
  tx: Prisma.TransactionClient,
  { photoUri, documentUri }: Pick<MessageInput, 'photoUri' | 'documentUri'>,
  to: { chatId: number; senderId: number },
): Promise<Files> {
  const photo = photoUri ? await attachChatFile(tx, 'photoUri', { uri: photoUri, ...to }) : null;
  const document = documentUri ? await attachChatFile(tx, 'documentUri', { uri: documentUri, ...to }) : null;
  return {
    type: photo ? 'IMAGE' : document ? 'DOCUMENT' : 'TEXT',
    photoUri: photo && uriOf(photo),
    documentUri: document && uriOf(document),
    documentName: document?.name ?? null,
    documentSize: document?.size ?? null,
  };
}
