import type { Prisma } from '../../generated/prisma/client.ts';
import { newShareHash } from './shareLink.ts';

/** An employer and a job seeker. */
export type Pair = { employerId: number; jobSeekerId: number };

/** What a contact request keeps of its chat. */
export type ContactChat = { id: number; lastMessageAt: Date };

/**
 * The chat between the two, made at `at` if there is none: closed, until a contact or the activation of an introduction opens
 * it. The row is held until the transaction ends, so that of several things that happen between the two each finds the last
 * one done.
 */
export async function holdContactChat(tx: Prisma.TransactionClient, pair: Pair, at: Date): Promise<ContactChat> {
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
  const { employerId, jobSeekerId } = pair;
  await tx.$queryRaw`SELECT id FROM chat WHERE employer_id = ${employerId} AND job_seeker_id = ${jobSeekerId} FOR UPDATE`;
  return tx.chat.findUniqueOrThrow({
    where: { employerId_jobSeekerId: pair },
    select: { id: true, lastMessageAt: true },
  });
}

/** The chat between the two, made or opened, with both of them in it. */
export async function openContactChat(tx: Prisma.TransactionClient, pair: Pair, at: Date): Promise<ContactChat> {
  const chat = await holdContactChat(tx, pair, at);
  const { lastMessageId } = await tx.chat.update({
    where: { id: chat.id },
    data: { open: true },
    select: { lastMessageId: true },
  });
  await tx.chatParticipant.createMany({
    data: [pair.employerId, pair.jobSeekerId].map((userId) => ({ chatId: chat.id, userId, lastMessageId })),
    skipDuplicates: true,
  });
  return chat;
}
