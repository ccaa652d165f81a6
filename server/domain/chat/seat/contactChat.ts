import type { Chat, Prisma } from '../../../generated/prisma/client.ts';
import { newShareHash } from '../../accounts/session/shareHash.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { employerId } from '../../core/viewer/viewer.ts';
import { lockChatOfPair } from './seat.sql.ts';

/** An employer and a job seeker. */
export type Pair = { employerId: number; jobSeekerId: number };

/** The chat columns that a contact request uses. */
export type ContactChat = { id: number; lastMessageAt: Date };

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
  return chat;
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
