import type { Prisma } from '../../../generated/prisma/client.ts';

/** Ends the open proposals and the coming shifts of a person who leaves: the other side stays with their chat. */
export async function endTrialShiftsOf(tx: Prisma.TransactionClient, userId: number, at: Date): Promise<void> {
  const ofPerson = { chat: { OR: [{ employerId: userId }, { jobSeekerId: userId }] } };
  await tx.trialShift.updateMany({
    where: { ...ofPerson, state: 'PROPOSED' },
    data: { state: 'WITHDRAWN', updatedAt: at },
  });
  await tx.trialShift.updateMany({
    where: { ...ofPerson, state: 'ACCEPTED', startsAt: { gt: at } },
    data: { state: 'CANCELLED', sequence: { increment: 1 }, updatedAt: at },
  });
}

/** Puts the shifts of one chat into another one of the same people, which keeps its own open proposal. */
export async function moveTrialShifts(
  tx: Prisma.TransactionClient,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const open = await tx.trialShift.count({ where: { chatId: into, state: 'PROPOSED' } });
  if (open > 0) {
    await tx.trialShift.updateMany({ where: { chatId: from, state: 'PROPOSED' }, data: { state: 'REPLACED' } });
  }
  await tx.trialShift.updateMany({ where: { chatId: from }, data: { chatId: into } });
}
