import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import type { Ctx } from '../../core/context.ts';
import type { ChatEvent, InboxEvent } from '../../core/events/events.ts';
import { Message } from '../message/message.graph.ts';
import { Chat } from '../seat/chat.graph.ts';
import { chatKeyColumns } from '../seat/chat.policy.ts';
import {
  ChatMember,
  ChatReferenceInput,
  chatReference,
  type Member,
  memberUserColumns,
  seatOf,
} from '../seat/chatMember.graph.ts';
import {
  type InboxWatched as ListWatched,
  type MemberPresence as PresenceInChat,
  type Watched,
  watchChat,
  watchInbox,
  watchOwnChats,
} from './watch.ts';
import { chatNow, newMessage } from './wholeChat.graph.ts';

/** Events are only notifications: their content is read from the rows when they are delivered. */

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

/** A member of a chat, including an admin who has just joined. */
async function memberAt(ctx: Ctx, chatId: number, userId: number): Promise<Member> {
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
    description: 'The updated chat.',
    resolve: (query, { chatId }, _args, ctx) => chatNow(ctx, chatId, query),
  });

/** The fields of an event caused by a member. */
const memberAndChat = (t: Fields<{ chatId: number; userId: number }>) => ({
  member: t.field({
    type: ChatMember,
    description: 'The member of the chat.',
    resolve: ({ chatId, userId }, _args, ctx) => memberAt(ctx, chatId, userId),
  }),
  chat: chatAsItIs(t),
});

const MessageAdded = builder.objectRef<Of<'message'>>('MessageAdded').implement({
  extensions: readBy('CHAT'),
  description: 'A member, possibly the viewer, has sent a message.',
  fields: (t) => ({
    message: t.prismaField({
      type: Message,
      description: 'The new message.',
      resolve: (query, event, _args, ctx) => newMessage(ctx, event, query),
    }),
    chat: chatAsItIs(t),
  }),
});

const MemberTyping = builder.objectRef<Of<'typing'>>('MemberTyping').implement({
  extensions: readBy('CHAT'),
  description: 'A member is typing. Valid for three seconds.',
  fields: memberAndChat,
});

const ChatSeen = builder.objectRef<Of<'seen'>>('ChatSeen').implement({
  extensions: readBy('CHAT'),
  description: 'A member has seen all messages up to this one.',
  fields: memberAndChat,
});

const ChatDelivered = builder.objectRef<Of<'delivered'>>('ChatDelivered').implement({
  extensions: readBy('CHAT'),
  description: "Messages up to this one have reached a member's client. Only in the events of a single chat.",
  fields: memberAndChat,
});

const SubjectsChanged = builder.objectRef<Of<'subjects'>>('SubjectsChanged').implement({
  extensions: readBy('CHAT'),
  description:
    'What the chat is about has changed: a request was made, mailed, seen or answered. Only in the events of a single chat.',
  fields: (t) => ({ chat: chatAsItIs(t) }),
});

const MemberPresence = builder.objectRef<PresenceInChat>('MemberPresence').implement({
  extensions: readBy('CHAT'),
  description: 'A member has come online or gone offline. Only if `presence` was requested.',
  fields: memberAndChat,
});

const ChatWatched = builder.objectRef<Watched>('ChatWatched').implement({
  extensions: readBy('CHAT'),
  description:
    'The subscription has started: all later events are delivered. The first event, and again after each reconnection.',
  fields: (t) => ({ chat: chatAsItIs(t) }),
});

const eventTypes = {
  watched: 'ChatWatched',
  message: 'MessageAdded',
  typing: 'MemberTyping',
  seen: 'ChatSeen',
  delivered: 'ChatDelivered',
  subjects: 'SubjectsChanged',
  presence: 'MemberPresence',
} as const;

const ChatEventUnion = builder.unionType('ChatEvent', {
  extensions: readBy('CHAT'),
  description: 'An event in a chat.',
  types: [ChatWatched, MessageAdded, MemberTyping, ChatSeen, ChatDelivered, SubjectsChanged, MemberPresence],
  resolveType: (event) => eventTypes[event.type],
});

const InboxChange = builder.objectRef<InboxEvent>('InboxChange').implement({
  extensions: readBy('CHAT'),
  description: 'A chat of the list has changed.',
  fields: (t) => ({ chat: chatAsItIs(t) }),
});

const InboxWatched = builder.objectRef<ListWatched>('InboxWatched').implement({
  extensions: readBy('CHAT'),
  description:
    'The subscription has started: all later changes of the list are delivered. The first event, and again after each reconnection.',
  fields: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: 'The owner of the list, in the current state.',
      resolve: (_watched, _args, ctx) => ctx.viewer,
    }),
  }),
});

const InboxEventUnion = builder.unionType('InboxEvent', {
  extensions: readBy('CHAT'),
  description: 'A change of a list of chats.',
  types: [InboxWatched, InboxChange],
  resolveType: (event) => ('watched' in event ? 'InboxWatched' : 'InboxChange'),
});

builder.subscriptionFields((t) => ({
  chatEvents: t.field({
    type: ChatEventUnion,
    authScopes: { public: true },
    description: 'Events in one chat. Refused before the first event if the viewer does not take part in the chat.',
    args: {
      chat: t.arg({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
      presence: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: 'Whether to include members coming online and going offline.',
      }),
    },
    subscribe: (_root, { chat, presence }, ctx) => watchChat(ctx, chatReference(chat), { presence }),
    resolve: (event: Watched | ChatEvent | PresenceInChat) => event,
  }),
  ownChatEvents: t.field({
    type: ChatEventUnion,
    authScopes: { signedIn: true },
    description: "Events in all of the viewer's chats; for an admin, in all chats. Without `ChatWatched`.",
    subscribe: (_root, _args, ctx) => watchOwnChats(ctx),
    resolve: (event: ChatEvent) => event,
  }),
  inbox: t.field({
    type: InboxEventUnion,
    authScopes: { signedIn: true },
    description: "Changes of the viewer's list of chats; for an admin, of all chats.",
    subscribe: (_root, _args, ctx) => watchInbox(ctx),
    resolve: (event: ListWatched | InboxEvent) => event,
  }),
}));
