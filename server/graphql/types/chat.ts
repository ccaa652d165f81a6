import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { findChat, isPaidFor, latestChat } from '../../domain/chat/access.ts';
import { type ChatKey, type ChatRole, chatKeyColumns, readersOf } from '../../domain/chat/chat.policy.ts';
import { counterpartOf } from '../../domain/chat/counterpart.ts';
import { chatsOf, newestFirst, recentlyActiveWith } from '../../domain/chat/lists.ts';
import { canSeeJobSeeker } from '../../domain/jobSeeker/jobSeeker.policy.ts';
import type { Listing } from '../../domain/listing.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import type { PageArguments } from '../keyset.ts';
import { ChatMember, membersOf, participants, seatOf } from './chatMember.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';
import { Message, messageColumns } from './message.ts';
import { Employer, guarded, JobSeeker, userColumns } from './user.ts';

const ChatKind = builder.enumType('ChatKind', {
  description: 'Whom a chat is between.',
  values: {
    CONTACT: { description: 'An employer and a job seeker; admins may read and write.' },
    SUPPORT: { description: 'A user and the admins as a group.' },
  } as const,
});

function forRoles<Value>(ctx: GraphContext, chat: ChatKey, roles: ChatRole[], value: Value): Value | null {
  const seat = seatOf(ctx, chat);
  return seat && roles.includes(seat.role) ? value : null;
}

const standing = { select: { id: true, deletedAt: true } } as const;
const readersColumns = { employer: standing, jobSeeker: standing, supportUser: standing } as const;

type Reader = { id: number; deletedAt: Date | null } | null;

function isReadBySomebody(
  chat: ChatKey & Record<keyof typeof readersColumns, Reader>,
  seat: { role: ChatRole; userId: number },
): boolean {
  const readers = readersOf({ ...seat, chat });
  const people = [chat.employer, chat.jobSeeker, chat.supportUser];
  return readers === null || people.some((person) => person?.deletedAt === null && readers.includes(person.id));
}

export const Chat = builder.prismaNode('Chat', {
  id: { field: 'id' },
  select: chatKeyColumns,
  description: 'A conversation. For the people in it, the holders of its share links, and admins.',
  authScopes: (chat, ctx) => seatOf(ctx, chat) !== null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    kind: t.expose('kind', { type: ChatKind, description: 'Whether it is with an employer, or with the admins.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastMessageAt: t.expose('lastMessageAt', {
      type: 'DateTime',
      description: 'When the last message was written; before the first one, when the chat was made.',
    }),
    nbMessages: t.exposeInt('nbMessages', { description: 'How many messages there are.' }),
    lastMessageDatabaseId: t.exposeInt('lastMessageId', {
      description: 'The integer id of the latest message; 0 for none.',
    }),
    sharedHash: t.string({
      nullable: true,
      description: "The employer's share link. For the employer and admins.",
      select: { employerHash: true },
      resolve: (chat, _args, ctx) => forRoles(ctx, chat, ['employer', 'admin'], chat.employerHash),
    }),
    jobSeekerSharedHash: t.string({
      nullable: true,
      description: "The job seeker's share link. For the job seeker and admins.",
      select: { jobSeekerHash: true },
      resolve: (chat, _args, ctx) => forRoles(ctx, chat, ['jobSeeker', 'admin'], chat.jobSeekerHash),
    }),
    members: t.field({
      type: [ChatMember],
      description: 'Everybody in the chat; an admin from the first time they open it.',
      select: participants,
      resolve: (chat, _args, ctx) => membersOf(ctx, chat),
    }),
    counterpart: t.field({
      type: ChatMember,
      nullable: true,
      description: 'Whom the chat is with, for the viewer. Null: the admins, none of whom has spoken yet.',
      select: participants,
      resolve: (chat, _args, ctx) => counterpartOf(membersOf(ctx, chat), seatOf(ctx, chat)?.userId ?? 0),
    }),
    viewerMember: t.field({
      type: ChatMember,
      nullable: true,
      description: 'As whom the viewer is in the chat. Null: an admin who has not opened it yet.',
      select: participants,
      resolve: (chat, _args, ctx) =>
        membersOf(ctx, chat).find(({ userId }) => userId === seatOf(ctx, chat)?.userId) ?? null,
    }),
    unread: t.boolean({
      description: 'Whether the latest message is beyond what the viewer has seen.',
      select: { ...participants, lastMessageId: true },
      resolve: (chat, _args, ctx) => {
        const own = seatOf(ctx, chat)?.userId;
        const place = chat.participants.find((participant) => participant.userId === own);
        return chat.lastMessageId > (place?.readMessageId ?? 0);
      },
    }),
    lastMessage: t.prismaField({
      type: Message,
      nullable: true,
      description: 'The latest message; null while nobody has written.',
      select: { lastMessageId: true },
      // By its id, and not as the first of the relation: for several chats that would read all messages of each.
      resolve: (query, { lastMessageId }, _args, { db }) => {
        const latest = { ...query, where: { id: lastMessageId } };
        return lastMessageId === 0 ? null : db.message.findUnique(latest);
      },
    }),
    messages: t.connection(
      {
        type: Message,
        description: 'Newest first.',
        resolve: (chat, args, ctx, info) => {
          const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: messageColumns });
          return connectionOf(ctx, newestFirst(chat.id), args, {
            page: (page) => ctx.db.message.findMany({ ...query, ...page }),
            count: (where) => ctx.db.message.count({ where }),
          });
        },
      },
      { name: 'MessageConnection', description: 'A page of messages.' },
      { name: 'MessageEdge' },
    ),
    viewerCanMessage: t.boolean({
      description:
        'Whether the viewer may write now. False: an employer without an active subscription, or nobody is left to read it.',
      select: readersColumns,
      resolve: (chat, _args, ctx) => {
        const seat = seatOf(ctx, chat);
        return seat !== null && isReadBySomebody(chat, seat) ? isPaidFor(ctx, { chat, ...seat }) : false;
      },
    }),
    isRead: t.boolean({
      description:
        'Whether anybody is left who reads what the viewer writes. False: the account on the other side was deleted.',
      select: readersColumns,
      resolve: (chat, _args, ctx) => {
        const seat = seatOf(ctx, chat);
        return seat !== null && isReadBySomebody(chat, seat);
      },
    }),
    viewerCanRenewShareLinks: t.boolean({
      description:
        'Whether the viewer may give the two sides new share links. False for a support chat, which has none.',
      resolve: (chat, _args, ctx) => chat.kind === 'CONTACT' && seatOf(ctx, chat)?.role === 'admin',
    }),
    viewerIsAdmin: t.boolean({
      description: 'Whether the viewer is here as an admin.',
      resolve: (chat, _args, ctx) => seatOf(ctx, chat)?.role === 'admin',
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'The job seeker of a contact chat, while the viewer may see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: (chat, _args, { viewer }) =>
        chat.jobSeeker && canSeeJobSeeker(viewer, chat.jobSeeker) ? chat.jobSeeker : null,
    }),
  }),
});

const ChatFilter = builder.inputType('ChatFilter', {
  description: 'Every field that is absent or null lets all through.',
  fields: (t) => ({
    unread: t.boolean({ description: 'Whether there is something that the viewer has not seen.' }),
    kind: t.field({ type: ChatKind, description: 'Whom the chat is between.' }),
    q: t.string({
      description:
        "Beginnings of the counterpart's names, as far as the viewer may know them; for an admin, of anybody's in the " +
        'chat. At most 100 characters.',
    }),
  }),
});

const ChatEdge = builder.edgeObject({ type: Chat, name: 'ChatEdge' });
const ChatConnection = builder.connectionObject(
  { type: Chat, name: 'ChatConnection', description: 'A page of chats.' },
  ChatEdge,
);

function pageOfChats(
  listing: Listing<Prisma.ChatWhereInput>,
  args: PageArguments,
  ctx: GraphContext,
  info: GraphQLResolveInfo,
) {
  const select = { ...chatKeyColumns, lastMessageAt: true };
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
  return connectionOf(ctx, listing, args, {
    page: (page) => ctx.db.chat.findMany({ ...query, ...page }),
    count: (where) => ctx.db.chat.count({ where }),
  });
}

for (const person of [JobSeeker, Employer]) {
  builder.prismaObjectField(person, 'chats', (t) =>
    t.connection(
      {
        type: Chat,
        nullable: true,
        description:
          "The person's chats, the latest activity first. For the person and admins; null for everybody else.",
        resolve: async ({ id }, args, ctx, info) =>
          (await guarded(ctx, id, 'chats', true)) ? pageOfChats(chatsOf(id), args, ctx, info) : null,
      },
      ChatConnection,
      ChatEdge,
    ),
  );
}

builder.queryFields((t) => ({
  chats: t.connection(
    {
      type: Chat,
      authScopes: { public: true },
      description: "The viewer's chats, the latest activity first; for an admin all chats. Nobody's is empty.",
      args: { filter: t.arg({ type: ChatFilter, description: 'Which to show.' }) },
      resolve: async (_root, args, ctx, info) =>
        pageOfChats(await recentlyActiveWith(ctx, args.filter ?? {}), args, ctx, info),
    },
    ChatConnection,
    ChatEdge,
  ),
  chat: t.prismaField({
    type: Chat,
    nullable: true,
    authScopes: { public: true },
    description:
      "The chat that is referred to, for whoever may see it; without a reference, the viewer's latest one. Who shows a " +
      'share link is that participant for as long as the operation lasts.',
    args: {
      reference: t.arg({ type: ChatReferenceInput, description: "Which chat; without it, the viewer's latest." }),
    },
    resolve: async (query, _root, { reference }, ctx) => {
      const chat = reference ? await findChat(ctx, chatReference(reference)) : await latestChat(ctx);
      return chat && ctx.db.chat.findUnique({ ...query, where: { id: chat.id } });
    },
  }),
}));
