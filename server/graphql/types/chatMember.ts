import { type ChatKey, chatAccess } from '../../domain/chat/chat.policy.ts';
import type { Prisma, Role as RoleValue } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { encodeGlobalId } from '../globalId.ts';
import { Role, visibleName } from './user.ts';

export type Member = {
  chatId: number;
  userId: number;
  user: { id: number; name: string; role: RoleValue; photoUri: string | null };
  /** Unknown where the member is met as the author of a message. */
  readMessageId?: number;
  /** The viewer's own user id in this chat. */
  ownUserId: number | null;
};

/** What a member is made of. */
export const memberUserColumns = { id: true, name: true, role: true, photoUri: true } as const;
export const memberColumns = {
  chatId: true,
  userId: true,
  readMessageId: true,
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
      resolve: async ({ chatId, userId, readMessageId }, _args, { db }) => {
        if (readMessageId !== undefined) return readMessageId;
        const place = await db.chatParticipant.findUnique({ where: { chatId_userId: { chatId, userId } } });
        return place?.readMessageId ?? 0;
      },
    }),
    isPremium: t.boolean({
      nullable: true,
      description: 'Whether this employer has an active subscription. For admins.',
      resolve: (member, _args, { viewer, isPremium }) => (viewer.kind === 'admin' ? isPremium(member.userId) : null),
    }),
  }),
});
