import type { Prisma, Upload } from '../../generated/prisma/client.ts';
import { InvalidInput } from '../errors.ts';
import { uploadIdOf } from './rules.ts';

/** Which chat file may be in which field of a message. */
const kinds = { photoUri: 'CHAT_IMAGE', documentUri: 'CHAT_DOCUMENT' } as const;

/**
 * Makes a file the chat's for which its sender uploaded it, or sends it now, in the transaction that stores the message.
 * The message that refers to it attaches it (trigger `upload_attached`): from then on it is kept.
 * @throws InvalidInput on `photoUri` or `documentUri`: there is no such file of this sender's for this chat.
 */
export async function attachChatFile(
  tx: Prisma.TransactionClient,
  field: keyof typeof kinds,
  { uri, chatId, senderId }: { uri: string; chatId: number; senderId: number },
): Promise<Upload> {
  const id = uploadIdOf(uri);
  const own = { kind: kinds[field], userId: senderId, OR: [{ chatId }, { chatId: null }] };
  // Held from here on: nobody removes it before the message is there.
  const [upload] = id === null ? [] : await tx.upload.updateManyAndReturn({ where: { ...own, id }, data: { chatId } });
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}
