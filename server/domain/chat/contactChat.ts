import type { Prisma } from '../../generated/prisma/client.ts';
import { newShareHash } from './shareLink.ts';

/**
 * The chat between an employer and a job seeker, made or opened, with both of them in it. Safe when two requests of the
 * same pair meet. Gives its id.
 */
export async function openContactChat(
  tx: Prisma.TransactionClient,
  employerId: number,
  jobSeekerId: number,
): Promise<number> {
  await tx.chat.createMany({
    data: [{ kind: 'CONTACT', employerId, jobSeekerId, employerHash: newShareHash(), jobSeekerHash: newShareHash() }],
    skipDuplicates: true,
  });
  const chat = await tx.chat.update({
    where: { employerId_jobSeekerId: { employerId, jobSeekerId } },
    data: { open: true },
    select: { id: true, lastMessageId: true },
  });
  await tx.chatParticipant.createMany({
    data: [employerId, jobSeekerId].map((userId) => ({
      chatId: chat.id,
      userId,
      lastMessageId: chat.lastMessageId,
    })),
    skipDuplicates: true,
  });
  return chat.id;
}
