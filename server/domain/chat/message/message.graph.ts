import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { holds } from '../../../graphql/loadedRows.ts';
import { mutation } from '../../../graphql/mutation.ts';
import type { Ctx } from '../../core/context.ts';
import { type InputFields, image } from '../../files/sent/upload.graph.ts';
import { warningsFor } from '../danger/warning.ts';
import { latestMessage } from '../reading/wholeChat.graph.ts';
import { chatKeyColumns } from '../seat/chat.policy.ts';
import {
  ChatMember,
  ChatReferenceInput,
  chatReference,
  membersOf,
  memberUserColumns,
  participants,
  seatOf,
} from '../seat/chatMember.graph.ts';
import { chatFileUri, uploadChatDocument, uploadChatImage } from './chatFile.ts';

const MessageType = builder.enumType('MessageType', {
  description: 'The content of a message.',
  values: {
    TEXT: { description: 'Text without a file.' },
    IMAGE: { description: 'An image, with or without text.' },
    DOCUMENT: { description: 'A file to download, with or without text.' },
  } as const,
});

const MessageDanger = builder.enumType('MessageDanger', {
  description: 'What the reader of a message is warned of. Rules on words decide, so that a warning can be wrong.',
  values: {
    MONEY: { description: 'It asks for money: a fee, a deposit or a loan.' },
    PAPERS: { description: 'It asks for a passport or an identity card, or to keep it.' },
    SECRETS: { description: 'It asks for bank or card data, a password or a code.' },
    ELSEWHERE: { description: 'It asks to go on in another service.' },
  } as const,
});

const TrialShiftStep = builder.enumType('TrialShiftStep', {
  description: 'What the author of a message did with a trial shift.',
  values: {
    PROPOSED: { description: 'Proposed it.' },
    ACCEPTED: { description: 'Accepted it.' },
    DECLINED: { description: 'Declined it.' },
    WITHDRAWN: { description: 'Took the proposal back.' },
    CANCELLED: { description: 'Cancelled it after it was accepted.' },
  } as const,
});

/** Read with every message; the chat decides who may see it. */
export const messageColumns = { id: true, chatId: true, userId: true, chat: { select: chatKeyColumns } } as const;

export const Message = builder.prismaNode('Message', {
  extensions: readBy('CHAT'),
  id: { field: 'id' },
  select: messageColumns,
  description: 'A message in a chat. For viewers who may see the chat.',
  authScopes: (message, ctx) => seatOf(ctx, message.chat) !== null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id. It grows with every message of a chat.' }),
    type: t.expose('type', { type: MessageType, description: 'Whether it is text, an image or a document.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Plain text. Null if a file was sent without text.',
    }),
    photoUri: t.string({
      nullable: true,
      description: 'URI of the image. Under a share link it expires after an hour or two.',
      select: { photoUri: true },
      resolve: ({ photoUri, chat }, _args, ctx) => photoUri && chatFileUri(ctx, chat, photoUri),
    }),
    documentUri: t.string({
      nullable: true,
      description: 'URI of the document. Under a share link it expires after an hour or two.',
      select: { documentUri: true },
      resolve: ({ documentUri, chat }, _args, ctx) => documentUri && chatFileUri(ctx, chat, documentUri),
    }),
    documentName: t.exposeString('documentName', { nullable: true, description: 'File name given by the sender.' }),
    documentSize: t.exposeInt('documentSize', {
      nullable: true,
      description: 'Size of the document in bytes. Null if there is none.',
    }),
    dangers: t.field({
      type: [MessageDanger],
      description:
        'What the viewer is warned of, the worst first. Empty for its author and for admins. Nothing is blocked.',
      select: { text: true },
      resolve: (message, _args, ctx) => warningsFor(seatOf(ctx, message.chat), message.chat, message),
    }),
    trialShift: t.relation('trialShift', {
      nullable: true,
      description: 'The trial shift that it is about; `text` says the same in words. Null for all other messages.',
    }),
    trialShiftStep: t.field({
      type: TrialShiftStep,
      nullable: true,
      description: 'What the author did with the trial shift. Null without one.',
      select: { trialShiftStep: true },
      resolve: ({ trialShiftStep: step }) => (step === 'REPLACED' ? null : step),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    chat: t.relation('chat', { description: 'The chat of the message.' }),
    seenBy: t.field({
      type: [ChatMember],
      description: 'Members of the chat who have seen it, including its author.',
      select: { chat: { select: { ...chatKeyColumns, ...participants } } },
      resolve: ({ id, chat }, _args, ctx) =>
        membersOf(ctx, chat).filter(({ readMessageId }) => readMessageId !== undefined && readMessageId >= id),
    }),
    clientId: t.string({
      nullable: true,
      description: 'Idempotency key chosen by the sender. For the sender.',
      select: { clientId: true },
      resolve: (message, _args, ctx) =>
        seatOf(ctx, message.chat)?.userId === message.userId ? message.clientId : null,
    }),
    user: t.field({
      type: ChatMember,
      description: 'The author.',
      select: { user: { select: memberUserColumns } },
      resolve: (message, _args, ctx) => ({
        chatId: message.chatId,
        userId: message.userId,
        user: message.user,
        ownUserId: seatOf(ctx, message.chat)?.userId ?? null,
      }),
    }),
  }),
});

/**
 * A message of a chat that is already loaded. Neither the chat nor an author who is its member is read again.
 * @param query the arguments of Prisma's query for the fields that the client requests
 */
export async function messageOf(
  { db }: Ctx,
  chat: LoadedChat,
  id: number,
  query: { select?: Prisma.MessageSelect | null },
) {
  const known = latestMessage(chat, id, query);
  if (known) return known;
  const { chat: ofChat, user: _user, ...columns } = query.select ?? {};
  const isHeld = holds(chat, ofChat, ['participants']);
  const message = await db.message.findUnique({
    where: { id },
    select: { ...columns, ...messageColumns, chat: isHeld ? false : ofChat },
  });
  if (!message) return null;
  const member = chat.participants.find(({ userId }) => userId === message.userId);
  const author = member ?? {
    user: await db.user.findUniqueOrThrow({ where: { id: message.userId }, select: memberUserColumns }),
  };
  return { ...message, user: author.user, ...(isHeld && { chat }) };
}

type LoadedChat = Parameters<typeof membersOf>[1];

const chatOf = (t: InputFields) =>
  t.field({
    type: ChatReferenceInput,
    description: "The chat of the message. Without it, the file can be sent to any of the sender's chats.",
  });

mutation('uploadChatImage', uploadChatImage, {
  description:
    'Stores a picture for a message. It is removed if no message uses it within a day. For ' +
    'viewers who may write in the chat.',
  inputDescription: 'A picture for a message and its chat.',
  input: (t) => ({
    chat: chatOf(t),
    image: image(t),
  }),
  run: async (ctx, { chat, image }) => ({
    uri: await uploadChatImage(ctx, chat ? chatReference(chat) : null, image),
  }),
  payloadDescription: 'The stored picture, readable by the members of the chat.',
  payload: (t) => ({
    uri: t.string({ description: "URI for the message's `photoUri`.", resolve: ({ uri }) => uri }),
  }),
});

mutation('uploadChatDocument', uploadChatDocument, {
  description:
    'Stores a document for a message. It is served as it was sent, for download only, and is not checked for macros or ' +
    'scripts. It is removed if no message uses it within a day. For ' +
    'viewers who may write in the chat.',
  inputDescription: 'A document for a message and its chat.',
  input: (t) => ({
    chat: chatOf(t),
    document: t.field({
      type: 'Upload',
      required: true,
      description: 'PDF, or an Excel workbook (xls, xlsx); at most 10 MB.',
    }),
  }),
  run: async (ctx, { chat, document }) => uploadChatDocument(ctx, chat ? chatReference(chat) : null, document),
  payloadDescription: 'The stored document, readable by the members of the chat.',
  payload: (t) => ({
    uri: t.string({ description: "URI for the message's `documentUri`.", resolve: ({ uri }) => uri }),
    name: t.string({
      description: 'The file name for downloads.',
      resolve: ({ name }) => name,
    }),
  }),
});
