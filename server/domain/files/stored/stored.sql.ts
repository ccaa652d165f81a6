import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';
import type { UploadKind } from '../../../generated/prisma/client.ts';

/**
 * Gives the sender's upload of this kind to the chat, and returns it; undefined if there is none, or if it is another chat's. Locks the
 * row, so that the file is not removed before its message exists.
 */
export const attachToChat = (
  tx: Tx,
  { id, kind, chatId, senderId }: { id: string | null; kind: UploadKind; chatId: number; senderId: number },
) =>
  kyselyIn(tx)
    .updateTable('upload')
    .set({ chat_id: chatId })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', '=', senderId)
    .where((eb) => eb.or([eb('chat_id', '=', chatId), eb('chat_id', 'is', null)]))
    .returning(['id', 'kind', 'content_type as contentType', 'name', 'size'])
    .executeTakeFirst();

/** Of unused uploads: those from before a time, or the one with this id. */
export type WhichUploads = { before: Date } | { id: string };

/** Locks up to `limit` unused uploads, the oldest first. Skips locked rows. Returns what names their files. */
export const lockUnusedUploads = (tx: Tx, which: WhichUploads, limit: number) =>
  kyselyIn(tx)
    .selectFrom('upload')
    .select(['id', 'kind', 'content_type as contentType'])
    .where('attached_at', 'is', null)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('created_at', '<', which.before)))
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
