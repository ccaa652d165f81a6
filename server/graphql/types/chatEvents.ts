import { chatKeyColumns } from '../../domain/chat/chat.policy.ts';
import {
  type InboxWatched as ListWatched,
  type MemberPresence as PresenceInChat,
  type Watched,
  watchChat,
  watchInbox,
  watchOwnChats,
} from '../../domain/chat/watch.ts';
import type { ChatEvent, InboxEvent } from '../../domain/events.ts';
import { builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { Chat } from './chat.ts';
import { ChatMember, type Member, memberUserColumns, seatOf } from './chatMember.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';
import { Message } from './message.ts';
import { Viewer } from './viewer.ts';

/** Events wake, rows tell: what an event shows is read from the row when it is delivered. */

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

/** Somebody in a chat, an admin who has just come in included. */
async function memberAt(ctx: GraphContext, chatId: number, userId: number): Promise<Member> {
  const [chat, user, place] = await Promise.all([
    ctx.db.chat.findUniqueOrThrow({ where: { id: chatId }, select: chatKeyColumns }),
    ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: memberUserColumns }),
    ctx.db.chatParticipant.findUnique({ where: { chatId_userId: { chatId, userId } } }),
  ]);
  return {
    chatId,
    userId,
    user,
    readMessageId: place?.readMessageId ?? 0,
    deliveredMessageId: place?.deliveredMessageId ?? 0,
    ownUserId: seatOf(ctx, chat)?.userId ?? null,
  };
}

type Fields<Event> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Event>;

const chatAsItIs = (t: Fields<{ chatId: number }>) =>
  t.prismaField({
    type: Chat,
    description: 'The chat as it is now.',
    resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
  });

/** The fields of what somebody in a chat has done. */
const memberAndChat = (t: Fields<{ chatId: number; userId: number }>) => ({
  member: t.field({
    type: ChatMember,
    description: 'Who it was.',
    resolve: ({ chatId, userId }, _args, ctx) => memberAt(ctx, chatId, userId),
  }),
  chat: chatAsItIs(t),
});

const MessageAdded = builder.objectRef<Of<'message'>>('MessageAdded').implement({
  description: 'Somebody wrote, the viewer included.',
  fields: (t) => ({
    message: t.prismaField({
      type: Message,
      description: 'What was said.',
      resolve: (query, { messageId }, _args, { db }) =>
        db.message.findUniqueOrThrow({ ...query, where: { id: messageId } }),
    }),
    chat: chatAsItIs(t),
  }),
});

const MemberTyping = builder.objectRef<Of<'typing'>>('MemberTyping').implement({
  description: 'Somebody is typing. It holds for three seconds.',
  fields: memberAndChat,
});

const ChatSeen = builder.objectRef<Of<'seen'>>('ChatSeen').implement({
  description: 'Somebody has seen everything up to a message.',
  fields: memberAndChat,
});

const ChatDelivered = builder.objectRef<Of<'delivered'>>('ChatDelivered').implement({
  description: "Messages have reached somebody's client, up to one. Among what happens in one chat alone.",
  fields: memberAndChat,
});

const MemberPresence = builder.objectRef<PresenceInChat>('MemberPresence').implement({
  description: 'Somebody has come online, or gone. For whoever asks for `presence`.',
  fields: memberAndChat,
});

const ChatWatched = builder.objectRef<Watched>('ChatWatched').implement({
  description:
    'The subscription has begun: whatever happens from now on arrives. First, and again after each reconnection.',
  fields: (t) => ({ chat: chatAsItIs(t) }),
});

const eventTypes = {
  watched: 'ChatWatched',
  message: 'MessageAdded',
  typing: 'MemberTyping',
  seen: 'ChatSeen',
  delivered: 'ChatDelivered',
  presence: 'MemberPresence',
} as const;

const ChatEventUnion = builder.unionType('ChatEvent', {
  description: 'Something that happened in a chat.',
  types: [ChatWatched, MessageAdded, MemberTyping, ChatSeen, ChatDelivered, MemberPresence],
  resolveType: (event) => eventTypes[event.type],
});

const InboxChange = builder.objectRef<InboxEvent>('InboxChange').implement({
  description: 'Something is new in one chat of the list.',
  fields: (t) => ({ chat: chatAsItIs(t) }),
});

const InboxWatched = builder.objectRef<ListWatched>('InboxWatched').implement({
  description:
    'The subscription has begun: whatever is new in the list from now on arrives. First, and again after each reconnection.',
  fields: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: 'Whose list it is, as they are now.',
      resolve: (_watched, _args, ctx) => ctx.viewer,
    }),
  }),
});

const InboxEventUnion = builder.unionType('InboxEvent', {
  description: 'Something that happened in a list of chats.',
  types: [InboxWatched, InboxChange],
  resolveType: (event) => ('watched' in event ? 'InboxWatched' : 'InboxChange'),
});

builder.subscriptionFields((t) => ({
  chatEvents: t.field({
    type: ChatEventUnion,
    authScopes: { public: true },
    description: 'What happens in one chat. Refused before the first event where the viewer has no seat.',
    args: {
      chat: t.arg({ type: ChatReferenceInput, required: true, description: 'Which chat.' }),
      presence: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: 'Whether to hear also of members who come online and go.',
      }),
    },
    subscribe: (_root, { chat, presence }, ctx) => watchChat(ctx, chatReference(chat), { presence }),
    resolve: (event: Watched | ChatEvent | PresenceInChat) => event,
  }),
  ownChatEvents: t.field({
    type: ChatEventUnion,
    authScopes: { signedIn: true },
    description:
      "What happens in any of the viewer's chats; for an admin, in everybody's. `ChatWatched` is not among it.",
    subscribe: (_root, _args, ctx) => watchOwnChats(ctx),
    resolve: (event: ChatEvent) => event,
  }),
  inbox: t.field({
    type: InboxEventUnion,
    authScopes: { signedIn: true },
    description: "What is new in the viewer's list of chats; for an admin in everybody's.",
    subscribe: (_root, _args, ctx) => watchInbox(ctx),
    resolve: (event: ListWatched | InboxEvent) => event,
  }),
}));
