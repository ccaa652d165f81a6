import type { Prisma, Upload } from '../../generated/prisma/client.ts';
import { InvalidInput } from '../errors.ts';
import { uploadIdOf } from './rules.ts';

/** Which kind of chat file belongs in which field of a message. */
const kinds = { photoUri: 'CHAT_IMAGE', documentUri: 'CHAT_DOCUMENT' } as const;

/**
 * Assigns a file to the chat for which its sender uploaded it, or in which it is sent now, in the transaction that
 * stores the message. The message then keeps the file (trigger `upload_attached`).
 * @throws InvalidInput on `photoUri` or `documentUri` if this sender has no such file for this chat
 */
export async function attachChatFile(
  tx: Prisma.TransactionClient,
  field: keyof typeof kinds,
  { uri, chatId, senderId }: { uri: string; chatId: number; senderId: number },
): Promise<Upload> {
  const id = uploadIdOf(uri);
  const own = { kind: kinds[field], userId: senderId, OR: [{ chatId }, { chatId: null }] };
  // Locks the row, so that the file is not removed before the message exists.
  const [upload] = id === null ? [] : await tx.upload.updateManyAndReturn({ where: { ...own, id }, data: { chatId } });
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}
