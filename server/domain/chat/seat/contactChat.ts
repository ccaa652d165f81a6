import type { Chat, Prisma } from '../../../generated/prisma/client.ts';
import { newShareHash, sides } from '../../accounts/session/shareHash.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, ShareSide } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { verb } from '../../core/viewer/verb.ts';
import { employerId, requireKnownViewer, type Viewer } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { resolveSeat } from './access.ts';
import { type ChatKey, chatAccess } from './chat.policy.ts';
import { lockChatOfPair } from './seat.sql.ts';

/** An employer and a job seeker. */
export type Pair = { employerId: number; jobSeekerId: number };

/** The chat columns that a contact request uses. */
export type ContactChat = { id: number; lastMessageAt: Date; latestMessageAt: Date | null };

/**
 * The chat between the two. If there is none, it is created at `at` and stays closed until a contact request or the
 * activation of an introduction opens it; both are its members from the beginning. Locks the row until the transaction ends, so that concurrent operations run
 * one after the other.
 */
export async function lockContactChat(tx: Prisma.TransactionClient, pair: Pair, at: Date): Promise<ContactChat> {
  await tx.chat.createMany({
    data: [
      {
        kind: 'CONTACT',
        ...pair,
        employerHash: newShareHash(),
        jobSeekerHash: newShareHash(),
        open: false,
        lastMessageAt: at,
        createdAt: at,
      },
    ],
    skipDuplicates: true,
  });
  await lockChatOfPair(tx, pair);
  const { lastMessageId, ...chat } = await tx.chat.findUniqueOrThrow({
    where: { employerId_jobSeekerId: pair },
    select: { id: true, lastMessageAt: true, lastMessageId: true },
  });
  await tx.chatParticipant.createMany({
    data: [pair.employerId, pair.jobSeekerId].map((userId) => ({ chatId: chat.id, userId, lastMessageId })),
    skipDuplicates: true,
  });
  return { ...chat, latestMessageAt: lastMessageId > 0 ? chat.lastMessageAt : null };
}

/** Creates or opens the chat between the two. */
export async function openContactChat(tx: Prisma.TransactionClient, pair: Pair, at: Date): Promise<ContactChat> {
  const chat = await lockContactChat(tx, pair, at);
  await tx.chat.update({ where: { id: chat.id }, data: { open: true }, select: { id: true } });
  return chat;
}

/** The open chat of the viewer, as an employer, with this job seeker; null without one. Batched. */
export function employerChat(ctx: Ctx, jobSeekerId: number): Promise<Chat | null> | null {
  return employerId(ctx.viewer) === null ? null : chatWith(ctx, jobSeekerId);
}

const chatWith = batchedBy(async ({ db, viewer }: Ctx, jobSeekerIds: number[]) => {
  const where = { employerId: employerId(viewer) ?? 0, jobSeekerId: { in: jobSeekerIds }, open: true };
  const chats = await db.chat.findMany({ where });
  const byJobSeeker = new Map(chats.map((chat) => [chat.jobSeekerId, chat]));
  return (jobSeeker: number) => byJobSeeker.get(jobSeeker) ?? null;
});

/** The side of a contact chat that is the viewer. Null for the holder of a link, who could lock the owner out by renewing it. */
export function ownShareSide(viewer: Viewer, chat: ChatKey): ShareSide | null {
  const role = chatAccess(viewer, new Map(), chat)?.role;
  return role === 'employer' || role === 'jobSeeker' ? role : null;
}

/**
 * Renews the share link of one side of a contact chat: admins both sides', each participant their own. The old link and connections opened with it end
 * at once.
 * @throws Forbidden for the other side's link, InvalidInput on `chat` for a support chat, which has no links
 */
export const renewShareLink = verb(
  'CHAT',
  requireKnownViewer,
  [Forbidden, NotFound, InvalidInput],
  async (ctx: Ctx, _viewer, chatId: number, side: ShareSide): Promise<void> => {
    const { chat, role } = await resolveSeat({ ...ctx, shareGrants: new Map() }, { chatId });
    if (chat.kind !== 'CONTACT') throw InvalidInput.of('chat', 'A support chat has no share links.');
    if (role !== 'admin' && role !== side) throw new Forbidden('You can only renew your own link.');
    await write(ctx, [], async (tx) => {
      await tx.chat.update({
        where: { id: chatId },
        data: side === 'employer' ? { employerHash: newShareHash() } : { jobSeekerHash: newShareHash() },
        select: { id: true },
      });
      await tx.formerShareLink.deleteMany({ where: { chatId, side: sides[side].former } });
      if (role === 'admin') {
        await auditedValues(ctx, tx, { action: 'chat.renewShareLink', type: 'CHAT', id: chatId, after: { side } });
      }
    });
    ctx.events.publish('accessChanged', { chatId });
  },
);
