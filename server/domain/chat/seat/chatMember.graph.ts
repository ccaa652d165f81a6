import type { Prisma, Role as RoleValue } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import { Role } from '../../accounts/access/user.graph.ts';
import { nameColumns, publicCompany, visibleName } from '../../accounts/access/visibleName.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { isBlockedBetween } from '../block/block.ts';
import type { ChatReference } from './access.ts';
import { type ChatKey, canSeePresence, chatAccess } from './chat.policy.ts';

export type Member = {
  chatId: number;
  userId: number;
  user: {
    id: number;
    name: string;
    callName: string | null;
    role: RoleValue;
    loginEmail: string | null;
    photoUri: string | null;
    lastSeenAt: Date | null;
    deletedAt: Date | null;
  };
  /** Not loaded for the author of a message. */
  readMessageId?: number;
  deliveredMessageId?: number;
  /** The viewer's own user id in this chat. */
  ownUserId: number | null;
};

/** The data of a member. */
export const memberUserColumns = { ...nameColumns, photoUri: true, lastSeenAt: true } as const;
export const memberColumns = {
  chatId: true,
  userId: true,
  readMessageId: true,
  deliveredMessageId: true,
  user: { select: memberUserColumns },
} as const;

/** The viewer's role in a chat. */
export const seatOf = (ctx: Ctx, chat: ChatKey) => chatAccess(ctx.viewer, ctx.shareGrants, chat);

/** The members of a chat in the order of joining, then by user id. */
export const participants = {
  participants: { select: memberColumns, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] },
} satisfies Prisma.ChatSelect;

export const standing = { select: { id: true, deletedAt: true } } as const;
/** Whether the accounts on the sides of a chat are left. */
export const readersColumns = { employer: standing, jobSeeker: standing, supportUser: standing } as const;

/** The same from the viewer's point of view. */
export function membersOf(ctx: Ctx, chat: ChatKey & { participants: Omit<Member, 'ownUserId'>[] }): Member[] {
  const ownUserId = seatOf(ctx, chat)?.userId ?? null;
  return chat.participants.map((participant) => ({ ...participant, ownUserId }));
}

/** A member's read position; loaded separately for the author of a message. */
async function positionsOf({ db }: Ctx, { chatId, userId, readMessageId, deliveredMessageId }: Member) {
  if (readMessageId !== undefined && deliveredMessageId !== undefined) return { readMessageId, deliveredMessageId };
  const place = await db.chatParticipant.findUnique({ where: { chatId_userId: { chatId, userId } } });
  return { readMessageId: place?.readMessageId ?? 0, deliveredMessageId: place?.deliveredMessageId ?? 0 };
}

/** A block hides two people from each other; admins see all. */
async function showsPresence(ctx: Ctx, { userId, user, ownUserId }: Member): Promise<boolean> {
  if (ownUserId === null || !canSeePresence(user, ownUserId)) return false;
  if (userId === ownUserId || user.role === 'ROLE_ADMIN' || ctx.viewer.kind === 'admin') return true;
  return !(await isBlockedBetween(ctx, userId, ownUserId));
}

export const ChatMember = builder.objectRef<Member>('ChatMember').implement({
  extensions: readBy('CHAT'),
  description: 'A member of a chat, as the other members see them.',
  fields: (t) => ({
    id: t.id({ resolve: (member) => encodeGlobalId('ChatMember', `${member.chatId}-${member.userId}`) }),
    userDatabaseId: t.exposeInt('userId', { description: "The user's integer id." }),
    name: t.string({
      description: 'The full name for the person, their clients and admins; otherwise `callName` or its first word.',
      resolve: (member, _args, ctx) => visibleName(ctx, member.user),
    }),
    callName: t.string({
      nullable: true,
      description: 'What a job seeker has asked to be called. Null: the first word of the name.',
      resolve: ({ user }) => user.callName,
    }),
    company: t.string({
      nullable: true,
      description: 'The company of an employer, as the public company page names it. Null for others.',
      resolve: ({ user }, _args, ctx) => publicCompany(ctx, user.id),
    }),
    role: t.field({ type: Role, description: 'The role in the chat.', resolve: (member) => member.user.role }),
    photoUri: t.string({
      nullable: true,
      description: 'A square photo, if there is one.',
      resolve: (member) => member.user.photoUri,
    }),
    isViewer: t.boolean({
      description: 'Whether the viewer is this member, by session or by share link.',
      resolve: (member) => member.userId === member.ownUserId,
    }),
    seenUpTo: t.int({
      description: 'Integer id of the last message this member has seen; 0 if there is none.',
      resolve: async (member, _args, ctx) => (await positionsOf(ctx, member)).readMessageId,
    }),
    deliveredUpTo: t.int({
      description:
        'Integer id of the last message that has reached a client of this member; 0 if there is none. Never less than ' +
        '`seenUpTo`.',
      resolve: async (member, _args, ctx) => {
        const { readMessageId, deliveredMessageId } = await positionsOf(ctx, member);
        return Math.max(readMessageId, deliveredMessageId);
      },
    }),
    isOnline: t.boolean({
      description:
        'Whether this member has a live connection now. False after a block between this member and the viewer.',
      resolve: async (member, _args, ctx) => (await showsPresence(ctx, member)) && ctx.isOnline(member.userId),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When this member was last online, to the minute. Null if never, if the account was deleted, or after a block between ' +
        'this member and the viewer.',
      resolve: async (member, _args, ctx) => ((await showsPresence(ctx, member)) ? member.user.lastSeenAt : null),
    }),
    isPremium: t.boolean({
      nullable: true,
      description: 'Whether this employer has an active subscription. For admins.',
      resolve: (member, _args, { viewer, isPremium }) => (viewer.kind === 'admin' ? isPremium(member.userId) : null),
    }),
  }),
});

/** How clients refer to a chat: by its id or by a share link. */
export const ChatReferenceInput = builder.inputType('ChatReference', {
  isOneOf: true,
  description: 'A chat, by its id or by a share link.',
  fields: (t) => ({
    id: t.globalID({ description: 'The global id of a chat.' }),
    databaseId: t.int({ description: 'The integer id of a chat, as used in URLs.' }),
    sharedHash: t.string({ description: 'The secret of a share link.' }),
  }),
});

/** @throws InvalidInput when nothing is given */
export function chatReference(input: typeof ChatReferenceInput.$inferInput): ChatReference {
  if (input.databaseId) return { chatId: input.databaseId };
  if (input.sharedHash) return { shareHash: input.sharedHash };
  // An id of another type is an unknown chat.
  if (input.id) return { chatId: databaseId(input.id, 'Chat') ?? 0 };
  throw InvalidInput.of('chat', 'Please name a chat by its id or by its share link.');
}
