import type { Prisma } from '../../../../generated/prisma/client.ts';
import { lockChat } from '../../../chat/seat/lockChat.sql.ts';
import { weighOncePerJobSeeker } from '../../../people/jobSeeker/popularity.ts';
import { mergeChat } from './mergeChat.ts';

/** A chat that went into another one of the same two people. */
export type JoinedChat = {
  gone: number;
  chatId: number;
  /** Whose list of chats has changed. */
  userIds: number[];
};

type Merge = { from: number; into: number };

/**
 * Moves everything that refers to one guest to another one, and deletes the first. The database refuses the deletion while
 * anything is left.
 */
export async function mergeGuest(tx: Prisma.TransactionClient, { from, into }: Merge): Promise<JoinedChat[]> {
  const chats = await tx.chat.findMany({
    where: { OR: [from, into].flatMap((id) => [{ employerId: id }, { supportUserId: id }]) },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  // Before anything moves, so that no message is written as the first guest meanwhile.
  for (const { id } of chats) await lockChat(tx, id);
  const mine = { where: { userId: from }, data: { userId: into } };
  await tx.message.updateMany(mine);
  await tx.chatParticipant.updateMany(mine);
  await tx.upload.updateMany(mine);
  await tx.emailMessage.updateMany(mine);
  await weighOncePerJobSeeker(tx, [from, into]);
  await tx.contactRequest.updateMany({ where: { employerId: from }, data: { employerId: into } });
  await tx.subscription.updateMany({ where: { employerId: from }, data: { employerId: into } });
  const joined = await moveChats(tx, { from, into });
  const gone = await tx.user.delete({ where: { id: from } });
  const kept = await tx.user.findUniqueOrThrow({ where: { id: into } });
  await tx.user.update({
    where: { id: into },
    data: {
      whatsApp: kept.whatsApp ?? gone.whatsApp,
      company: kept.company ?? gone.company,
      cityId: kept.cityId ?? gone.cityId,
      jobId: kept.jobId ?? gone.jobId,
      lastSeenAt: later(kept.lastSeenAt, gone.lastSeenAt),
      lastMessageAt: later(kept.lastMessageAt, gone.lastMessageAt),
      stripeCustomerId: kept.stripeCustomerId ?? gone.stripeCustomerId,
    },
    select: { id: true },
  });
  return joined;
}

/** Chats with the same job seeker are joined, and so are chats with the admins. */
async function moveChats(tx: Prisma.TransactionClient, { from, into }: Merge): Promise<JoinedChat[]> {
  const chats = await tx.chat.findMany({
    where: { OR: [{ employerId: from }, { supportUserId: from }] },
    select: { id: true, jobSeekerId: true },
    orderBy: { id: 'asc' },
  });
  const joined: JoinedChat[] = [];
  for (const { id, jobSeekerId } of chats) {
    const held = await tx.chat.findFirst({
      where: jobSeekerId === null ? { supportUserId: into } : { employerId: into, jobSeekerId },
      select: { id: true },
    });
    if (held) {
      await mergeChat(tx, { from: id, into: held.id });
      joined.push({ gone: id, chatId: held.id, userIds: jobSeekerId === null ? [into] : [into, jobSeekerId] });
    } else {
      const data = jobSeekerId === null ? { supportUserId: into } : { employerId: into };
      await tx.chat.update({ where: { id }, data, select: { id: true } });
    }
  }
  return joined;
}

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};
