import type { Sql } from '../../../database/kysely.ts';
import type { Upload } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { uploadIdOf } from './rules.ts';

/** Which kind of chat file belongs in which field of a message. */
const kinds = { photoUri: 'CHAT_IMAGE', documentUri: 'CHAT_DOCUMENT' } as const;

/**
 * Assigns a file to the chat for which its sender uploaded it, or in which it is sent now, in the transaction that
 * stores the message. The message then keeps the file (trigger `upload_attached`).
 * @throws InvalidInput on `photoUri` or `documentUri` if this sender has no such file for this chat
 */
export async function attachChatFile(
  tx: Sql,
  field: keyof typeof kinds,
  { uri, chatId, senderId }: { uri: string; chatId: number; senderId: number },
): Promise<Pick<Upload, 'id' | 'kind' | 'contentType' | 'name' | 'size'>> {
  const id = uploadIdOf(uri);
  // Locks the row, so that the file is not removed before the message exists.
  const upload = await tx
    .updateTable('upload')
    .set({ chat_id: chatId })
    .where('id', '=', id)
    .where('kind', '=', kinds[field])
    .where('user_id', '=', senderId)
    .where((eb) => eb.or([eb('chat_id', '=', chatId), eb('chat_id', 'is', null)]))
    .returning(['id', 'kind', 'content_type as contentType', 'name', 'size'])
    .executeTakeFirst();
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}
