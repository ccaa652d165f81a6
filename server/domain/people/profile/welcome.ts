import type { Prisma } from '../../../generated/prisma/client.ts';
import { type StoredMessage, storeMessage } from '../../chat/message/storeMessage.ts';
import type { Participant } from '../../chat/seat/access.ts';
import { lockSeat } from '../../chat/seat/lockSeat.ts';
import { ensureSupportChat } from '../../chat/seat/supportChat.ts';

/** Identifies the message in its chat, so that it is sent once. */
const clientId = 'welcome-message';

/**
 * Where the welcome of a job seeker is written: the support chat, by the first admin who is a person. Null if there is none. The caller has
 * locked the job seeker.
 */
export async function welcomeSeat(tx: Prisma.TransactionClient, jobSeekerId: number): Promise<Participant | null> {
  const admin = await tx.user.findFirst({
    where: { role: 'ROLE_ADMIN', deletedAt: null, integration: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (!admin) return null;
  const { chat } = await ensureSupportChat(tx, jobSeekerId);
  return { chat, role: 'admin', userId: admin.id };
}

/**
 * Stores the message that waits for a job seeker after the wizard (docs/product/profiles.md, 'The wizard'). Null if it was
 * stored before.
 */
export async function storeWelcome(
  tx: Prisma.TransactionClient,
  seat: Participant,
  productName: string,
  at: Date,
): Promise<StoredMessage | null> {
  // From any admin: another one may have been the first.
  if ((await tx.message.count({ where: { chatId: seat.chat.id, clientId } })) > 0) return null;
  const text =
    `Welcome to ${productName}! Your profile is complete. Our team will check and activate it, and then employers can ` +
    'find you. If you have a question, write to us here.';
  const { last } = await lockSeat(tx, seat);
  return storeMessage(tx, seat, { text, photoUri: null, documentUri: null, clientId }, { at, last });
}
