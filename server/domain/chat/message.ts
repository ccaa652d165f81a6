import { sql } from 'kysely';
import type { z } from 'zod';
import { kyselyIn } from '../../database/kysely.ts';
import type { Message, Prisma, TrialShiftState } from '../../generated/prisma/client.ts';
import { isSeatBlocked } from '../block/blocked.ts';
import type { DomainContext } from '../context.ts';
import { hasTimedOut } from '../database.ts';
import { Conflict, NotFound, Unavailable } from '../errors.ts';
import { noteAnswer } from '../jobApplication/answer.ts';
import { noteMessage } from '../messageMail/due.ts';
import { attachChatFile } from '../upload/attach.ts';
import { uriOf } from '../upload/rules.ts';
import { validated } from '../validation.ts';
import { type ChatReference, type ChatSeat, isRead, requirePaid, takeSeat } from './access.ts';
import { messageSchema } from './message.input.ts';
import { publishChatEvent, publishInboxEvent } from './publish.ts';

export type MessageInput = {
  chat: ChatReference;
  text?: string | null;
  /** URIs of an image and of a document that the sender uploaded for this chat. */
  photoUri?: string | null;
  documentUri?: string | null;
  clientId?: string | null;
};

/** How long sending waits for a lock; shorter than the timeout of a transaction. */
const longestLockWait = '4s';

/** A stored message, and whether this call stored it. It is false for a repeated `clientId`. */
export type SentMessage = { message: Message; isNew: boolean };

/**
 * Sends a message to a chat as the viewer's participant. The message is committed when this resolves. A repeated
 * `clientId` of the same sender stores nothing and returns the stored message.
 * @throws NotFound, SubscriptionRequired, Conflict when the account on the other side was deleted or one side blocked the other, InvalidInput on
 *   `text`, `photoUri` or `documentUri`, Unavailable when the chat was locked for too long. Then nothing is stored, and
 *   the call can be repeated.
 */
export async function sendMessage(ctx: DomainContext, input: MessageInput): Promise<SentMessage> {
  const seat = await takeSeat(ctx, input.chat);
  const content = validated(messageSchema, input);
  await requireReader(ctx, seat, content.clientId);
  await requirePaid(ctx, seat);
  const at = ctx.now();
  const stored = await ctx.db
    .$transaction((tx) => storeMessage(tx, seat, content, at))
    .catch((error: unknown) => {
      if (hasTimedOut(error)) throw new Unavailable('The message was not sent. Please try again.');
      throw error;
    });
  publishMessage(ctx, seat, stored);
  return stored;
}

/** A stored message, and what its events tell. `enters`: the message made an admin a participant. */
export type StoredMessage = SentMessage & { previousId: number; readers: number[]; enters: boolean };

/** Publishes a message that was stored. Call it after the commit. */
export function publishMessage(ctx: DomainContext, { chat, userId }: ChatSeat, stored: StoredMessage): void {
  const { message, isNew, previousId, readers, enters } = stored;
  if (!isNew) return;
  publishChatEvent(ctx, chat, { type: 'message', chatId: chat.id, messageId: message.id, previousId });
  if (enters) publishChatEvent(ctx, chat, { type: 'seen', chatId: chat.id, userId, readMessageId: message.id });
  publishInboxEvent(ctx, chat.id, readers);
}

/**
 * Locks the chat's row until the transaction ends. It makes ids grow in the order of commit and lets a repeated clientId find
 * the first message. The lock timeout also bounds every later wait in this transaction, because PostgreSQL has no limit by
 * default.
 * @throws NotFound when an account has taken the guest's chats over in the meantime
 */
export async function holdChat(tx: Prisma.TransactionClient, seat: ChatSeat): Promise<{ last_message_id: number }> {
  const held = await kyselyIn(tx)
    .selectFrom(['chat', sql`(SELECT set_config('lock_timeout', ${longestLockWait}, true))`.as('waiting')])
    .select(['last_message_id', 'employer_id'])
    .where('id', '=', seat.chat.id)
    .forUpdate('chat')
    .executeTakeFirst();
  if (!held || (seat.role === 'employer' && held.employer_id !== seat.userId)) throw new NotFound();
  return held;
}

/** The trial shift that a message is about, and what its author did with it. */
export type AboutTrialShift = { trialShiftId: number; trialShiftStep: TrialShiftState };

/** Stores a message of the participant and updates what depends on it. Checks no permission. */
export async function storeMessage(
  tx: Prisma.TransactionClient,
  seat: ChatSeat,
  { text, photoUri, documentUri, clientId }: z.output<typeof messageSchema>,
  at: Date,
  about?: AboutTrialShift,
): Promise<StoredMessage> {
  const chatId = seat.chat.id;
  const held = await holdChat(tx, seat);
  const stored = clientId
    ? await tx.message.findUnique({ where: { chatId_userId_clientId: { chatId, userId: seat.userId, clientId } } })
    : null;
  if (stored) return { message: stored, isNew: false, previousId: 0, readers: [], enters: false };
  const files = await attachFiles(tx, { photoUri, documentUri }, { chatId, senderId: seat.userId });
  const message = await tx.message.create({
    data: { chatId, userId: seat.userId, text, ...files, ...about, clientId: clientId ?? null, createdAt: at },
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
  // The sender has the chat open, so it is read.
  await tx.chatParticipant.upsert({
    where: place,
    create: { chatId, userId: seat.userId, readMessageId: message.id, lastMessageId: message.id },
    update: { readMessageId: message.id },
  });
  if (seat.role === 'employer') await noteAnswer(tx, chatId);
  if (seat.role === 'supportUser') {
    await tx.user.update({ where: { id: seat.userId }, data: { lastMessageAt: at }, select: { id: true } });
  }
  const readers = await tx.chatParticipant.findMany({ where: { chatId }, select: { userId: true } });
  const previousId = held.last_message_id;
  return { message, isNew: true, previousId, readers: readers.map((reader) => reader.userId), enters };
}

/**
 * Checked before the subscription. A message stored before the deletion or the block is still returned.
 * @throws Conflict
 */
export async function requireReader(
  ctx: DomainContext,
  seat: ChatSeat,
  clientId: string | null | undefined,
): Promise<void> {
  const isLeft = await isRead(ctx, seat);
  if (isLeft && !(await isSeatBlocked(ctx, seat))) return;
  const own = { chatId: seat.chat.id, userId: seat.userId };
  if (clientId && (await ctx.db.message.count({ where: { ...own, clientId } })) > 0) return;
  throw new Conflict(
    isLeft
      ? 'You can no longer send messages here.'
      : 'You can no longer send messages here: the other account was deleted.',
  );
}

type Files = Pick<
  Prisma.MessageUncheckedCreateInput,
  'type' | 'photoUri' | 'documentUri' | 'documentName' | 'documentSize'
>;

/** The files of the message, by their URIs, and the message type that results from them. */
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
