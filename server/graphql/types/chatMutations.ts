import { announceTyping, markDelivered, markSeen } from '../../domain/chat/attention.ts';
import { sendMessage } from '../../domain/chat/message.ts';
import { openSupportChat } from '../../domain/chat/supportChat.ts';
import {
  Conflict,
  InvalidInput,
  NotFound,
  SignInRequired,
  SubscriptionRequired,
  Unavailable,
} from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import { databaseId, encodeGlobalId } from '../globalId.ts';
import { Chat } from './chat.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';
import { Message } from './message.ts';

builder.relayMutationField(
  'sendMessage',
  {
    description: 'What to say, and where.',
    inputFields: (t) => ({
      chat: t.field({ type: ChatReferenceInput, required: true, description: 'Where to say it.' }),
      text: t.string({ description: 'At most 5000 characters. Needed where no picture and no document is sent.' }),
      photoUri: t.string({ description: 'What `uploadChatImage` answered. For this chat, by this sender.' }),
      documentUri: t.string({ description: 'What `uploadChatDocument` answered. For this chat, by this sender.' }),
      clientId: t.string({
        description: 'Chosen by the sender, 8 to 64 characters: the same one again stores nothing new.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Writes a message. What this answers is committed. Refused where the other side was deleted: nobody would read it. ' +
      'Where something else holds the chat for too long nothing is stored, and the same can be sent again.',
    errors: { types: [InvalidInput, NotFound, SubscriptionRequired, Conflict, Unavailable] },
    resolve: async (_root, { input }, ctx) => {
      const { message, isNew } = await sendMessage(ctx, {
        chat: chatReference(input.chat),
        text: input.text,
        photoUri: input.photoUri,
        documentUri: input.documentUri,
        clientId: input.clientId,
      });
      return { messageId: message.id, isNew };
    },
  },
  {
    description: 'The message as it is stored.',
    outputFields: (t) => ({
      isNew: t.boolean({
        description: 'False where the same `clientId` was sent before: nothing new is stored, and nobody hears of it.',
        resolve: ({ isNew }) => isNew,
      }),
      // Not `message`: that is what every failure has.
      sentMessage: t.prismaField({
        type: Message,
        description: 'As it is stored; the first one where the same `clientId` was sent before.',
        resolve: (query, { messageId }, _args, { db }) =>
          db.message.findUniqueOrThrow({ ...query, where: { id: messageId } }),
      }),
      chat: t.prismaField({
        type: Chat,
        description: 'The chat as it is now.',
        resolve: async (query, { messageId }, _args, { db }) =>
          (await db.message.findUniqueOrThrow({ where: { id: messageId }, select: { chat: query } })).chat,
      }),
    }),
  },
);

builder.relayMutationField(
  'markChatSeen',
  {
    inputFields: (t) => ({
      chat: t.field({ type: ChatReferenceInput, required: true, description: 'Which chat.' }),
      upTo: t.int({
        description: 'The integer id of the newest message that was before their eyes. Left out: of whatever there is.',
      }),
      user: t.globalID({ description: 'As whom; left out, as whoever the viewer is there. Nobody reads for others.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'The viewer has seen what is in this chat, up to a message. It never goes back, nor beyond what there is.',
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { chat, upTo, user } }, ctx) => {
      const as = user && (databaseId(user, 'JobSeeker', 'Employer', 'Admin') ?? 0);
      return { chatId: (await markSeen(ctx, chatReference(chat), { upTo, as })).chat.id };
    },
  },
  {
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'The chat as it is now.',
        resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'markChatDelivered',
  {
    inputFields: (t) => ({
      chat: t.field({ type: ChatReferenceInput, required: true, description: 'Which chat.' }),
      upTo: t.int({ required: true, description: 'The integer id of the newest message that has arrived.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: "Messages have reached the viewer's client, seen or not, up to one of them.",
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { chat, upTo } }, ctx) => ({
      chatId: (await markDelivered(ctx, chatReference(chat), upTo)).chat.id,
    }),
  },
  {
    outputFields: (t) => ({
      chatId: t.id({
        description: 'The global id of the chat.',
        resolve: ({ chatId }) => encodeGlobalId('Chat', chatId),
      }),
    }),
  },
);

builder.relayMutationField(
  'announceTyping',
  { inputFields: (t) => ({ chat: t.field({ type: ChatReferenceInput, required: true, description: 'Which chat.' }) }) },
  {
    authScopes: { public: true },
    description: 'Tells the others in the chat that the viewer is typing. Nothing is stored.',
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, ctx) => ({
      chatId: (await announceTyping(ctx, chatReference(input.chat))).chat.id,
    }),
  },
  {
    outputFields: (t) => ({
      chatId: t.id({
        description: 'The global id of the chat.',
        resolve: ({ chatId }) => encodeGlobalId('Chat', chatId),
      }),
    }),
  },
);

builder.relayMutationField(
  'openSupportChat',
  {
    inputFields: (t) => ({
      user: t.globalID({ description: 'For admins: whose chat. Everybody else opens their own.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      "A user's chat with the admins, made the first time: the viewer's own, or for an admin another user's.",
    errors: { types: [SignInRequired, InvalidInput, NotFound] },
    resolve: async (_root, { input: { user } }, ctx) => ({
      // An id of another type is nobody's.
      chatId: await openSupportChat(ctx, user ? (databaseId(user, 'JobSeeker', 'Employer') ?? 0) : null),
    }),
  },
  {
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'The chat as it is now.',
        resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
      }),
    }),
  },
);
