import type { Prisma } from '../../../generated/prisma/client.ts';
import { publishMessage, type StoredMessage, storeMessage } from '../../chat/message/message.ts';
import type { Seat } from '../../chat/seat/access.ts';
import { chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import { lockChatToWrite } from '../../chat/seat/seat.sql.ts';
import type { Ctx } from '../../core/context.ts';
import { changeShift } from './decide.ts';
import { stepText } from './propose.ts';
import { queueEndMail } from './trialShift.mail.ts';

/** The messages about the shifts that ended with an account. */
export type EndedShifts = readonly { seat: Seat; stored: StoredMessage }[];

/**
 * Ends the open proposals and the coming shifts of a person who is deleted or banned. The other side stays with the chat: a message
 * there says so, and a mail at once if they had agreed. Call it in a transaction that has locked the person, and pass the result to
 * `announceEndedShifts` after the commit.
 */
export async function endTrialShiftsOf(
  ctx: Pick<Ctx, 'queue'>,
  tx: Prisma.TransactionClient,
  userId: number,
  at: Date,
): Promise<EndedShifts> {
  const ofPerson = { OR: [{ employerId: userId }, { jobSeekerId: userId }] };
  const isComing: Prisma.TrialShiftWhereInput = { state: { in: ['PROPOSED', 'ACCEPTED'] }, startsAt: { gt: at } };
  const chats = await tx.chat.findMany({
    where: { ...ofPerson, trialShifts: { some: isComing } },
    orderBy: { id: 'asc' },
    select: chatKeyColumns,
  });
  const ended: { seat: Seat; stored: StoredMessage }[] = [];
  for (const chat of chats) {
    let last = await lockChatToWrite(tx, chat.id);
    const isEmployer = chat.employerId === userId;
    const seat: Seat = { chat, role: isEmployer ? 'employer' : 'jobSeeker', userId };
    // Accepted ones first: the open change of one ends with it.
    for (const state of ['ACCEPTED', 'PROPOSED'] as const) {
      const step = state === 'ACCEPTED' ? 'CANCELLED' : 'WITHDRAWN';
      const shifts = await tx.trialShift.findMany({
        where: { ...isComing, state, chatId: chat.id },
        orderBy: { id: 'asc' },
      });
      for (const shift of shifts) {
        if (!last) throw new Error('A chat is missing under the lock of its people.');
        const text = stepText(await changeShift(tx, shift, step, at), step);
        const stored = await storeMessage(
          tx,
          seat,
          { text, clientId: null },
          { at, last },
          { trialShiftId: shift.id, trialShiftStep: step },
        );
        if (step === 'CANCELLED') await queueEndMail(ctx, tx, shift.id, isEmployer ? 'JOB_SEEKER' : 'EMPLOYER');
        last = { ...last, last_message_id: stored.messageId };
        ended.push({ seat, stored });
      }
    }
  }
  // Proposals for times in the past are withdrawn without a message.
  await tx.trialShift.updateMany({
    where: { chat: ofPerson, state: 'PROPOSED' },
    data: { state: 'WITHDRAWN', updatedAt: at },
  });
  return ended;
}

/** Publishes the messages, after the commit. */
export function announceEndedShifts(ctx: Ctx, ended: EndedShifts): void {
  for (const { seat, stored } of ended) publishMessage(ctx, seat, stored);
}
