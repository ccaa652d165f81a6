import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import type { PageArguments } from '../../../graphql/keyset.ts';
import { newestArg, newestByOwner, newestSize, rowsOf } from '../../../graphql/rows.ts';
import { canSeeJobSeeker } from '../../accounts/access/jobSeeker.policy.ts';
import { Employer, guarded, JobSeeker, User, userColumns } from '../../accounts/access/user.graph.ts';
import type { Ctx } from '../../core/context.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { isSeatBlocked, viewerHasBlocked } from '../block/block.ts';
import { Message, messageColumns, messageOf } from '../message/message.graph.ts';
import { counterpartOf } from '../reading/reading.ts';
import { findChat, isPaidFor, latestChat } from './access.ts';
import { type ChatKey, type ChatRole, chatKeyColumns, readersOf } from './chat.policy.ts';
import {
  ChatMember,
  ChatReferenceInput,
  chatReference,
  membersOf,
  participants,
  readersColumns,
  seatOf,
} from './chatMember.graph.ts';
import { chatsOf, latestChatsOf, newestFirst, recentlyActiveWith } from './lists.ts';

const ChatKind = builder.enumType('ChatKind', {
  description: 'The kind of a chat, by its participants.',
  values: {
    CONTACT: { description: 'An employer and a job seeker; admins may read and write.' },
    SUPPORT: { description: 'A user and the admins as a group.' },
  } as const,
});

function forRoles<Value>(ctx: Ctx, chat: ChatKey, roles: ChatRole[], value: Value): Value | null {
  const seat = seatOf(ctx, chat);
  return seat && roles.includes(seat.role) ? value : null;
}

type Reader = { id: number; deletedAt: Date | null } | null;

/** Whether an account is left on the other side. */
export function hasReader(
  chat: ChatKey & Record<keyof typeof readersColumns, Reader>,
  seat: { role: ChatRole; userId: number },
): boolean {
  const readers = readersOf({ ...seat, chat });
  const people = [chat.employer, chat.jobSeeker, chat.supportUser];
  return readers === null || people.some((person) => person?.deletedAt === null && readers.includes(person.id));
}

export const Chat = builder.prismaNode('Chat', {
  extensions: readBy('CHAT'),
  id: { field: 'id' },
  select: chatKeyColumns,
  description: 'A conversation. For the people in it, the holders of its share links, and admins.',
  authScopes: (chat, ctx) => seatOf(ctx, chat) !== null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    kind: t.expose('kind', {
      type: ChatKind,
      description: 'Whether the chat is between an employer and a job seeker, or with the admins.',
    }),
    isOpen: t.exposeBoolean('open', {
      description:
        'Whether its members and the holders of its share links have access. False until an introduction is activated; only ' +
        'admins see the chat until then.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastMessageAt: t.expose('lastMessageAt', {
      type: 'DateTime',
      description: 'Time of the last message; before the first message, the time of creation.',
    }),
    nbMessages: t.exposeInt('nbMessages', { description: 'Number of messages.' }),
    lastMessageDatabaseId: t.exposeInt('lastMessageId', {
      description: 'Integer id of the latest message; 0 if there is none.',
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
    viewerSharedHash: t.string({
      nullable: true,
      description:
        "The viewer's own share link: the employer's for the employer and admins, the job seeker's for the job seeker.",
      select: { employerHash: true, jobSeekerHash: true },
      resolve: (chat, _args, ctx) =>
        forRoles(ctx, chat, ['employer', 'admin'], chat.employerHash) ??
        forRoles(ctx, chat, ['jobSeeker'], chat.jobSeekerHash),
    }),
    members: t.field({
      type: [ChatMember],
      description: 'All members of the chat. An admin becomes a member by opening it for the first time.',
      select: participants,
      resolve: (chat, _args, ctx) => membersOf(ctx, chat),
    }),
    counterpart: t.field({
      type: ChatMember,
      nullable: true,
      description:
        "The other side of the chat from the viewer's point of view. Null for a support chat in which no admin has written yet.",
      select: participants,
      resolve: (chat, _args, ctx) => counterpartOf(membersOf(ctx, chat), seatOf(ctx, chat)?.userId ?? 0),
    }),
    viewerMember: t.field({
      type: ChatMember,
      nullable: true,
      description: "The viewer's membership in the chat. Null for an admin who has not opened it yet.",
      select: participants,
      resolve: (chat, _args, ctx) =>
        membersOf(ctx, chat).find(({ userId }) => userId === seatOf(ctx, chat)?.userId) ?? null,
    }),
    unread: t.boolean({
      description: 'Whether the viewer has not seen the latest message.',
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
      description: 'The latest message; null if there is none.',
      select: { ...participants, lastMessageId: true },
      // By its id: as the first row of the relation, all messages of several chats would be read.
      resolve: (query, chat, _args, ctx) =>
        chat.lastMessageId === 0 ? null : messageOf(ctx, chat, chat.lastMessageId, query),
    }),
    messages: t.connection(
      {
        type: Message,
        description: 'Newest first.',
        resolve: (chat, args, ctx, info) => {
          const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: messageColumns });
          return connectionOf(ctx, newestFirst(ctx, chat), args, {
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
        'Whether the viewer may write now. False for an employer without an active subscription, after a block, and when the account on the other side was deleted.',
      select: readersColumns,
      resolve: async (chat, _args, ctx) => {
        const access = seatOf(ctx, chat);
        if (access === null || !hasReader(chat, access)) return false;
        const seat = { chat, ...access };
        return !(await isSeatBlocked(ctx, seat)) && isPaidFor(ctx, seat);
      },
    }),
    isBlocked: t.boolean({
      description: 'Whether one of the two people has blocked the other: neither can write. False for admins.',
      resolve: async (chat, _args, ctx) => {
        const access = seatOf(ctx, chat);
        return access !== null && isSeatBlocked(ctx, { chat, ...access });
      },
    }),
    viewerHasBlocked: t.boolean({
      description: 'Whether the viewer has blocked the person on the other side, and can take that back.',
      resolve: (chat, _args, ctx) => {
        const access = seatOf(ctx, chat);
        const [other] = access && chat.kind === 'CONTACT' ? (readersOf({ chat, ...access }) ?? []) : [];
        return other !== undefined && viewerHasBlocked(ctx, other);
      },
    }),
    isRead: t.boolean({
      description: 'False when the account on the other side was deleted.',
      select: readersColumns,
      resolve: (chat, _args, ctx) => {
        const seat = seatOf(ctx, chat);
        return seat !== null && hasReader(chat, seat);
      },
    }),
    viewerCanRenewShareLinks: t.boolean({
      description: 'Whether the viewer may renew both share links. False for a support chat, which has none.',
      resolve: (chat, _args, ctx) => chat.kind === 'CONTACT' && seatOf(ctx, chat)?.role === 'admin',
    }),
    viewerIsAdmin: t.boolean({
      description: 'Whether the viewer takes part as an admin.',
      resolve: (chat, _args, ctx) => seatOf(ctx, chat)?.role === 'admin',
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'The job seeker of a contact chat. Null if the viewer may not see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: (chat, _args, { viewer }) =>
        chat.jobSeeker && canSeeJobSeeker(viewer, chat.jobSeeker) ? chat.jobSeeker : null,
    }),
  }),
});

const ChatFilter = builder.inputType('ChatFilter', {
  description: 'A field that is absent or null does not filter.',
  fields: (t) => ({
    unread: t.boolean({ description: 'Whether the viewer has unread messages in the chat.' }),
    kind: t.field({ type: ChatKind, description: 'Whether this is a contact chat or a support chat.' }),
    q: t.string({
      description:
        "Prefixes of the counterpart's names, as far as the viewer may see them; for an admin, of any member's names. " +
        'At most 100 characters.',
    }),
  }),
});

const ChatEdge = builder.edgeObject({ type: Chat, name: 'ChatEdge' });
const ChatConnection = builder.connectionObject(
  { type: Chat, name: 'ChatConnection', description: 'A page of chats.' },
  ChatEdge,
);

function pageOfChats(listing: Listing<Prisma.ChatWhereInput>, args: PageArguments, ctx: Ctx, info: GraphQLResolveInfo) {
  const select = { ...chatKeyColumns, lastMessageAt: true };
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
  return connectionOf(ctx, listing, args, rowsOf(ctx, 'chat', query));
}

for (const person of [JobSeeker, Employer]) {
  builder.prismaObjectField(person, 'chats', (t) =>
    t.connection(
      {
        type: Chat,
        nullable: true,
        description: "The person's chats, latest activity first. For the person and admins; null for other viewers.",
        resolve: async ({ id }, args, ctx, info) =>
          (await guarded(ctx, id, 'chats', true)) ? pageOfChats(chatsOf(ctx.viewer, id), args, ctx, info) : null,
      },
      ChatConnection,
      ChatEdge,
    ),
  );
}

const latestChats = newestByOwner(latestChatsOf);

/** A function that reads a chat by its id with the fields that the client requests. Prisma reads many at once. */
function chatReader(ctx: Ctx, info: GraphQLResolveInfo) {
  const query = queryFromInfo({ context: ctx, info, select: chatKeyColumns });
  return (id: number) => ctx.db.chat.findUniqueOrThrow({ ...query, where: { id } });
}

builder.prismaInterfaceFields(User, (t) => ({
  recentChats: t.field({
    type: [Chat],
    nullable: true,
    description: "The person's chats, latest activity first; for an admin all chats. For the person and admins.",
    args: { first: t.arg.int(newestArg) },
    resolve: async (user, args, ctx, info) => {
      const first = newestSize(args.first);
      if (!(await guarded(ctx, user.id, 'chats', true))) return null;
      const chats = await latestChats(ctx, user.id, first);
      const listed = chats.filter(({ isSupport }) => !isSupport).slice(0, first);
      const read = chatReader(ctx, info);
      return listed.map(({ id }) => read(id));
    },
  }),
  myChatWithAdmin: t.field({
    type: Chat,
    nullable: true,
    description: "The person's chat with the admins, once it has been opened. For the person and admins.",
    resolve: async (user, _args, ctx, info) => {
      if (!(await guarded(ctx, user.id, 'chats', true))) return null;
      // By the ids of all chats, so that it is read together with them.
      const support = (await latestChats(ctx, user.id, 0)).find(({ isSupport }) => isSupport);
      return support ? chatReader(ctx, info)(support.id) : null;
    },
  }),
}));

builder.queryFields((t) => ({
  chats: t.connection(
    {
      type: Chat,
      authScopes: { public: true },
      description: "The viewer's chats, latest activity first; for an admin all chats. Empty for anonymous viewers.",
      args: { filter: t.arg({ type: ChatFilter, description: 'Restricts the list.' }) },
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
      "The referenced chat, or without a reference the viewer's latest chat. Null if the viewer may not see it. A share link " +
      'makes the viewer its participant for the duration of the operation.',
    args: {
      reference: t.arg({ type: ChatReferenceInput, description: "The chat; by default the viewer's latest." }),
    },
    resolve: async (query, _root, { reference }, ctx) => {
      const chat = reference ? await findChat(ctx, chatReference(reference)) : await latestChat(ctx);
      return chat && ctx.db.chat.findUnique({ ...query, where: { id: chat.id } });
    },
  }),
}));
