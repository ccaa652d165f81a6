import { type ChatKey, canSeePresence, chatAccess } from '../../domain/chat/chat.policy.ts';
import type { Prisma, Role as RoleValue } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { encodeGlobalId } from '../globalId.ts';
import { Role, visibleName } from './user.ts';

export type Member = {
  chatId: number;
  userId: number;
  user: {
    id: number;
    name: string;
    role: RoleValue;
    photoUri: string | null;
    lastSeenAt: Date | null;
    deletedAt: Date | null;
  };
  /** Unknown where the member is met as the author of a message. */
  readMessageId?: number;
  deliveredMessageId?: number;
  /** The viewer's own user id in this chat. */
  ownUserId: number | null;
};

/** What a member is made of. */
export const memberUserColumns = {
  id: true,
  name: true,
  role: true,
  photoUri: true,
  lastSeenAt: true,
  deletedAt: true,
} as const;
export const memberColumns = {
  chatId: true,
  userId: true,
  readMessageId: true,
  deliveredMessageId: true,
  user: { select: memberUserColumns },
} as const;

/** As whom the viewer is in a chat. */
export const seatOf = (ctx: GraphContext, chat: ChatKey) => chatAccess(ctx.viewer, ctx.shareGrants, chat);

/** Everybody in a chat, in the order in which they came; those who came together always in the same one. */
export const participants = {
  participants: { select: memberColumns, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] },
} satisfies Prisma.ChatSelect;

/** The same as the viewer meets them. */
export function membersOf(ctx: GraphContext, chat: ChatKey & { participants: Omit<Member, 'ownUserId'>[] }): Member[] {
  const ownUserId = seatOf(ctx, chat)?.userId ?? null;
  return chat.participants.map((participant) => ({ ...participant, ownUserId }));
}

/** How far a member has come; read where they are met as the author of a message. */
async function positionsOf({ db }: GraphContext, { chatId, userId, readMessageId, deliveredMessageId }: Member) {
  if (readMessageId !== undefined && deliveredMessageId !== undefined) return { readMessageId, deliveredMessageId };
  const place = await db.chatParticipant.findUnique({ where: { chatId_userId: { chatId, userId } } });
  return { readMessageId: place?.readMessageId ?? 0, deliveredMessageId: place?.deliveredMessageId ?? 0 };
}

export const ChatMember = builder.objectRef<Member>('ChatMember').implement({
  description: 'Somebody in a chat, as the others there know them.',
  fields: (t) => ({
    id: t.id({ resolve: (member) => encodeGlobalId('ChatMember', `${member.chatId}-${member.userId}`) }),
    userDatabaseId: t.exposeInt('userId', { description: "The user's integer id." }),
    name: t.string({
      description: 'The whole name for the person, their clients and admins; else the first word of it.',
      resolve: (member, _args, ctx) => visibleName(ctx, member.user),
    }),
    role: t.field({ type: Role, description: 'As what they are in the chat.', resolve: (member) => member.user.role }),
    photoUri: t.string({
      nullable: true,
      description: 'A square picture; null for none.',
      resolve: (member) => member.user.photoUri,
    }),
    isViewer: t.boolean({
      description: 'Whether the viewer is this member here, by session or by share link.',
      resolve: (member) => member.userId === member.ownUserId,
    }),
    seenUpTo: t.int({
      description: 'The integer id of the last message this member has seen; 0 for none.',
      resolve: async (member, _args, ctx) => (await positionsOf(ctx, member)).readMessageId,
    }),
    deliveredUpTo: t.int({
      description:
        "The integer id of the last message that has reached a client of this member's; 0 for none. Never behind " +
        '`seenUpTo`.',
      resolve: async (member, _args, ctx) => {
        const { readMessageId, deliveredMessageId } = await positionsOf(ctx, member);
        return Math.max(readMessageId, deliveredMessageId);
      },
    }),
    isOnline: t.boolean({
      description: 'Whether this member has a live connection now, anywhere in the product.',
      resolve: ({ userId, user, ownUserId }, _args, { isOnline }) =>
        canSeePresence(user, ownUserId) && isOnline(userId),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When this member was last online, to the minute; null: never, or they are deleted.',
      resolve: ({ user, ownUserId }) => (canSeePresence(user, ownUserId) ? user.lastSeenAt : null),
    }),
    isPremium: t.boolean({
      nullable: true,
      description: 'Whether this employer has an active subscription. For admins.',
      resolve: (member, _args, { viewer, isPremium }) => (viewer.kind === 'admin' ? isPremium(member.userId) : null),
    }),
  }),
});
