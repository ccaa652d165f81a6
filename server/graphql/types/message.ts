import { chatKeyColumns } from '../../domain/chat/chat.policy.ts';
import { chatFileUri } from '../../domain/upload/chatFile.ts';
import { builder } from '../builder.ts';
import { ChatMember, membersOf, memberUserColumns, participants, seatOf } from './chatMember.ts';

const MessageType = builder.enumType('MessageType', {
  description: 'What a message carries.',
  values: {
    TEXT: { description: 'Words, and no file.' },
    IMAGE: { description: 'A picture, with or without words.' },
    DOCUMENT: { description: 'A file to download, with or without words.' },
  } as const,
});

/** Read with every message; the chat decides who may see it. */
export const messageColumns = { id: true, chatId: true, userId: true, chat: { select: chatKeyColumns } } as const;

export const Message = builder.prismaNode('Message', {
  id: { field: 'id' },
  select: messageColumns,
  description: 'Something that was said in a chat. For whoever may see the chat.',
  authScopes: (message, ctx) => seatOf(ctx, message.chat) !== null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id. It grows with every message of a chat.' }),
    type: t.expose('type', { type: MessageType, description: 'Whether it is words, a picture or a file.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Plain text. Null where a file was sent without words.',
    }),
    photoUri: t.string({
      nullable: true,
      description: 'Where the picture is read from. By a share link: for an hour or two, then another address.',
      select: { photoUri: true },
      resolve: ({ photoUri, chat }, _args, ctx) => photoUri && chatFileUri(ctx, chat, photoUri),
    }),
    documentUri: t.string({
      nullable: true,
      description: 'Where the document is downloaded from. By a share link: for an hour or two, then another address.',
      select: { documentUri: true },
      resolve: ({ documentUri, chat }, _args, ctx) => documentUri && chatFileUri(ctx, chat, documentUri),
    }),
    documentName: t.exposeString('documentName', { nullable: true, description: 'As the sender called the file.' }),
    documentSize: t.exposeInt('documentSize', {
      nullable: true,
      description: 'How large the document is, in bytes. Null where there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    chat: t.relation('chat', { description: 'Where it was said.' }),
    seenBy: t.field({
      type: [ChatMember],
      description: 'Those in the chat who have seen it, whoever wrote it among them.',
      select: { chat: { select: { ...chatKeyColumns, ...participants } } },
      resolve: ({ id, chat }, _args, ctx) =>
        membersOf(ctx, chat).filter(({ readMessageId }) => readMessageId !== undefined && readMessageId >= id),
    }),
    clientId: t.string({
      nullable: true,
      description: 'What the sender chose to recognise the message by. For the sender.',
      select: { clientId: true },
      resolve: (message, _args, ctx) =>
        seatOf(ctx, message.chat)?.userId === message.userId ? message.clientId : null,
    }),
    user: t.field({
      type: ChatMember,
      description: 'Who wrote it.',
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
