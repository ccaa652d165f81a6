import type { Message } from '../../../generated/prisma/client.ts';
import type { ChatKey, ChatRole } from '../seat/chat.policy.ts';
import { type Danger, dangersOf } from './danger.ts';

/**
 * What a reader is warned of at a message: the person whom the other one of a contact chat wrote it to. Authors and admins get
 * no warning, and what admins write needs none (docs/product/chat.md, 'Warnings').
 */
export function warningsFor(
  seat: { role: ChatRole; userId: number } | null,
  chat: ChatKey,
  { userId, text }: Pick<Message, 'userId' | 'text'>,
): Danger[] {
  const isReader = seat !== null && seat.role !== 'admin' && seat.userId !== userId;
  const isFromOther = chat.kind === 'CONTACT' && (userId === chat.employerId || userId === chat.jobSeekerId);
  return isReader && isFromOther && text !== null ? dangersOf(text) : [];
}
