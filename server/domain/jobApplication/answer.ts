import type { Prisma } from '../../generated/prisma/client.ts';

/** The employer has written in this chat: the job seeker's new applications are in talk. */
export async function noteAnswer(tx: Prisma.TransactionClient, chatId: number): Promise<void> {
  await tx.jobApplication.updateMany({ where: { chatId, state: 'NEW' }, data: { state: 'IN_TALK' } });
}
