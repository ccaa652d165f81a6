import type { Prisma } from '../../generated/prisma/client.ts';

/** Whether the employer and the job seeker have both written in their chat. */
export async function hasBothWritten(
  db: Pick<Prisma.TransactionClient, 'chat'>,
  { employerId, jobSeekerId }: { employerId: number; jobSeekerId: number },
): Promise<boolean> {
  const wrote = (userId: number) => ({ messages: { some: { userId } } });
  const chats = await db.chat.count({
    where: { employerId, jobSeekerId, open: true, AND: [wrote(employerId), wrote(jobSeekerId)] },
  });
  return chats > 0;
}
