import type { Tx } from '../../../database/sql.ts';
import type { Upload } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { uploadIdOf } from './rules.ts';
import { attachToChat } from './stored.sql.ts';

/** Which kind of chat file belongs in which field of a message. */
const kinds = { photoUri: 'CHAT_IMAGE', documentUri: 'CHAT_DOCUMENT' } as const;

/**
 * Assigns a file to the chat for which its sender uploaded it, or in which it is sent now, in the transaction that
 * stores the message. The message then keeps the file (trigger `upload_attached`).
 * @throws InvalidInput on `photoUri` or `documentUri` if this sender has no such file for this chat
 */
export async function attachChatFile(
  tx: Tx,
  field: keyof typeof kinds,
  { uri, chatId, senderId }: { uri: string; chatId: number; senderId: number },
): Promise<Pick<Upload, 'id' | 'kind' | 'contentType' | 'name' | 'size'>> {
  const id = uploadIdOf(uri);
  const upload = await attachToChat(tx, { id, kind: kinds[field], chatId, senderId });
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}
